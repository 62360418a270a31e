import type { Reminder } from '@planted/contracts';
import { type DoneCommand, doneIn, idOfKept } from './done-commands';
import { changedRows } from './fold-changed';
import type { KeptCommand } from './kept-commands';

type Reminders = ReturnType<typeof changedRows<Reminder>>;

/** The gardener's reminders as they are once what waits is done. */
export function foldReminders(reminders: readonly Reminder[], kept: readonly KeptCommand[]): Reminder[] {
  const now = changedRows(reminders);
  for (const done of doneIn(kept)) apply(now, done);
  return now.rows();
}

function apply(reminders: Reminders, done: DoneCommand): void {
  switch (done.call) {
    case 'update-reminder': {
      const { id, is_completed } = done.input;
      reminders.replace((one) => (one.id === id ? { ...one, is_completed, completed_by: null } : one));
      break;
    }
    case 'add-reminder':
      reminders.add(added(done));
      break;
    case 'edit-reminder': {
      const { input } = done;
      reminders.change(input, (one) => ({
        ...one,
        ...wordsOf(input),
        plant_name: input.plant_id === one.plant_id ? one.plant_name : null,
        garden_name: input.garden_id === one.garden_id ? one.garden_name : null,
      }));
      break;
    }
    case 'move-reminder': {
      const { reminder_datetime } = done.input;
      reminders.change(done.input, (one) => ({ ...one, reminder_datetime }));
      break;
    }
    case 'snooze-reminder': {
      const reminder_datetime = done.input.until;
      reminders.change(done.input, (one) => ({ ...one, reminder_datetime }));
      break;
    }
    case 'delete-reminder':
    case 'end-reminder':
      reminders.takeAway(done.input);
      break;
    case 'restore-reminder':
      reminders.bringBack(done.input);
      break;
    default:
  }
}

type Written = Extract<DoneCommand, { call: 'add-reminder' | 'edit-reminder' }>['input'];

/** What is absent is none. */
const wordsOf = (input: Written) => ({
  title: input.title,
  description: input.description ?? '',
  priority: input.priority ?? null,
  tags: input.tags ?? [],
  plant_id: input.plant_id ?? null,
  garden_id: input.garden_id ?? null,
  recurrence_type: input.recurrence_type ?? null,
  recurrence_interval: input.recurrence_interval ?? null,
});

const added = ({ input, key }: Extract<DoneCommand, { call: 'add-reminder' }>): Reminder => ({
  id: idOfKept(key),
  ...wordsOf(input),
  reminder_datetime: input.reminder_datetime,
  is_completed: input.is_completed ?? false,
  is_active: input.is_active ?? true,
  plant_name: null,
  garden_name: null,
  time_zone: input.time_zone ?? 'UTC',
  is_watering: false,
  completed_at: null,
  completed_by: null,
});
