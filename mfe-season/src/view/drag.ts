import type { Day, DaySpan } from '@planted/season';
import { stretchOf } from './axis';
import type { RowGroup } from './groups';
import { type Phase, type Piece, piecesOf } from './pieces';
import type { SeasonRow } from './season-row';

/** A bar that is pulled to another day. */
export interface DraggedBar {
  readonly rowId: string;
  /** Where it is shown, with the step that it moves. */
  readonly piece: Piece;
  /** The day on which its step would be. */
  readonly day: Day;
  /** What would be on other days then, by the id of its row. */
  readonly outlines: ReadonlyMap<string, readonly Piece[]>;
}

/** A bar with its step on another day: it goes there whole, or where its step is its end it grows or shrinks. */
export function pieceOn(piece: Piece, day: Day): Piece {
  const { from, to, step } = piece;
  if (from !== to && step.day === to) return { ...piece, to: Math.max(from, day) };
  const days = day - step.day;
  return { ...piece, from: from + days, to: to + days };
}

/** The bar of a row that the chart shows. */
export function pieceIn(
  groups: readonly RowGroup[],
  axis: DaySpan,
  isMeant: (row: SeasonRow, phase: Phase) => boolean,
): { readonly row: SeasonRow; readonly piece: Piece } | undefined {
  for (const { rows } of groups)
    for (const { row, pieces } of rows)
      for (const piece of pieces)
        if (isMeant(row, piece.phase) && stretchOf(piece.from, piece.to, axis)) return { row, piece };
  return undefined;
}

/**
 * The bars that would be on other days.
 * @param after the rows as they would be; rows of other gardens may be missing
 * @param dragged the bar under the pointer, where it is shown: it has no outline where the plan would put it just there
 */
export function outlinesOf(
  groups: readonly RowGroup[],
  after: readonly SeasonRow[],
  dragged: Pick<DraggedBar, 'rowId' | 'piece'>,
): ReadonlyMap<string, readonly Piece[]> {
  const shown = new Map<string, Piece[]>();
  for (const { rows } of groups)
    for (const { row, pieces } of rows) shown.set(row.id, [...(shown.get(row.id) ?? []), ...pieces]);
  const outlines = new Map<string, readonly Piece[]>();
  for (const row of after) {
    const before = shown.get(row.id);
    if (!before) continue;
    const moved = piecesOf(row).filter((piece) => {
      const isDragged = row.id === dragged.rowId && piece.phase === dragged.piece.phase;
      const now = isDragged ? dragged.piece : before.find(({ phase }) => phase === piece.phase);
      return now !== undefined && (now.from !== piece.from || now.to !== piece.to);
    });
    if (moved.length > 0) outlines.set(row.id, moved);
  }
  return outlines;
}
