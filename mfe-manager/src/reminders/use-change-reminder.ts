import {
  deleteReminder,
  editReminder,
  endReminder,
  fetchUserRemindersKey,
  moveReminder,
  restoreReminder,
  snoozeReminder,
} from '@planted/api-client';
import type { Reminder } from '@planted/contracts';
import { newId, showAlert } from '@planted/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type Changing, useChange } from '../corrections/use-change';
import { calendarDayOf } from '../today';
import { whenText } from './describe-reminder';

type Edit = Omit<Parameters<typeof editReminder>[0], 'id' | 'revision'>;

/** What a reminder is changed to. Dates are ISO 8601. */
export type ReminderChange =
  | { readonly type: 'edit'; readonly edit: Edit }
  | { readonly type: 'move' | 'snooze'; readonly to: string }
  | { readonly type: 'end' | 'delete' | 'restore' };

type Named = Pick<Reminder, 'id'> & { readonly revision: number };

function send({ id, revision }: Named, change: ReminderChange, key: string): Promise<unknown> {
  const named = { id, revision };
  switch (change.type) {
    case 'edit':
      return editReminder({ ...named, ...change.edit }, key);
    case 'move':
      return moveReminder({ ...named, reminder_datetime: change.to }, key);
    case 'snooze':
      return snoozeReminder({ ...named, until: change.to }, key);
    case 'end':
      return endReminder(named, key);
    case 'delete':
      return deleteReminder(named, key);
    case 'restore':
      return restoreReminder(named, key);
    default:
      return change satisfies never;
  }
}

/** What takes a change back. */
function inverseOf(reminder: Reminder, { type }: ReminderChange): ReminderChange {
  const { title, description, tags, priority, garden_id, plant_id } = reminder;
  const { recurrence_type, recurrence_interval, reminder_datetime: to } = reminder;
  if (type === 'move' || type === 'snooze') return { type, to };
  if (type !== 'edit') return { type: 'restore' };
  const about = { title, description, tags, priority, garden_id, plant_id };
  return { type, edit: { ...about, recurrence_type, recurrence_interval } };
}

const TITLES = {
  edit: 'Reminder Changed',
  move: 'Reminder Moved',
  snooze: 'Reminder Snoozed',
  end: 'Reminder Ended',
  delete: 'Reminder Deleted',
  restore: 'Reminder Restored',
} as const;

/** Changes a reminder and offers to undo it for 10 s. */
export function useChangeReminder(reminder: Reminder, onClose: () => void): Changing<ReminderChange> {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: fetchUserRemindersKey });
  const { id, revision = 0 } = reminder;
  const undo = async (change: ReminderChange) => {
    try {
      await send({ id, revision: revision + 1 }, inverseOf(reminder, change), newId());
    } catch (cause) {
      const text = cause instanceof Error ? cause.message : undefined;
      showAlert({ kind: 'error', title: 'Not Undone', text });
    }
    await refresh();
  };
  return useChange<ReminderChange>({
    send: (change, key) => send({ id, revision }, change, key),
    async onDone(change) {
      const when =
        change.type === 'move' || change.type === 'snooze'
          ? `: ${whenText(change.to, calendarDayOf(new Date()))}`
          : '';
      showAlert({
        kind: 'undo',
        title: TITLES[change.type],
        text: `${reminder.title}${when}.`,
        action: { label: 'Undo', run: () => void undo(change) },
      });
      onClose();
      await refresh();
    },
  });
}
