import { kindIdOf } from '@planted/garden-domain';

/** A planting that stood in the ground, as far as rotation asks. */
export interface Grown {
  readonly plantId: string;
  /** The season (by the year in which it begins) in which it last stood. */
  readonly season: number;
  /** Names of its squares, such as '3,8': any that mean the same ground in all seasons. */
  readonly squares: readonly string[];
  /** What was written about what it failed of or suffered from. */
  readonly troubles: readonly string[];
}

/** What a bed remembers: by square what stood when, and what was seen in the bed as a whole. */
export interface BedMemory {
  readonly grown: readonly Grown[];
  /** The kinds of `grown`, in its order: rules know no varieties. */
  readonly kindIds: readonly string[];
  /** Indexes in `grown` by square, the latest season first. */
  readonly bySquare: ReadonlyMap<string, readonly number[]>;
}

/** Gathers what stood in one bed. Seasons that are no whole numbers are a `RangeError`. */
export function memoryOf(grown: readonly Grown[]): BedMemory {
  const bySquare = new Map<string, number[]>();
  grown.forEach(({ season, squares }, index) => {
    if (!Number.isSafeInteger(season)) throw new RangeError(`grown[${index}].season: not a year`);
    for (const square of squares) {
      const there = bySquare.get(square);
      if (there) there.push(index);
      else bySquare.set(square, [index]);
    }
  });
  const seasonOf = (index: number): number => grown[index]?.season ?? 0;
  for (const there of bySquare.values()) there.sort((a, b) => seasonOf(b) - seasonOf(a));
  return { grown, kindIds: grown.map(({ plantId }) => kindIdOf(plantId)), bySquare };
}
