import {
  deleteReminder,
  editReminder,
  endReminder,
  fetchUserRemindersKey,
  moveReminder,
  orWaits,
  restoreReminder,
  snoozeReminder,
} from '@planted/api-client';
import type { Reminder } from '@planted/contracts';
import { localDayOf } from '@planted/garden-domain';
import { newId, showAlert } from '@planted/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { offerUndo } from '../corrections/offer-undo';
import { type Changing, type Elsewhere, useChange } from '../corrections/use-change';
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

interface Asked {
  readonly change: ReminderChange;
  /** What its page shows, or what another page has made of it. */
  readonly of: Reminder;
  /** It was ended or deleted, and is brought back first. */
  readonly isGone: boolean;
}

interface ChangingReminder extends Changing<ReminderChange> {
  /** What was asked for last. */
  readonly asked: ReminderChange | undefined;
  /** Asks for it again, over what another page has made of the reminder; Undo leads back to that. */
  readonly changeAnyway: (theirs: Elsewhere) => void;
}

export const isGone = ({ is_deleted, is_ended }: Elsewhere): boolean =>
  is_deleted === true || is_ended === true;

async function sendAsked({ change, of, isGone: isBroughtBack }: Asked, key: string): Promise<unknown> {
  const { id, revision = 0 } = of;
  if (!isBroughtBack) return send({ id, revision }, change, key);
  await orWaits(restoreReminder({ id, revision }, newId()));
  return send({ id, revision: revision + 1 }, change, key);
}

/** Changes a reminder and offers to undo it for 10 s. */
export function useChangeReminder(reminder: Reminder, onClose: () => void): ChangingReminder {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: fetchUserRemindersKey });
  const [asked, setAsked] = useState<ReminderChange>();
  const undo = async ({ change, of, isGone: isBroughtBack }: Asked) => {
    const { id, revision = 0 } = of;
    const now = revision + (isBroughtBack ? 2 : 1);
    try {
      await orWaits(send({ id, revision: now }, inverseOf(of, change), newId()));
    } catch (cause) {
      const text = cause instanceof Error ? cause.message : undefined;
      showAlert({ kind: 'error', title: 'Not Undone', text });
    }
    await refresh();
  };
  const changing = useChange<Asked>({
    id: reminder.id,
    send: sendAsked,
    async onDone(done) {
      const { change } = done;
      const when =
        change.type === 'move' || change.type === 'snooze'
          ? `: ${whenText(change.to, localDayOf(new Date()))}`
          : '';
      offerUndo({
        ids: [reminder.id],
        title: TITLES[change.type],
        text: `${reminder.title}${when}.`,
        run: () => void undo(done),
      });
      onClose();
      await refresh();
    },
    onWaiting: onClose,
  });
  return {
    ...changing,
    asked,
    change(change) {
      setAsked(change);
      changing.change({ change, of: reminder, isGone: false });
    },
    changeAnyway(theirs) {
      // The server says it in the terms of a reminder.
      const of = { ...reminder, ...(theirs as Partial<Reminder>) };
      if (asked) changing.change({ change: asked, of, isGone: isGone(theirs) });
    },
  };
}
