import { sharedSides } from '../objectives/watering-zones';
import type { Bed } from '../problem/bed';
import type { WaterAnalysis } from '../result';

/** Which watering zones the bed has, and how far plants of one zone stand together. */
export function waterAnalysis(bed: Bed): WaterAnalysis {
  const standing = [...bed.kept, ...bed.planned];
  const plantsOf = new Map<number, number>();
  let sameZone = 0;
  let all = 0;
  for (const plant of standing) {
    plantsOf.set(plant.kind.zone, (plantsOf.get(plant.kind.zone) ?? 0) + 1);
    const shared = sharedSides(bed, plant);
    sameZone += shared.sameZone;
    all += shared.all;
  }
  return {
    zones: [...plantsOf].map(([zone, plants]) => ({ zone, plants })).sort((a, b) => a.zone - b.zone),
    together: all === 0 ? 1 : sameZone / all,
  };
}
