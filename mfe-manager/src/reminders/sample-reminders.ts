import type { Reminder } from '@planted/contracts';

const sample = (
  n: number,
  title: string,
  description: string,
  inDays: number,
  known: Partial<Reminder>,
  now: Date,
): Reminder => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  title,
  description,
  reminder_datetime: new Date(now.getFullYear(), now.getMonth(), now.getDate() + inDays, 9).toISOString(),
  is_completed: false,
  is_active: true,
  priority: 1,
  tags: [],
  plant_id: null,
  garden_id: null,
  plant_name: null,
  garden_name: null,
  recurrence_type: null,
  recurrence_interval: null,
  time_zone: 'UTC',
  is_watering: false,
  completed_at: null,
  completed_by: null,
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
