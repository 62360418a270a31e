/** Nearest that the plan is looked at, as the side of a cell in CSS pixels. */
const NEAREST_CELL = 96;
/** Even a small bed can be looked at from twice as near. */
const LEAST_MOST_ZOOM = 2;
/** One press of + or −. */
export const ZOOM_STEP = 1.4;

/** How near the plan is looked at: 1 shows all of it; the offsets are what has gone out of sight at left and top. */
export interface PlanView {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

export const WHOLE_PLAN: PlanView = { zoom: 1, left: 0, top: 0 };

/** @param fitCell side of a cell when the whole plan is shown, in CSS pixels */
export const mostZoom = (fitCell: number): number => Math.max(LEAST_MOST_ZOOM, NEAREST_CELL / fitCell);

/**
 * Looks from nearer (factor above 1) or farther away, so that what is under `at` stays there.
 * @param at a place in the part that is seen, in CSS pixels
 */
export function zoomAbout(
  view: PlanView,
  factor: number,
  at: { readonly x: number; readonly y: number },
  most: number,
): PlanView {
  const zoom = Math.min(most, Math.max(1, view.zoom * factor));
  const grown = zoom / view.zoom;
  return {
    zoom,
    left: Math.max(0, (view.left + at.x) * grown - at.x),
    top: Math.max(0, (view.top + at.y) * grown - at.y),
  };
}

/** Cells that need drawing, both ends counted. */
export interface SeenCells {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Visible cells are counted in blocks, so that scrolling by a few pixels renders nothing again. */
const BLOCK = 4;

/** The blocks of cells that are in sight, and one more around. */
export function seenCells(
  { left, top }: PlanView,
  cell: number,
  box: { readonly width: number; readonly height: number },
): SeenCells {
  const first = (at: number): number => (Math.floor(at / cell / BLOCK) - 1) * BLOCK;
  const last = (at: number): number => (Math.ceil(at / cell / BLOCK) + 1) * BLOCK;
  return {
    left: first(left),
    top: first(top),
    right: last(left + box.width),
    bottom: last(top + box.height),
  };
}

export const isSeen = (
  footprint: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  seen: SeenCells,
): boolean =>
  footprint.x <= seen.right &&
  footprint.y <= seen.bottom &&
  footprint.x + footprint.width > seen.left &&
  footprint.y + footprint.height > seen.top;

const keyOf = (draftId: string): string => `planted-planter-view/${draftId}`;

/** How the gardener looked at the plan when they left it. Where storage is denied, nothing is kept. */
export const persistedView = {
  read(draftId: string): PlanView {
    try {
      const view: unknown = JSON.parse(localStorage.getItem(keyOf(draftId)) ?? 'null');
      return isView(view) ? view : WHOLE_PLAN;
    } catch {
      return WHOLE_PLAN;
    }
  },
  write(draftId: string, view: PlanView): void {
    try {
      localStorage.setItem(keyOf(draftId), JSON.stringify(view));
    } catch {
      // Denied or full: the next visit shows the whole plan.
    }
  },
};

function isView(value: unknown): value is PlanView {
  if (typeof value !== 'object' || value === null) return false;
  const { zoom, left, top } = value as Partial<PlanView>;
  return [zoom, left, top].every(Number.isFinite) && (zoom as number) >= 1;
}
