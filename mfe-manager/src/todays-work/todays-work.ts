import type { Activity, GardenPlant } from '@planted/contracts';
import {
  type CalendarDay,
  dayOf,
  dayOfGardenEventNotes,
  daysBetween,
  growthOn,
} from '@planted/garden-domain';
import type { PlantedGarden } from '../gardens/planted-garden';

/** What a reminder must tell for its place in the day. */
export interface DueReminder {
  readonly id: string;
  readonly title: string;
  /** An instant, ISO 8601. */
  readonly reminder_datetime: string;
  readonly is_completed: boolean;
  readonly is_active: boolean;
}

export type Task<R extends DueReminder = DueReminder> =
  | { readonly kind: 'reminder'; readonly reminder: R; readonly isOverdue: boolean }
  | {
      readonly kind: 'water';
      readonly garden: PlantedGarden;
      /** Plants whose days between two waterings are over. */
      readonly thirsty: number;
      /** Whole days since the one that waits longest was watered, or since planting when it never was. */
      readonly dryDays: number;
      readonly wasWatered: boolean;
    }
  | {
      readonly kind: 'harvest';
      readonly garden: PlantedGarden;
      /** Plants of one kind that are ready. */
      readonly ready: readonly GardenPlant[];
      /** Whole days since the first of them was ripe. */
      readonly readyDays: number;
    }
  | { readonly kind: 'set-dates'; readonly garden: PlantedGarden; readonly undated: number };

/** A moment, the gardener's calendar day that it belongs to, and the instant at which that day ends. */
export interface Clock {
  readonly now: Date;
  readonly today: CalendarDay;
  readonly dayEnds: Date;
}

const WEEK = 7;

/** Whole days from one watering to the next, by times per week: 1 is 7 days, 2 and 3 are 3 and 2, 7 and more is 1. */
export const daysBetweenWaterings = (perWeek: number): number =>
  perWeek > 0 ? Math.max(1, Math.floor(WEEK / perWeek)) : Number.POSITIVE_INFINITY;

const isInGround = ({ plant_status }: GardenPlant): boolean =>
  plant_status === 'planted' || plant_status === 'harvestable';

function wateringOf(garden: PlantedGarden, today: CalendarDay): Task<never>[] {
  // Water Garden counts for the whole garden and the whole day (3 §4).
  if (garden.plants.some(({ last_watered }) => last_watered === today)) return [];
  let thirsty = 0;
  let dryDays = 0;
  let wasWatered = false;
  for (const entry of garden.plants) {
    const since = entry.last_watered ?? entry.planted_date;
    if (!isInGround(entry) || since === null) continue;
    const dry = daysBetween(since, today);
    if (entry.last_watered !== null && dry < daysBetweenWaterings(entry.plant.water_frequency)) continue;
    thirsty += 1;
    if (thirsty === 1 || dry > dryDays) wasWatered = entry.last_watered !== null;
    dryDays = Math.max(dryDays, dry);
  }
  return thirsty === 0 ? [] : [{ kind: 'water', garden, thirsty, dryDays, wasWatered }];
}

/** Who has logged a harvest is asked again after so many days, while the plants still stand. */
const HARVEST_AGAIN_AFTER = WEEK;

/** Gardens and garden plants (ids) of which a harvest was logged lately. */
function harvestedLately(activities: readonly Activity[], today: CalendarDay): ReadonlySet<string> {
  const lately = activities.filter(({ event_type, event_details, created_at }) => {
    if (event_type !== 'harvested') return false;
    const day = dayOfGardenEventNotes(event_details.notes) ?? dayOf(new Date(created_at));
    return daysBetween(day, today) < HARVEST_AGAIN_AFTER;
  });
  return new Set(lately.map(({ subject_id }) => subject_id));
}

function harvestsOf(
  garden: PlantedGarden,
  harvested: ReadonlySet<string>,
  today: CalendarDay,
): Task<never>[] {
  if (harvested.has(garden.id)) return [];
  const kinds = new Map<string, GardenPlant[]>();
  for (const entry of garden.plants) {
    if (entry.plant_status !== 'harvestable') continue;
    const kind = kinds.get(entry.plant.id);
    if (kind) kind.push(entry);
    else kinds.set(entry.plant.id, [entry]);
  }
  const due = [...kinds.values()].filter((ready) => !ready.some(({ id }) => harvested.has(id)));
  return due.map((ready) => ({
    kind: 'harvest',
    garden,
    ready,
    readyDays: Math.max(...ready.map((entry) => readySince(entry, today))),
  }));
}

const readySince = ({ plant, planted_date }: GardenPlant, today: CalendarDay): number =>
  planted_date === null || growthOn(plant, planted_date, today).daysLeft !== 0
    ? 0
    : Math.max(0, daysBetween(planted_date, today) - plant.days_to_maturity);

function datesOf(garden: PlantedGarden): Task<never>[] {
  const undated = garden.plants.filter(({ planted_date }) => planted_date === null).length;
  return undated === 0 ? [] : [{ kind: 'set-dates', garden, undated }];
}

function remindersOf<R extends DueReminder>(reminders: readonly R[], { now, dayEnds }: Clock): Task<R>[] {
  return reminders
    .filter(({ is_completed, is_active }) => is_active && !is_completed)
    .map((reminder) => ({ reminder, at: Date.parse(reminder.reminder_datetime) }))
    .filter(({ at }) => at < dayEnds.getTime())
    .toSorted((a, b) => a.at - b.at)
    .map(({ reminder, at }) => ({ kind: 'reminder', reminder, isOverdue: at < now.getTime() }));
}

/**
 * What to do today in all gardens, by their plants, the reminders and what was logged (`activities`): overdue reminders first, then watering where it is driest, harvests that wait
 * longest, reminders of later today, and planting dates to set.
 */
export function todaysWork<R extends DueReminder>(
  gardens: readonly PlantedGarden[],
  reminders: readonly R[],
  activities: readonly Activity[],
  clock: Clock,
): Task<R>[] {
  const due = remindersOf(reminders, clock);
  const harvested = harvestedLately(activities, clock.today);
  const watering = gardens.flatMap((garden) => wateringOf(garden, clock.today));
  const harvests = gardens.flatMap((garden) => harvestsOf(garden, harvested, clock.today));
  return [
    ...due.filter((task) => task.kind === 'reminder' && task.isOverdue),
    ...watering.toSorted((a, b) => daysOf(b) - daysOf(a)),
    ...harvests.toSorted((a, b) => daysOf(b) - daysOf(a)),
    ...due.filter((task) => task.kind === 'reminder' && !task.isOverdue),
    ...gardens.flatMap(datesOf),
  ];
}

const daysOf = (task: Task<never>): number =>
  task.kind === 'water' ? task.dryDays : task.kind === 'harvest' ? task.readyDays : 0;
