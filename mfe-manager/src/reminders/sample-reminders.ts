import type { Reminder } from '@planted/contracts';
import { plainReminder } from './plain-reminder';

const sample = (
  n: number,
  title: string,
  description: string,
  inDays: number,
  known: Partial<Reminder>,
  now: Date,
): Reminder => ({
  ...plainReminder,
  id: `00000000-0000-7000-8000-00000000000${n}`,
  title,
  description,
  reminder_datetime: new Date(now.getFullYear(), now.getMonth(), now.getDate() + inDays, 9).toISOString(),
  priority: 1,
  ...known,
});

/** Three reminders to look at while the gardener's own cannot be shown (3 §8); always marked as examples. */
export const sampleReminders = (now: Date): Reminder[] => [
  sample(1, 'Water the tomatoes', 'Deeply, at the root, before it gets hot.', 1, { priority: 3 }, now),
  sample(
    2,
    'Feed the peppers',
    'Half strength while they flower.',
    3,
    { priority: 2, tags: ['feeding'] },
    now,
  ),
  sample(3, 'Look for slugs', 'Under the boards and along the edge.', 5, {}, now),
];
