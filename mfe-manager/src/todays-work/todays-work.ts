import type { GardenToday, RipeKind } from '@planted/contracts';
import { type CalendarDay, localDayOf } from '@planted/garden-domain';
import { nameOfGarden } from '../gardens/planted-garden';
import type { SeasonGarden, StepTask } from '../season-work/season-work';

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
      /** Plants that have ended are among the thirsty ones. */
      readonly countsEnded: boolean;
    }
  | {
      readonly kind: 'harvest';
      readonly garden: TaskGarden;
      /** With the ids of all of them, where a plan says which they are. */
      readonly ripe: RipeKind & { readonly plantings?: readonly string[] };
    }
  | { readonly kind: 'set-dates'; readonly garden: TaskGarden; readonly undated: number }
  | {
      readonly kind: 'step';
      readonly garden: SeasonGarden;
      readonly step: StepTask;
      /** Says the same, and is done with it. */
      readonly reminder?: R;
    };

/** A moment, the gardener's calendar day that it belongs to, and the instant at which that day ends. */
export interface Clock {
  readonly now: Date;
  readonly today: CalendarDay;
  readonly dayEnds: Date;
}

type GardenTask = Exclude<Task<never>, { kind: 'reminder' }>;

/** What a garden asks for: by its plan where it has one, else by the days of its plants' packets. */
function tasksOf(known: GardenToday, plan: SeasonGarden | undefined): GardenTask[] {
  const garden = { id: known.garden_id, name: nameOfGarden(known.name) };
  const { wateringDue, dryDays, wasWatered } = known;
  const { harvests, undated, hasEnded, holdsEnded } = plan ?? asOfPackets(known);
  return [
    ...(wateringDue > 0 && !hasEnded
      ? [
          {
            kind: 'water' as const,
            garden,
            thirsty: wateringDue,
            dryDays,
            wasWatered,
            countsEnded: holdsEnded,
          },
        ]
      : []),
    ...harvests.map((ripe) => ({ kind: 'harvest' as const, garden, ripe })),
    ...(plan ? plan.steps.map((step) => ({ kind: 'step' as const, garden: plan, step })) : []),
    ...(undated > 0 ? [{ kind: 'set-dates' as const, garden, undated }] : []),
  ];
}

const asOfPackets = ({ harvests, datesToSet }: GardenToday) => ({
  harvests,
  undated: datesToSet,
  hasEnded: false,
  holdsEnded: false,
});

/** A garden that asks for nothing but what its plan says. */
const unasked = ({ id, name }: SeasonGarden): GardenToday => ({
  ...{ garden_id: id, name, datesToSet: 0, wateringDue: 0, dryDays: 0, wasWatered: false },
  harvests: [],
});

/** How many tasks gardens have without their plans. */
export const countOfTasks = (gardens: readonly GardenToday[]): number =>
  gardens.flatMap((garden) => tasksOf(garden, undefined)).length;

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
 * where it is driest, harvests that wait longest, steps of the season, reminders of today and older ones of medium priority, planting dates to
 * set; old reminders of low priority wait until then. Reminders among themselves by priority, then by date.
 * @param season what plans say of the gardens with a place, in place of what packets say
 */
export function todaysWork<R extends DueReminder>(
  gardens: readonly GardenToday[],
  reminders: readonly R[],
  clock: Clock,
  season: readonly SeasonGarden[] = [],
): Task<R>[] {
  const plans = new Map(season.map((plan) => [plan.id, plan]));
  const listed = new Set(gardens.map(({ garden_id }) => garden_id));
  const all = [...gardens, ...season.filter(({ id }) => !listed.has(id)).map(unasked)];
  const tasks = all.flatMap((garden) => tasksOf(garden, plans.get(garden.garden_id)));
  const whats = new Map(
    tasks.flatMap((task) => (task.kind === 'step' ? [[nameOfTask(task.step.what), task] as const] : [])),
  );
  const reminded = remindersOf(reminders, clock);
  const due = reminded.filter(({ reminder }) => !whats.has(nameOfTask(reminder.title)));
  const ofKind = (kind: GardenTask['kind']): Task<R>[] =>
    tasks
      .filter((task) => task.kind === kind)
      .toSorted((a, b) => daysOf(b) - daysOf(a))
      .map((task) => withReminder(task, whats, reminded));
  const isUrgent = ({ reminder }: DueTask<R>) => priorityOf(reminder) === HIGH;
  const canWait = ({ reminder }: DueTask<R>) =>
    priorityOf(reminder) < MEDIUM && localDayOf(new Date(reminder.reminder_datetime)) < clock.today;
  return [
    ...due.filter(isUrgent),
    ...ofKind('water'),
    ...ofKind('harvest'),
    ...ofKind('step'),
    ...due.filter((task) => !isUrgent(task) && !canWait(task)),
    ...ofKind('set-dates'),
    ...due.filter(canWait),
  ];
}

/** Whole days that a task of a garden has waited. */
const daysOf = (task: GardenTask): number =>
  task.kind === 'water' ? task.dryDays : task.kind === 'harvest' ? task.ripe.readyDays : 0;

/** A reminder that says the same in other case, or with a period, is the same. */
const nameOfTask = (words: string): string => words.trim().replace(/\.$/, '').toLowerCase();

/** The first step that a reminder says the same as, with that reminder. */
function withReminder<R extends DueReminder>(
  task: GardenTask,
  whats: ReadonlyMap<string, GardenTask>,
  reminded: readonly DueTask<R>[],
): Task<R> {
  if (task.kind !== 'step') return task;
  const name = nameOfTask(task.step.what);
  const same =
    whats.get(name) === task && reminded.find(({ reminder }) => nameOfTask(reminder.title) === name);
  return same ? { ...task, reminder: same.reminder } : task;
}
