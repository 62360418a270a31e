import { type Hemisphere, seasonOf, spanOfSeason } from '@planted/season';
import { spansOf } from './bed-on';
import type { PlannedGarden } from './plan-gardens';

/**
 * What is in the bed, but only starts in a later season: drawn in November without a date, it is sown next spring.
 * @param planned undefined where it is not planned: nothing is known to start later then
 * @returns ids of plantings
 */
export function notBegun(
  planned: PlannedGarden | undefined,
  today: number,
  hemisphere: Hemisphere,
): ReadonlySet<string> {
  if (!planned?.plan) return new Set();
  const { to: end } = spanOfSeason(seasonOf(today, hemisphere), hemisphere);
  const later = spansOf(planned.garden, planned.plan, today).filter(
    ({ planting, from }) => planting.state === 'standing' && planting.plantedDay === null && from > end,
  );
  return new Set(later.map(({ planting }) => planting.id));
}
