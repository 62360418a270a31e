import type { FreeSquare, GroundOnDay } from '@planted/season-plan';

/** Squares that are free until the same planting comes, behind the same one that is to come before. */
export interface GapGroup {
  readonly squares: readonly FreeSquare[];
  /** What comes next can be put after one planting only. */
  readonly holdsOne: boolean;
  /** Days since 1970; null where nothing comes next. */
  readonly until: number | null;
}

/** The free squares of a bed by what they wait for, so that what is planned in one group can be chained. */
export function gapGroups({ free }: GroundOnDay): GapGroup[] {
  const groups = new Map<string, FreeSquare[]>();
  for (const square of free) {
    const { before, after, isInChain } = square;
    const key = JSON.stringify([before, before !== null || isInChain ? after : null]);
    groups.set(key, [...(groups.get(key) ?? []), square]);
  }
  return [...groups.values()]
    .map((squares) => {
      const [first] = squares;
      return { squares, holdsOne: first?.before != null, until: first?.until ?? null };
    })
    .toSorted((a, b) => b.squares.length - a.squares.length);
}
