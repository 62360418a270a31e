import type { GardenToday, RipeKind } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import { nameOfGarden } from '../gardens/planted-garden';
import { calendarDayOf } from '../today';

/** What a reminder must tell for its place in the day. */
export interface DueReminder {
  readonly id: string;
  readonly title: string;
  /** An instant, ISO 8601. */
  readonly reminder_datetime: string;
  readonly is_completed: boolean;
  readonly is_active: boolean;
  /** 1 to 3 (3 §9). */
  readonly priority: 1 | 2 | 3 | null;
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

type DueTask<R extends DueReminder> = Extract<Task<R>, { kind: 'reminder' }>;

function remindersOf<R extends DueReminder>(reminders: readonly R[], { now, dayEnds }: Clock): DueTask<R>[] {
  return reminders
    .filter(({ is_completed, is_active }) => is_active && !is_completed)
    .map((reminder) => ({ reminder, at: Date.parse(reminder.reminder_datetime) }))
    .filter(({ at }) => at < dayEnds.getTime())
    .toSorted((a, b) => priorityOf(b.reminder) - priorityOf(a.reminder) || a.at - b.at)
    .map(({ reminder, at }) => ({ kind: 'reminder', reminder, isOverdue: at < now.getTime() }));
}

/** 3 is the most urgent (3 §9); a reminder without one waits longest. */
const priorityOf = ({ priority }: DueReminder): number => priority ?? 0;
const HIGH = 3;
const MEDIUM = 2;

/**
 * What to do today, by what is due in the gardens and by the reminders: reminders of high priority first, then watering
 * where it is driest, harvests that wait longest, reminders of today and older ones of medium priority, planting dates to
 * set; old reminders of low priority wait until then. Reminders among themselves by priority, then by date.
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
  const isUrgent = ({ reminder }: DueTask<R>) => priorityOf(reminder) === HIGH;
  const canWait = ({ reminder }: DueTask<R>) =>
    priorityOf(reminder) < MEDIUM && calendarDayOf(new Date(reminder.reminder_datetime)) < clock.today;
  return [
    ...due.filter(isUrgent),
    ...ofKind('water'),
    ...ofKind('harvest'),
    ...due.filter((task) => !isUrgent(task) && !canWait(task)),
    ...ofKind('set-dates'),
    ...due.filter(canWait),
  ];
}

/** Whole days that a task of a garden has waited. */
const daysOf = (task: GardenTask): number =>
  task.kind === 'water' ? task.dryDays : task.kind === 'harvest' ? task.ripe.readyDays : 0;
