import { addDays, type CalendarDay, daysBetween } from './calendar-day';
import { type HarvestedKind, harvestRestDays, isHarvested, stageAfterHarvest } from './harvest';

/** Plant statuses of 3 §4. */
export const PLANT_STATUSES = ['planned', 'planted', 'harvestable', 'Harvest'] as const;
export type PlantStatus = (typeof PLANT_STATUSES)[number];

export interface Growth {
  readonly status: PlantStatus;
  /** null while the plant is only planned. */
  readonly stageName: string | null;
  /** Whole days left in the stage; null while planned, and once it is harvested. */
  readonly stageDaysLeft: number | null;
  /** Whole days since planting / days_to_maturity × 100, 0 to 100 (3 §4 Progress). */
  readonly progress: number;
  /** days_to_maturity less the days elapsed, at least 0; null while planned. */
  readonly daysLeft: number | null;
}

/** The health of a plant when it is planted, of 10 (3 §9). */
export const INITIAL_HEALTH = 8;

/** When a plant is expected to be ripe (3 §4). */
export const expectedHarvest = (plantedOn: CalendarDay, daysToMaturity: number): CalendarDay =>
  addDays(plantedOn, daysToMaturity);

/** A tree may have stood for long, and next spring may be planned; further off a date is a slip of the pen. */
const PLANTED_YEARS_AGO = 100;
const PLANTED_YEARS_AHEAD = 2;
const WATERED_YEARS_AGO = 1;
const REMINDED_YEARS_AGO = 1;
const REMINDED_YEARS_AHEAD = 10;
const LONGEST_YEAR = 366;

/** Whether a plant can have this planting date, seen from today. */
export const isPlantingDay = (day: CalendarDay, today: CalendarDay): boolean => {
  const ahead = daysBetween(today, day);
  return ahead >= -PLANTED_YEARS_AGO * LONGEST_YEAR && ahead <= PLANTED_YEARS_AHEAD * LONGEST_YEAR;
};

/** Whether a reminder can be for this day, seen from today. */
export const isReminderDay = (day: CalendarDay, today: CalendarDay): boolean => {
  const ahead = daysBetween(today, day);
  return ahead >= -REMINDED_YEARS_AGO * LONGEST_YEAR && ahead <= REMINDED_YEARS_AHEAD * LONGEST_YEAR;
};

/** Whether a step of a planting can be set to this day, seen from today: as far as a reminder of it can be. */
export const isFixedDay = (day: CalendarDay, today: CalendarDay): boolean => isReminderDay(day, today);

const WRITTEN_YEARS_AGO = 100;

/** Whether a journal entry can be about this day, seen from today in UTC: tomorrow has come further east. */
export const isJournalDay = (day: CalendarDay, today: CalendarDay): boolean => {
  const ahead = daysBetween(today, day);
  return ahead >= -WRITTEN_YEARS_AGO * LONGEST_YEAR && ahead <= 1;
};

/** Whether a garden can have been watered on this day, seen from today in UTC: tomorrow has come further east. */
export const isWateringDay = (day: CalendarDay, today: CalendarDay): boolean => {
  const ahead = daysBetween(today, day);
  return ahead >= -WATERED_YEARS_AGO * LONGEST_YEAR && ahead <= 1;
};

/** Whether a step of a planting can have been done on this day, seen from today in UTC: logged as late as a watering. */
export const isDoneDay = (day: CalendarDay, today: CalendarDay): boolean => isWateringDay(day, today);

/** What a kind of plant says of its growth. */
export type GrowingKind = HarvestedKind & { readonly days_to_maturity: number };

/**
 * Where a plant stands on a day that is handed in (3 §4). Planned until it has a planting date that has come;
 * harvestable once days_to_maturity have passed, until a harvest of it is logged.
 */
export function growthOn(
  plant: GrowingKind,
  plantedOn: CalendarDay | null,
  today: CalendarDay,
  harvestedOn: CalendarDay | null = null,
): Growth {
  const growth = unharvested(plant, plantedOn, today);
  if (growth.status === 'planned' || plantedOn === null || harvestedOn === null) return growth;
  if (!isHarvested(plant, { plantedOn, harvestedOn }, today)) return growth;
  if (growth.status !== 'harvestable' && harvestRestDays(plant) !== null) return growth;
  return { ...growth, status: 'planted', stageName: stageAfterHarvest(plant), stageDaysLeft: null };
}

function unharvested(plant: GrowingKind, plantedOn: CalendarDay | null, today: CalendarDay): Growth {
  const elapsed = plantedOn === null ? -1 : daysBetween(plantedOn, today);
  if (plantedOn === null || elapsed < 0)
    return { status: 'planned', stageName: null, stageDaysLeft: null, progress: 0, daysLeft: null };
  const daysLeft = Math.max(0, plant.days_to_maturity - elapsed);
  const progress = plant.days_to_maturity > 0 ? Math.min(100, (elapsed / plant.days_to_maturity) * 100) : 100;
  let ends = 0;
  for (const stage of plant.growth_stages) {
    ends += stage.days;
    if (elapsed < ends && daysLeft > 0)
      return { status: 'planted', stageName: stage.name, stageDaysLeft: ends - elapsed, progress, daysLeft };
  }
  const last = plant.growth_stages.at(-1);
  return {
    status: daysLeft === 0 ? 'harvestable' : 'planted',
    stageName: last?.name ?? null,
    stageDaysLeft: 0,
    progress,
    daysLeft,
  };
}
