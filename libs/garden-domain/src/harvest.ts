import { addDays, type CalendarDay } from './calendar-day';

/** One stage of a plant's life and how many days it lasts. */
export interface GrowthStage {
  readonly name: string;
  readonly days: number;
}

/** A plant that is picked again and again is asked for again so many days after a harvest of it was logged. */
const HARVEST_AGAIN_AFTER = 7;

/** What a harvest means depends on this: a plant that is harvested once is done, any other bears again. */
export interface HarvestedKind {
  readonly single_harvest?: boolean | undefined;
  readonly growth_stages: readonly GrowthStage[];
}

/** For how many days a harvest ends being ready for harvest; null is for good. */
export const harvestRestDays = ({ single_harvest }: HarvestedKind): number | null =>
  single_harvest ? null : HARVEST_AGAIN_AFTER;

/** The stage of a plant from its harvest until it is ready again, if ever. */
export const stageAfterHarvest = ({ single_harvest, growth_stages }: HarvestedKind): string =>
  single_harvest ? 'Post-Harvest' : (growth_stages.at(-1)?.name ?? 'Growing');

/** A plant's dates, as far as a harvest of it counts. */
interface HarvestDates {
  readonly plantedOn: CalendarDay;
  /** When it was harvested last. */
  readonly harvestedOn: CalendarDay;
}

/** Whether a harvest has ended being ready for harvest on a day. One before the planting was of another plant. */
export function isHarvested(
  kind: HarvestedKind,
  { plantedOn, harvestedOn }: HarvestDates,
  today: CalendarDay,
): boolean {
  const days = harvestRestDays(kind);
  return harvestedOn >= plantedOn && (days === null || harvestedOn > addDays(today, -days));
}
