import { neighborScore } from '../objectives/companion-score';
import type { Bed } from '../problem/bed';
import { COMPANION_REACH, UNITS_PER_POINT } from '../relations';
import type { CompanionAnalysis } from '../result';

/** Points to a tenth, as they are shown. */
export const inPoints = (units: number): number => Math.round((units * 10) / UNITS_PER_POINT) / 10;

/** What stands in the bed, kept plants and fillers too; every pair once. */
export function companionAnalysis(bed: Bed): CompanionAnalysis {
  const standing = [...bed.kept, ...bed.planned];
  const pairs = { good: 0, moderate: 0, bad: 0 };
  let units = 0;
  for (const plant of standing) {
    units += neighborScore(bed, plant);
    for (const other of bed.near(plant.x, plant.y, plant.width, plant.height, COMPANION_REACH)) {
      const relation = bed.problem.relations.between(plant.kind.id, other.kind.id)?.relation;
      if (relation) pairs[relation] += 1;
    }
  }
  return {
    score: inPoints(units / 2),
    goodPairs: pairs.good / 2,
    moderatePairs: pairs.moderate / 2,
    badPairs: pairs.bad / 2,
  };
}

/** A plant's score above this many points is worth telling, and below its negative is a conflict (2 §9). */
const WORTH_TELLING = 5;

/** The warnings of 2 §9: for each kind the best and the worst score that one of its plants has. */
export function companionWarnings(bed: Bed): string[] {
  const byKind = new Map<string, { name: string; best: number; worst: number }>();
  for (const plant of bed.planned) {
    const points = inPoints(neighborScore(bed, plant));
    const known = byKind.get(plant.kind.id) ?? { name: plant.kind.name, best: points, worst: points };
    const { best, worst } = known;
    byKind.set(plant.kind.id, { ...known, best: Math.max(best, points), worst: Math.min(worst, points) });
  }
  return [...byKind.values()].flatMap(({ name, best, worst }) => [
    ...(best > WORTH_TELLING ? [`${name} has good companions nearby (score ${best})`] : []),
    ...(worst < -WORTH_TELLING ? [`${name} is too close to bad companions (score ${worst})`] : []),
  ]);
}
