import type { GridSize } from '@planted/garden-domain';
import { createStore } from '@planted/mfe-kit';
import type { Point } from '../grid/line';
import { type Box, fits, fitView, panBy, reveal, settle, type View, zoomAbout } from './view';

/** A view as it is kept between visits. */
export interface PersistedView extends View {
  /** Fit was pressed last: the whole grid stays in sight, whatever its size and that of the box. */
  readonly isFitted: boolean;
}

export interface PlanState {
  readonly box: Box;
  readonly view: View;
  readonly isFitted: boolean;
  /** Where the pointer is in the box, in CSS pixels. */
  readonly pointer: Point | null;
  /** The pointer is a finger, which hides what lies under and right below it. */
  readonly isFinger: boolean;
  /** Whether the keyboard's cell is to be seen. */
  readonly keyboard: boolean;
}

export type PlanStore = ReturnType<typeof createPlanStore>;

const atFullSize: View = { zoom: 1, left: 0, top: 0 };

/**
 * How the gardener looks at the plan; changes nothing of the design.
 * @param kept the view of an earlier visit
 */
export function createPlanStore(grid: () => GridSize, kept: PersistedView | null = null) {
  const store = createStore<PlanState>({
    box: { width: 0, height: 0 },
    view: kept ?? atFullSize,
    isFitted: kept?.isFitted ?? false,
    pointer: null,
    isFinger: false,
    keyboard: false,
  });
  const set = (change: Partial<PlanState>) => store.set({ ...store.get(), ...change });
  /** Nearest that an automatic fit may go: what the gardener chose last. */
  let chosen = store.get().view.zoom;
  /** The whole grid was in sight when it was last looked at: it stays so when grid or box have another size. */
  let isWhole = false;
  const show = (view: View) => {
    const now = store.get().view;
    if (view.zoom !== now.zoom || view.left !== now.left || view.top !== now.top) set({ view });
  };
  /** What is seen once box or grid have changed. */
  const follow = (view: View) => {
    const { box, isFitted } = store.get();
    show(following(view, box, isFitted));
  };
  function following(view: View, box: Box, isFitted: boolean): View {
    if (isFitted) return fitView(grid(), box);
    if (!isWhole || box.width === 0) return settle(view, grid(), box);
    const whole = fitView(grid(), box);
    return whole.zoom < chosen ? whole : settle({ ...view, zoom: chosen }, grid(), box);
  }
  const look = () => {
    const { view, box } = store.get();
    isWhole = fits(view, grid(), box);
  };
  const middle = (): Point => ({ x: store.get().box.width / 2, y: store.get().box.height / 2 });

  return {
    get: store.get,
    subscribe: store.subscribe,
    point: (pointer: Point | null, isFinger = false) => {
      if (pointer !== store.get().pointer) set({ pointer, isFinger });
    },
    showKeyboard: (keyboard: boolean) => keyboard !== store.get().keyboard && set({ keyboard }),

    /** The box has another size. On the first visit, a narrow box is filled; a wide one starts at 100 %. */
    measure(box: Box, isNarrow: boolean): void {
      const now = store.get();
      const isFirst = now.box.width === 0 && kept === null;
      const isFitted = now.isFitted || (isFirst && isNarrow);
      set({ box, isFitted, view: following(now.view, box, isFitted) });
      if (now.box.width === 0) look();
    },
    /** As on the first visit. */
    lookAfresh(isNarrow: boolean): void {
      set({ isFitted: isNarrow });
      chosen = atFullSize.zoom;
      isWhole = false;
      follow(atFullSize);
      look();
    },
    /** The grid has another size. */
    settle: () => follow(store.get().view),
    fit(): void {
      set({ isFitted: true });
      follow(store.get().view);
    },
    zoom(factor: number, at: Point = middle()): void {
      const { view, box, isFitted } = store.get();
      if (isFitted) set({ isFitted: false });
      show(zoomAbout(view, factor, at, grid(), box));
      chosen = store.get().view.zoom;
      look();
    },
    /** @returns whether there was anything left to push */
    pan(by: Point): boolean {
      const before = store.get().view;
      show(panBy(before, by, grid(), store.get().box));
      return store.get().view !== before;
    },
    reveal: (at: Point) => show(reveal(store.get().view, at, grid(), store.get().box)),
  };
}
