import type { CellIndex, GridSize, GrowingConditions } from '@planted/garden-domain';
import type { Standing } from './standing';

/** A denoted plot: cells of the drawing that have a name and growing conditions. */
export interface Plot {
  /** Made when the plot was denoted; names it through undo, rotating and saving. */
  readonly draftId: string;
  /** Sorted; never empty. */
  readonly cells: readonly CellIndex[];
  readonly conditions: GrowingConditions;
}

/**
 * What is drawn: which cells are soil, and which of them are named plots. Never changed in place.
 * Always true: a plot's cells are filled, no cell belongs to two plots, no plot is without cells.
 */
export interface Design extends GridSize {
  /** One byte a cell, row by row: 1 filled, 0 empty. */
  readonly filled: Uint8Array;
  /** By garden name, in the order of denoting. A Map, since names are the gardener's words ('__proto__' too). */
  readonly plots: ReadonlyMap<string, Plot>;
  /** Of a garden that is saved: the one plot is its bed, and all soil belongs to it. */
  readonly standing?: Standing;
}

export function emptyDesign({ width, height }: GridSize): Design {
  return { width, height, filled: new Uint8Array(width * height), plots: new Map() };
}

/** Square feet: one per filled cell (1 §2). Counted once per drawing. */
export function filledArea({ filled }: Design): number {
  const known = areas.get(filled);
  if (known !== undefined) return known;
  let area = 0;
  for (const cell of filled) area += cell;
  areas.set(filled, area);
  return area;
}

const areas = new WeakMap<Uint8Array, number>();

/** Per cell the position of its plot in `plots`, or -1. Worked out once per design. */
export function ownersOf(design: Design): Int32Array {
  const known = owners.get(design);
  if (known) return known;
  const own = new Int32Array(design.width * design.height).fill(-1);
  [...design.plots.values()].forEach((plot, index) => {
    for (const cell of plot.cells) own[cell] = index;
  });
  owners.set(design, own);
  return own;
}

const owners = new WeakMap<Design, Int32Array>();

/** The soil that has no name yet, one byte a cell. */
export function looseSoil(design: Design): Uint8Array {
  if (design.plots.size === 0) return design.filled;
  const owners = ownersOf(design);
  return design.filled.map((state, cell) => (owners[cell] === -1 ? state : 0));
}

/** The name of the plot that a cell belongs to. */
export function plotNameAt(design: Design, cell: CellIndex): string | undefined {
  if (design.plots.size === 0) return undefined;
  const index = ownersOf(design)[cell] ?? -1;
  return index < 0 ? undefined : [...design.plots.keys()][index];
}

/**
 * The design with other cells filled. A plot keeps those of its cells that are still soil, so erasing
 * shrinks it; a plot that has lost its last cell is gone. New soil is never added to a plot: it can be
 * denoted by itself.
 */
export function withFilled(design: Design, filled: Uint8Array): Design {
  return { ...design, filled, plots: keepFilledCells(design.plots, filled) };
}

function keepFilledCells(plots: Design['plots'], filled: Uint8Array): Design['plots'] {
  const kept = new Map<string, Plot>();
  let changed = false;
  for (const [name, plot] of plots) {
    const cells = plot.cells.every((cell) => filled[cell] === 1)
      ? plot.cells
      : plot.cells.filter((cell) => filled[cell] === 1);
    changed ||= cells !== plot.cells;
    if (cells.length > 0) kept.set(name, cells === plot.cells ? plot : { ...plot, cells });
  }
  return changed ? kept : plots;
}

/** The names of plots that were in one design and are no longer in the next. */
export function lostPlots(before: Design, after: Design): string[] {
  const left = new Set([...after.plots.values()].map((plot) => plot.draftId));
  return [...before.plots].flatMap(([name, plot]) => (left.has(plot.draftId) ? [] : [name]));
}
