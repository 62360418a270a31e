import type { Reminder } from '@planted/contracts';
import { doneIn, idOfKept } from './done-commands';
import type { KeptCommand } from './kept-commands';

/** The gardener's reminders as they are once what waits is done. */
export const foldReminders = (reminders: readonly Reminder[], kept: readonly KeptCommand[]): Reminder[] =>
  doneIn(kept).reduce<Reminder[]>(
    (now, done) => {
      if (done.call === 'update-reminder') {
        const { id, is_completed } = done.input;
        return now.map((one) => (one.id === id ? { ...one, is_completed, completed_by: null } : one));
      }
      if (done.call !== 'add-reminder') return now;
      const { input, key } = done;
      const added: Reminder = {
        id: idOfKept(key),
        title: input.title,
        description: input.description ?? '',
        reminder_datetime: input.reminder_datetime,
        is_completed: input.is_completed ?? false,
        is_active: input.is_active ?? true,
        priority: input.priority ?? null,
        tags: input.tags ?? [],
        plant_id: input.plant_id ?? null,
        garden_id: input.garden_id ?? null,
        plant_name: null,
        garden_name: null,
        recurrence_type: input.recurrence_type ?? null,
        recurrence_interval: input.recurrence_interval ?? null,
        time_zone: input.time_zone ?? 'UTC',
        is_watering: false,
        completed_at: null,
        completed_by: null,
      };
      return [...now, added];
    },
    [...reminders],
  );
