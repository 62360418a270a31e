import type { GridSize } from '@planted/garden-domain';
import { createStore } from '@planted/mfe-kit';
import type { Point } from '../grid/line';
import { type Box, fitView, panBy, reveal, settle, type View, zoomAbout } from './view';

export interface PlanState {
  readonly box: Box;
  readonly view: View;
  /** Where the pointer is in the box, in CSS pixels. */
  readonly pointer: Point | null;
  /** Whether the keyboard's cell is to be seen. */
  readonly keyboard: boolean;
}

export type PlanStore = ReturnType<typeof createPlanStore>;

const atFullSize: View = { zoom: 1, left: 0, top: 0 };

/**
 * How the gardener looks at the plan; changes nothing of the design.
 * @param kept the view of an earlier visit
 */
export function createPlanStore(grid: () => GridSize, kept: View | null = null) {
  const store = createStore<PlanState>({
    box: { width: 0, height: 0 },
    view: kept ?? atFullSize,
    pointer: null,
    keyboard: false,
  });
  const set = (change: Partial<PlanState>) => store.set({ ...store.get(), ...change });
  const show = (view: View) => {
    const now = store.get().view;
    if (view.zoom !== now.zoom || view.left !== now.left || view.top !== now.top) set({ view });
  };
  const middle = (): Point => ({ x: store.get().box.width / 2, y: store.get().box.height / 2 });

  return {
    get: store.get,
    subscribe: store.subscribe,
    point: (pointer: Point | null) => set({ pointer }),
    showKeyboard: (keyboard: boolean) => keyboard !== store.get().keyboard && set({ keyboard }),

    /** The box has another size. On the first visit, a narrow box is filled; a wide one starts at 100 %. */
    measure(box: Box, isNarrow: boolean): void {
      const { view, box: before } = store.get();
      const first = before.width === 0 && kept === null;
      set({ box, view: first && isNarrow ? fitView(grid(), box) : settle(view, grid(), box) });
    },
    /** As on the first visit. */
    lookAfresh(isNarrow: boolean): void {
      const { box } = store.get();
      show(isNarrow ? fitView(grid(), box) : settle(atFullSize, grid(), box));
    },
    /** The grid has another size. */
    settle: () => show(settle(store.get().view, grid(), store.get().box)),
    fit: () => show(fitView(grid(), store.get().box)),
    zoom: (factor: number, at: Point = middle()) =>
      show(zoomAbout(store.get().view, factor, at, grid(), store.get().box)),
    /** @returns whether there was anything left to push */
    pan(by: Point): boolean {
      const before = store.get().view;
      show(panBy(before, by, grid(), store.get().box));
      return store.get().view !== before;
    },
    reveal: (at: Point) => show(reveal(store.get().view, at, grid(), store.get().box)),
  };
}
