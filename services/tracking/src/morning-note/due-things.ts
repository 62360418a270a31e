import type { GardenToday, LayoutChangeRequest, Reminder } from '@planted/contracts';
import { dayIn } from '@planted/garden-domain';
import { type Day, nameOfDay, toDay, toText } from '@planted/season';
import { type GardenWork, whatToDo, workOf } from '@planted/season-plan/plan';
import type { SeasonPlan } from '../season-plans/season-plans';

/** Something to do today, in words. */
export interface DueThing {
  /** 'Sow Leaf Lettuce' */
  readonly what: string;
  /** 'overdue since May 10'; null for what is not late. */
  readonly late: string | null;
  /** '4 squares in Kitchen Bed'; null where nothing is to be said beyond `what`. */
  readonly where: string | null;
  /** null for a reminder of no garden. */
  readonly gardenId: string | null;
  readonly source:
    | { readonly kind: 'reminder'; readonly reminder: Reminder }
    | { readonly kind: 'water' | 'harvest' }
    | {
        readonly kind: 'step';
        /** What one press on its day sends; null where more is to be said. */
        readonly changes: ((day: string) => LayoutChangeRequest[]) | null;
      };
}

const UNNAMED = 'Unnamed Garden';
const nameOf = (garden: string): string => garden.trim() || UNNAMED;

/** 3 is the most urgent (3 §9). */
const HIGH = 3;
const MEDIUM = 2;

/**
 * What Today lists on a day, in its order: urgent reminders, watering, harvests, steps of the season, other reminders, at
 * last old ones that can wait. Planting dates that are not set are no work in the garden and left out.
 * @param thirst what the log says of watering (decision 0165)
 * @param timeZone on whose clock the day is
 */
export function dueThings(
  { gardens, known }: Pick<SeasonPlan, 'gardens' | 'known'>,
  thirst: readonly Pick<GardenToday, 'garden_id' | 'name' | 'wateringDue' | 'dryDays'>[],
  reminders: readonly Reminder[],
  timeZone: string,
): DueThing[] {
  const { today } = known;
  const works = gardens.map((garden) => workOf(garden, known));
  const steps = works.flatMap((work) => stepsOf(work, today));
  const due = dueReminders(reminders, timeZone, today).filter(notAStep(steps));
  const ended = new Set(works.filter(({ hasEnded }) => hasEnded).map(({ garden }) => garden.id));
  const reminded = new Set(
    due.flatMap(({ reminder: { is_watering, plant_id, garden_id } }) =>
      is_watering && plant_id === null && garden_id !== null ? [garden_id] : [],
    ),
  );
  const thirsty = thirst
    .filter((one) => one.wateringDue > 0 && !ended.has(one.garden_id) && !reminded.has(one.garden_id))
    .toSorted((one, other) => other.dryDays - one.dryDays);
  const said = due.map((one) => ({ ...one, thing: toThing(one, today) }));
  const isUrgent = ({ reminder }: DueReminder) => reminder.priority === HIGH;
  const canWait = ({ reminder, day }: DueReminder) => (reminder.priority ?? 0) < MEDIUM && day < today;
  const thingsOf = (asked: (one: DueReminder) => boolean) => said.filter(asked).map(({ thing }) => thing);
  return [
    ...thingsOf(isUrgent),
    ...thirsty.map(toWatering),
    ...works
      .flatMap(harvestsOf)
      .toSorted((one, other) => other.readyDays - one.readyDays)
      .map(({ thing }) => thing),
    ...steps,
    ...thingsOf((one) => !isUrgent(one) && !canWait(one)),
    ...thingsOf(canWait),
  ];
}

interface DueReminder {
  readonly reminder: Reminder;
  readonly day: Day;
}

const dueReminders = (reminders: readonly Reminder[], timeZone: string, today: Day): DueReminder[] =>
  reminders
    .filter(({ is_active, is_completed }) => is_active && !is_completed)
    .map((reminder) => ({ reminder, day: toDay(dayIn(timeZone, reminder.reminder_datetime)) }))
    .filter(({ day }) => day <= today)
    .toSorted(
      ({ reminder: one }, { reminder: other }) =>
        (other.priority ?? 0) - (one.priority ?? 0) ||
        Date.parse(one.reminder_datetime) - Date.parse(other.reminder_datetime),
    );

/** A reminder with the words of a step is that step (decision 0148). */
function notAStep(steps: readonly DueThing[]): (one: DueReminder) => boolean {
  const plain = (words: string) => words.trim().replace(/\.$/, '').toLowerCase();
  const said = new Set(steps.map(({ what }) => plain(what)));
  return ({ reminder }) => !said.has(plain(reminder.title));
}

const toThing = ({ reminder, day }: DueReminder, today: Day): DueThing => ({
  what: reminder.title,
  late: day < today ? `since ${nameOfDay(day, yearOf(today))}` : null,
  where: reminder.garden_name === null ? null : nameOf(reminder.garden_name),
  gardenId: reminder.garden_id,
  source: { kind: 'reminder', reminder },
});

const toWatering = ({ garden_id, name }: Pick<GardenToday, 'garden_id' | 'name'>): DueThing => ({
  ...{ what: `Water ${nameOf(name)}`, late: null, where: null, gardenId: garden_id },
  source: { kind: 'water' },
});

const harvestsOf = ({ garden, harvests }: GardenWork) =>
  harvests.map(({ plant_name, plants, readyDays }) => ({
    readyDays,
    thing: {
      what: whatToDo('harvest', plant_name),
      late: null,
      where: `${plants === 1 ? '1 plant' : `${plants} plants`} in ${nameOf(garden.name)}`,
      gardenId: garden.id,
      source: { kind: 'harvest' as const },
    },
  }));

const stepsOf = ({ garden, steps }: GardenWork, today: Day): DueThing[] =>
  steps.map(({ kind, plantName, plantings, squares, day, isOverdue }) => ({
    what: whatToDo(kind, plantName),
    late: isOverdue ? `overdue since ${nameOfDay(day, yearOf(today))}` : null,
    where: `${squares === 1 ? '1 square' : `${squares} squares`} in ${nameOf(garden.name)}`,
    gardenId: garden.id,
    source: {
      kind: 'step',
      changes:
        kind === 'clear'
          ? null
          : (done) => plantings.map(({ id }) => ({ type: 'do-step', id, step: kind, day: done })),
    },
  }));

const yearOf = (day: Day): number => Number(toText(day).slice(0, 4));
