import type { NewReminder } from '@planted/api-client';
import {
  addReminderCall,
  freeText,
  type Reminder,
  recurrenceInterval,
  reminderTags,
} from '@planted/contracts';
import {
  isReminderDay,
  localDayOf,
  localTimeOf,
  MAX_RECURRENCE_INTERVAL,
  RECURRENCE_TYPES,
} from '@planted/garden-domain';
import { z } from 'zod';
import type { PlantedGarden } from '../gardens/planted-garden';

/** Subjects besides a garden plant's id: the garden itself, and no garden at all. */
export const WHOLE_GARDEN = 'garden';
export const NO_GARDEN = 'none';
/** No recurrence, no priority. */
export const NONE = 'none';

const { title } = addReminderCall.request.shape;

const fields = z.object({
  title: z.string(),
  description: z.string(),
  date: z.string(),
  time: z.string(),
  /** '1' to '3', or NONE. */
  priority: z.string(),
  /** WHOLE_GARDEN, NO_GARDEN, or a garden plant's id. */
  subject: z.string(),
  recurrence: z.string(),
  /** Days; what is typed. */
  interval: z.string(),
  /** Comma-separated. */
  tags: z.string(),
});
export type ReminderFields = z.infer<typeof fields>;

/** What the browser kept of a half-written reminder. */
export const parsePersistedReminder = (value: unknown): ReminderFields => fields.parse(value);

const sendable = fields.extend({
  title,
  description: freeText(),
  date: z.iso
    .date('Please choose a date.')
    .refine(
      (day) => isReminderDay(day, localDayOf(new Date())),
      'Please choose a date from the past year to ten years from now.',
    ),
  time: z.iso.time('Please choose a time.'),
  tags: z
    .string()
    .transform((text) => text.split(','))
    .pipe(reminderTags),
});

/** An interval counts with a recurrence only. */
const checkInterval = (
  { recurrence, interval }: Pick<ReminderFields, 'recurrence' | 'interval'>,
  context: z.RefinementCtx,
): void => {
  if (recurrence === NONE || recurrenceInterval.safeParse(Number(interval)).success) return;
  const days = Number(interval);
  context.addIssue({
    code: 'custom',
    path: ['interval'],
    message:
      days > MAX_RECURRENCE_INTERVAL
        ? `Please enter ${MAX_RECURRENCE_INTERVAL} days (ten years) or fewer.`
        : 'Please enter a whole number of days, 1 or more.',
  });
};

/** What can be sent (3 §5): title, date and time are required; an interval counts with a recurrence only. */
export const reminderForm = sendable.superRefine(checkInterval);

/** The same of a reminder that is edited: its date is moved by itself, however long ago it was. */
export const editedReminderForm = sendable
  .extend({ date: z.string(), time: z.string() })
  .superRefine(checkInterval);

export type ReminderToSend = z.output<typeof reminderForm>;

/** An empty form: its date and time are now (3 §5). */
export const newReminder = (now: Date): ReminderFields => ({
  title: '',
  description: '',
  date: localDayOf(now),
  time: localTimeOf(now),
  priority: NONE,
  subject: WHOLE_GARDEN,
  recurrence: NONE,
  interval: '1',
  tags: '',
});

/** The form of a reminder that is edited. */
export function editedReminder(reminder: Reminder): ReminderFields {
  const due = new Date(reminder.reminder_datetime);
  return {
    title: reminder.title,
    description: reminder.description,
    date: localDayOf(due),
    time: localTimeOf(due),
    priority: reminder.priority === null ? NONE : String(reminder.priority),
    subject: reminder.plant_id ?? (reminder.garden_id === null ? NO_GARDEN : WHOLE_GARDEN),
    recurrence: reminder.recurrence_type?.type ?? NONE,
    interval: String(reminder.recurrence_interval ?? 1),
    tags: reminder.tags.join(', '),
  };
}

/** The call's payload (3 §7). The date and time are those of the gardener's own clock, in `timeZone`. */
export function reminderOf(
  { title, description, date, time, priority, subject, recurrence, interval, tags }: ReminderToSend,
  garden: PlantedGarden | undefined,
  timeZone: string,
): NewReminder {
  const plant = garden?.plants.find(({ id }) => id === subject);
  const type = RECURRENCE_TYPES.find((known) => known === recurrence);
  return {
    title,
    description,
    reminder_datetime: new Date(`${date}T${time}`).toISOString(),
    priority: priority === '1' ? 1 : priority === '2' ? 2 : priority === '3' ? 3 : null,
    garden_id: subject === NO_GARDEN ? null : (garden?.id ?? null),
    plant_id: plant?.id ?? null,
    recurrence_type: type ? { type } : null,
    recurrence_interval: type ? Number(interval) : null,
    tags,
    is_completed: false,
    is_active: true,
    time_zone: timeZone,
  };
}
