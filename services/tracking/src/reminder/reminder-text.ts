import type { Reminder } from '@planted/contracts';
import { z } from 'zod';
import type { AddedReminder } from './reminder-state';

/** The words of a reminder, as they are encrypted. */
const reminderText = z.object({ title: z.string(), description: z.string(), tags: z.array(z.string()) });
export type ReminderText = z.infer<typeof reminderText>;

export const writeReminderText = ({ title, description, tags }: ReminderText): string =>
  JSON.stringify({ title, description, tags });

export const readReminderText = (text: string): ReminderText => reminderText.parse(JSON.parse(text));

/** The words of a request. */
export const textOf = ({
  title,
  description,
  tags,
}: {
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly tags?: string[] | null | undefined;
}): ReminderText => ({ title, description: description ?? '', tags: tags ?? [] });

/** How what is asked for comes back; without an interval it has 1. */
export const recurrenceOf = ({
  recurrence_type,
  recurrence_interval,
}: {
  readonly recurrence_type?: Reminder['recurrence_type'] | undefined;
  readonly recurrence_interval?: number | null | undefined;
}): AddedReminder['recurrence'] =>
  recurrence_type ? { type: recurrence_type.type, interval: recurrence_interval ?? 1 } : null;
