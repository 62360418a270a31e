import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How a CSS grid is laid out, in pixels. */
export interface GridLayout {
  /** Cards in a row. */
  readonly columns: number;
  readonly gap: number;
  /** From the top of the page. */
  readonly top: number;
  /** Measured heights by row, of rows with so many columns. */
  readonly heights: ReadonlyMap<number, number>;
}

const NOT_MEASURED: GridLayout = { columns: 1, gap: 0, top: 0, heights: new Map() };

/** How the last list was laid out, as the next most likely is: the first list of a visit is drawn to be measured. */
let lastLayout = NOT_MEASURED;

/** What is laid out now, given what was known; the same object when nothing is new. */
function measure(grid: HTMLElement, first: number, known: GridLayout): GridLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = Math.max(1, gridTemplateColumns.split(' ').filter((width) => width.endsWith('px')).length);
  const gap = Number.parseFloat(rowGap) || 0;
  const top = Math.round(grid.getBoundingClientRect().top + window.scrollY);
  const before = columns === known.columns ? known.heights : NOT_MEASURED.heights;
  const heights = new Map(before);
  if (columns === known.columns)
    for (let at = 0; at < grid.children.length; at += columns) {
      const height = grid.children[at]?.getBoundingClientRect().height ?? 0;
      if (height > 0) heights.set(first + at / columns, height);
    }
  const isKnown =
    before === known.heights &&
    heights.size === before.size &&
    [...heights].every(([row, height]) => Math.abs((before.get(row) ?? 0) - height) < 1);
  if (isKnown && gap === known.gap && top === known.top) return known;
  return { columns, gap, top, heights: isKnown ? before : heights };
}

/** Measures a grid after every layout. `first` is the row that its first child stands in. */
export function useGridLayout(
  grid: RefObject<HTMLElement | null>,
  firstOf: (layout: GridLayout) => number,
): GridLayout {
  const [layout, setLayout] = useState(lastLayout);
  const look = useRef(() => {});
  // After every change of what is drawn: chips above may have moved the grid, and its rows are other ones.
  useLayoutEffect(() => {
    lastLayout = layout;
    look.current = () => {
      const shown = grid.current;
      if (shown) setLayout((known) => measure(shown, firstOf(known), known));
    };
    look.current();
  });
  useLayoutEffect(() => {
    const room = new ResizeObserver(() => look.current());
    room.observe(document.body);
    return () => room.disconnect();
  }, []);
  return layout;
}
