import type { Day, DaySpan } from '@planted/season';
import { stretchOf } from './axis';
import { type Phase, PHASE_NAMES, PHASES, type Piece, isFinished, piecesOf } from './pieces';
import type { SeasonRow } from './season-row';

export const GROUPINGS = ['bed', 'kind', 'step'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** A row with what is drawn of it. */
export interface DrawnRow {
  readonly row: SeasonRow;
  readonly pieces: readonly Piece[];
}

export interface RowGroup {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly DrawnRow[];
}

export interface RowFilter {
  readonly group: Grouping;
  /** A garden's id; null for all. */
  readonly bed: string | null;
  readonly phase: Phase | null;
  readonly showsFinished: boolean;
  /** What has nothing on it is left out. */
  readonly axis: DaySpan;
}

/** Whether anything of a planting is in a season: what has no dates is in every one as long as it stands. */
export function isInSeason({ steps, isOver }: SeasonRow, { from, to }: DaySpan, today: Day): boolean {
  const [first, last] = [steps[0]?.day, steps.at(-1)?.day];
  if (first === undefined || last === undefined) return !isOver && today <= to;
  return first <= to && last >= from;
}

const firstDay = ({ pieces }: DrawnRow): number => pieces[0]?.from ?? Number.POSITIVE_INFINITY;

/** Earliest first, what has no dates last. */
function inOrder(rows: readonly DrawnRow[]): DrawnRow[] {
  return rows.toSorted(
    (a, b) =>
      firstDay(a) - firstDay(b) || a.row.name.localeCompare(b.row.name) || (a.row.id < b.row.id ? -1 : 1),
  );
}

/** The rows that are asked for, in groups, in their order. A group without rows is left out. */
export function groupRows(
  rows: readonly SeasonRow[],
  { group, bed, phase, showsFinished, axis }: RowFilter,
): RowGroup[] {
  const drawn = rows.flatMap((row): DrawnRow[] => {
    if (bed !== null && row.gardenId !== bed) return [];
    if (!showsFinished && isFinished(row)) return [];
    const all = piecesOf(row);
    const pieces = all.filter(
      ({ phase: own, from, to }) => (phase === null || own === phase) && stretchOf(from, to, axis) !== null,
    );
    const isLeftOut = pieces.length === 0 && (phase !== null || all.length > 0);
    return isLeftOut ? [] : [{ row, pieces }];
  });
  if (group === 'step')
    return PHASES.flatMap((each) => {
      const having = drawn.flatMap(({ row, pieces }) => {
        const own = pieces.filter((piece) => piece.phase === each);
        return own.length > 0 ? [{ row, pieces: own }] : [];
      });
      return having.length > 0 ? [{ id: each, name: PHASE_NAMES[each], rows: inOrder(having) }] : [];
    });
  const groups = new Map<string, { name: string; rows: DrawnRow[] }>();
  for (const each of drawn) {
    const { gardenId, gardenName, plantId, name } = each.row;
    const [id, title] = group === 'bed' ? [gardenId, gardenName] : [plantId, name];
    const known = groups.get(id);
    if (known) known.rows.push(each);
    else groups.set(id, { name: title, rows: [each] });
  }
  return [...groups]
    .map(([id, { name, rows: own }]) => ({ id, name, rows: inOrder(own) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
