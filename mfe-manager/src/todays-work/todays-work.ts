import type { GardenToday, RipeKind } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import { nameOfGarden } from '../gardens/planted-garden';

/** What a reminder must tell for its place in the day. */
export interface DueReminder {
  readonly id: string;
  readonly title: string;
  /** An instant, ISO 8601. */
  readonly reminder_datetime: string;
  readonly is_completed: boolean;
  readonly is_active: boolean;
}

/** Where something is to be done. */
export interface TaskGarden {
  readonly id: string;
  readonly name: string;
}

export type Task<R extends DueReminder = DueReminder> =
  | { readonly kind: 'reminder'; readonly reminder: R; readonly isOverdue: boolean }
  | {
      readonly kind: 'water';
      readonly garden: TaskGarden;
      /** Plants whose days between two waterings are over. */
      readonly thirsty: number;
      /** Whole days since the one that waits longest was watered, or since planting when it never was. */
      readonly dryDays: number;
      readonly wasWatered: boolean;
    }
  | { readonly kind: 'harvest'; readonly garden: TaskGarden; readonly ripe: RipeKind }
  | { readonly kind: 'set-dates'; readonly garden: TaskGarden; readonly undated: number };

/** A moment, the gardener's calendar day that it belongs to, and the instant at which that day ends. */
export interface Clock {
  readonly now: Date;
  readonly today: CalendarDay;
  readonly dayEnds: Date;
}

type GardenTask = Exclude<Task<never>, { kind: 'reminder' }>;

function tasksOf({ garden_id, name, datesToSet, harvests, wateringDue, ...dry }: GardenToday): GardenTask[] {
  const garden = { id: garden_id, name: nameOfGarden(name) };
  const { dryDays, wasWatered } = dry;
  return [
    ...(wateringDue > 0
      ? [{ kind: 'water' as const, garden, thirsty: wateringDue, dryDays, wasWatered }]
      : []),
    ...harvests.map((ripe) => ({ kind: 'harvest' as const, garden, ripe })),
    ...(datesToSet > 0 ? [{ kind: 'set-dates' as const, garden, undated: datesToSet }] : []),
  ];
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
 * What to do today, by what is due in the gardens and by the reminders: overdue reminders first, then watering where it
 * is driest, harvests that wait longest, reminders of later today, and planting dates to set.
 */
export function todaysWork<R extends DueReminder>(
  gardens: readonly GardenToday[],
  reminders: readonly R[],
  clock: Clock,
): Task<R>[] {
  const due = remindersOf(reminders, clock);
  const tasks = gardens.flatMap(tasksOf);
  const ofKind = (kind: GardenTask['kind']) =>
    tasks.filter((task) => task.kind === kind).toSorted((a, b) => daysOf(b) - daysOf(a));
  return [
    ...due.filter((task) => task.kind === 'reminder' && task.isOverdue),
    ...ofKind('water'),
    ...ofKind('harvest'),
    ...due.filter((task) => task.kind === 'reminder' && !task.isOverdue),
    ...ofKind('set-dates'),
  ];
}

/** Whole days that a task of a garden has waited. */
const daysOf = (task: GardenTask): number =>
  task.kind === 'water' ? task.dryDays : task.kind === 'harvest' ? task.ripe.readyDays : 0;
