import { type CalendarDay, cardStage } from '@planted/garden-domain';
import { titleCase } from '../activity/describe-activity';
import type { StandingPlant } from '../gardens/planted-garden';

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

/** What a plant's card says in one word: its stage, or its status where that matters more. */
export const stageText = ({ plant_status, plant_current_stage_name }: StandingPlant): string =>
  titleCase(cardStage({ status: plant_status, stageName: plant_current_stage_name }));

/** Stage or status, and the days that are left in the stage. */
export function statusText(entry: StandingPlant): string {
  if (entry.outlook && entry.outlook.stage !== null) return entry.outlook.words;
  const stage = stageText(entry);
  const days = entry.plant_current_stage_days_left;
  if (entry.plant_status !== 'planted' || days === null) return stage;
  return `${stage}, ${days} ${days === 1 ? 'day' : 'days'} left`;
}
