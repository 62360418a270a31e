import type { Footprint } from '@planted/garden-domain';
import { type Advice, compareAdvice, memoryOf, type Rotation, squareNames } from '@planted/rotation';
import { seasonOf } from '@planted/season';
import { type GardenPlan, type Known, spansOf, type StoredGarden } from '@planted/season-plan';

/** The best known advice against a kind on squares in the season that is planned; null where there is none. */
export type Clash = (plantId: string, spot: Footprint) => Advice | null;

/**
 * What speaks against each kind by what stood in a garden until a season.
 * @param season that is planned: what stood last in it or later is not told
 */
export function clashesIn(
  rotation: Rotation,
  { garden, plan, known }: { garden: StoredGarden; plan: GardenPlan; known: Known },
  season: number,
): Clash {
  const { hemisphere } = plan.almanac.climate;
  const lastOf = (until: number) =>
    Number.isFinite(until) ? Math.min(season - 1, seasonOf(until - 1, hemisphere)) : season - 1;
  const grown = spansOf(garden, plan, known.today)
    .filter(({ from }) => !Number.isFinite(from) || seasonOf(from, hemisphere) < season)
    .map(({ planting, until }) => ({
      plantId: planting.plantId,
      season: lastOf(until),
      squares: squareNames(planting),
      troubles: planting.end?.cause ? [planting.end.cause] : [],
    }));
  const memory = memoryOf(grown);
  const adviceOf = new Map<string, ReadonlyMap<string, Advice>>();
  const bySquare = (plantId: string): ReadonlyMap<string, Advice> => {
    const found = adviceOf.get(plantId) ?? rotation.adviseSquares(memory, plantId, season);
    adviceOf.set(plantId, found);
    return found;
  };
  return (plantId, spot) => {
    const squares = bySquare(plantId);
    const found = squareNames(spot).flatMap((key) => squares.get(key) ?? []);
    return found.toSorted(compareAdvice)[0] ?? null;
  };
}
