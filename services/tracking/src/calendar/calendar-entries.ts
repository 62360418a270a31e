import type { CalendarContents, CalendarKind, Reminder } from '@planted/contracts';
import { dayIn } from '@planted/garden-domain';
import { type Day, toDay } from '@planted/season';
import { type AskedStep, type DatedStep, datedSteps, whatToDo } from '@planted/season-plan/plan';
import type { SeasonPlan } from '../season-plans/season-plans';

/** Something to do on a day. */
export interface CalendarEntry {
  /** Names of which one is its own: of what it was called in a calendar before, else the first. */
  readonly names: readonly string[];
  readonly day: Day;
  readonly summary: string;
  readonly description: string | null;
}

const KIND_OF_STEP: Readonly<Record<AskedStep, CalendarKind>> = {
  'sow-indoors': 'planting',
  sow: 'planting',
  'plant-out': 'planting',
  harvest: 'harvest',
  clear: 'harvest',
};

/** What an address tells of a gardener's plan and reminders; nothing of a journal. */
export function calendarEntries(
  plan: Pick<SeasonPlan, 'gardens' | 'known'>,
  reminders: readonly Reminder[],
  contents: CalendarContents,
): CalendarEntry[] {
  const kinds = new Set(contents.kinds);
  const isTold = (gardenId: string | null): boolean =>
    contents.gardenIds === null || (gardenId !== null && contents.gardenIds.includes(gardenId));
  const steps = plan.gardens
    .filter(({ garden }) => isTold(garden.id))
    .flatMap((garden) => datedSteps(garden, plan.known))
    .filter(({ kind }) => kinds.has(KIND_OF_STEP[kind]));
  const told = toldTwice(steps, plan.known.today);
  return [
    ...steps.map((step) => entryOfStep(step, contents)),
    ...reminders.flatMap((reminder) => {
      const kind = reminder.is_watering ? 'watering' : 'reminders';
      if (!kinds.has(kind) || !isTold(reminder.garden_id) || told(reminder)) return [];
      return [entryOfReminder(reminder, contents)];
    }),
  ];
}

function entryOfStep(
  { kind, plantings, plantName, squares, gardenName, day }: DatedStep,
  { withoutNames }: CalendarContents,
): CalendarEntry {
  const area = squares === 1 ? '1 square' : `${squares} squares`;
  return {
    names: plantings.map((id) => `${id}-${kind}`),
    day,
    summary: whatToDo(kind, withoutNames ? null : plantName),
    description: withoutNames ? null : `${area} in ${gardenName}`,
  };
}

const dayOfReminder = ({ reminder_datetime, time_zone }: Reminder): Day =>
  toDay(dayIn(time_zone, reminder_datetime));

const entryOfReminder = (reminder: Reminder, { withoutNames }: CalendarContents): CalendarEntry => ({
  names: [`${reminder.id}-reminder`],
  day: dayOfReminder(reminder),
  summary: withoutNames ? (reminder.is_watering ? 'Water' : 'Reminder') : reminder.title,
  description: withoutNames ? null : reminder.garden_name,
});

/** A due reminder with the words of a due step is that step, as in Today (decision 0148). */
function toldTwice(steps: readonly DatedStep[], today: Day): (reminder: Reminder) => boolean {
  const wordsOf = (text: string, gardenId: string | null) => `${gardenId} ${text.trim().toLowerCase()}`;
  const due = new Set(
    steps
      .filter(({ day }) => day <= today)
      .flatMap(({ kind, plantName, gardenId }) => {
        const words = whatToDo(kind, plantName);
        return [wordsOf(words, gardenId), wordsOf(words, null)];
      }),
  );
  return (reminder) =>
    !reminder.is_completed &&
    dayOfReminder(reminder) <= today &&
    due.has(wordsOf(reminder.title, reminder.garden_id));
}
