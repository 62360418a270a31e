import { placeRowByRow } from '../algorithms/place-row-by-row';
import { rankOfBed } from '../objectives/rank';
import type { PlanSearch } from './plan-search';

/** A bed with its objective, and what may be planted in it. */
export type Unfinished = Pick<PlanSearch, 'bed' | 'scorer' | 'kinds'>;

/** Plants what still has room: requested plants wherever that is, others where that is worth something. */
export function completePlan({ bed, scorer, kinds }: Unfinished): void {
  for (const kind of kinds.toSorted((a, b) => b.area - a.area)) {
    const before = bed.planned.length;
    const rank = rankOfBed(bed, scorer);
    placeRowByRow(bed, kind);
    if (rankOfBed(bed, scorer) < rank) for (const plant of bed.planned.slice(before)) bed.remove(plant);
  }
}
