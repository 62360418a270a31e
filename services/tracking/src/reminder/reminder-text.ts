import { z } from 'zod';

/** The words of a reminder, as they are encrypted. */
const reminderText = z.object({ title: z.string(), description: z.string(), tags: z.array(z.string()) });
export type ReminderText = z.infer<typeof reminderText>;

export const writeReminderText = ({ title, description, tags }: ReminderText): string =>
  JSON.stringify({ title, description, tags });

export const readReminderText = (text: string): ReminderText => reminderText.parse(JSON.parse(text));
