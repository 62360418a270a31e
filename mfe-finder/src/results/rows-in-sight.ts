/** Rows of a long list of which only those near the window are drawn. Lengths in pixels. */
export interface Rows {
  readonly count: number;
  readonly gap: number;
  /** What was measured, by row. */
  readonly heights: ReadonlyMap<number, number>;
  /** Of a row that was never drawn, while none was measured. */
  readonly likelyHeight: number;
}

export interface RowsInSight {
  readonly first: number;
  /** The row after the last one that is drawn. */
  readonly end: number;
  /** Room for the rows that are not drawn, without the gap beside the drawn ones. */
  readonly above: number;
  readonly below: number;
}

function meanOf(heights: ReadonlyMap<number, number>): number | undefined {
  if (heights.size === 0) return undefined;
  let sum = 0;
  for (const height of heights.values()) sum += height;
  return sum / heights.size;
}

/** The rows that touch the stretch between `from` and `to`, counted from the top of the list; at least one. */
export function rowsInSight(
  { count, gap, heights, likelyHeight }: Rows,
  from: number,
  to: number,
): RowsInSight {
  const unknown = meanOf(heights) ?? likelyHeight;
  let first = 0;
  let end = 0;
  let above = 0;
  let drawnUntil = 0;
  let at = 0;
  for (let row = 0; row < count; row += 1) {
    const bottom = at + (heights.get(row) ?? unknown);
    if (bottom < from && row < count - 1) {
      first = row + 1;
      above = bottom;
    }
    if (row === first || at <= to) {
      end = row + 1;
      drawnUntil = bottom;
    }
    at = bottom + gap;
  }
  const total = Math.max(0, at - gap);
  return { first, end, above, below: end === count ? 0 : total - drawnUntil - gap };
}
