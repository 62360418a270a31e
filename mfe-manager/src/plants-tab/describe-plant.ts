import type { GardenPlant } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import { titleCase } from '../activity/describe-activity';
import { stageOf } from '../dashboard/plants-by-stage';

/** A calendar day as the gardener writes it, such as 'May 21, 2026'; `none` without one. */
export const dayText = (day: CalendarDay | null, none: string): string =>
  day === null
    ? none
    : new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      );

/** health_rating × 10 % (3 §2.3). */
export const healthText = (rating: number | null): string =>
  rating === null ? 'Not planted yet' : `${Math.round(rating * 10)}%`;

/** Stage or status, and the days that are left in the stage. */
export function statusText(entry: GardenPlant): string {
  const stage = titleCase(stageOf(entry));
  const days = entry.plant_current_stage_days_left;
  if (entry.plant_status !== 'planted' || days === null) return stage;
  return `${stage}, ${days} ${days === 1 ? 'day' : 'days'} left`;
}
