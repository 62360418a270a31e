import type { Refusal, ReminderEvent } from '@planted/contracts';
import { accept, type Decider, type Decision, refuse } from '@planted/event-sourcing';
import { type CalendarDay, nextInSeries } from '@planted/garden-domain';
import { changeReminder, reminderDeleted, reminderEnded } from './change-reminder';
import type { AddReminder, ReminderCommand, UpdateReminder } from './reminder-command';
import { isWithinReach, outOfReach } from './reminder-days';
import {
  type AddedReminder,
  evolve,
  type ExistingReminder,
  noReminder,
  type ReminderState,
} from './reminder-state';

type ReminderDecision = Decision<ReminderEvent, Refusal>;

/** The same for a reminder that is not there and for one of another user. */
export const reminderNotFound: Refusal = { code: 'not-found', field: 'id', message: 'Reminder not found' };

/** The rules of one reminder, with all the dates of one that recurs. */
export const reminderDecider: Decider<ReminderCommand, ReminderState, ReminderEvent, Refusal> = {
  initialState: noReminder,
  decide(state, command) {
    if (command.type === 'AddReminder') return state.exists ? accept() : addReminder(command);
    if (!state.exists || state.reminder.ownerId !== command.actorId) return refuse(reminderNotFound);
    if (command.type !== 'UpdateReminder') return changeReminder(state, command);
    if (state.isDeleted) return refuse(reminderDeleted);
    if (state.isEnded) return refuse(reminderEnded);
    return command.isCompleted ? complete(state, command) : reopen(state, command);
  },
  evolve,
};

function addReminder({ reminder, isCompleted, today }: AddReminder): ReminderDecision {
  if (!isWithinReach(reminder.dueAt, reminder.timeZone, today))
    return refuse(outOfReach('reminder_datetime'));
  const added: ReminderEvent = { type: 'ReminderAdded', schemaVersion: 1, data: reminder };
  return isCompleted ? accept(added, completed(reminder, 1, reminder.dueAt, today)) : accept(added);
}

/** A date that is ticked off already changes nothing. */
function complete({ reminder, ticked }: ExistingReminder, command: UpdateReminder): ReminderDecision {
  const { occurrence, dueAt, today } = command;
  if (ticked.get(occurrence) === true) return accept();
  return accept(completed(reminder, occurrence, dueAt, today));
}

function reopen({ reminder, ticked }: ExistingReminder, { occurrence }: UpdateReminder): ReminderDecision {
  if (ticked.get(occurrence) === false) return accept();
  return accept({
    type: 'ReminderReopened',
    schemaVersion: 1,
    data: { reminderId: reminder.reminderId, turn: occurrence },
  });
}

const completed = (
  reminder: AddedReminder,
  occurrence: number,
  dueAt: string,
  completedOn: CalendarDay,
): ReminderEvent => ({
  type: 'ReminderCompleted',
  schemaVersion: 1,
  data: {
    reminderId: reminder.reminderId,
    turn: occurrence,
    completedOn,
    nextDueAt: nextDueAt(reminder, dueAt, completedOn),
  },
});

/** When a reminder asks again after its date `dueAt` was done; null for one that does not recur. */
export const nextDueAt = (
  { recurrence, dueAt: first, timeZone }: Pick<AddedReminder, 'recurrence' | 'dueAt' | 'timeZone'>,
  dueAt: string,
  doneOn: CalendarDay,
): string | null => recurrence && nextInSeries({ first, recurrence, timeZone }, dueAt, doneOn);
