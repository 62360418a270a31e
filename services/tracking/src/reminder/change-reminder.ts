import type { Refusal, ReminderEvent } from '@planted/contracts';
import { accept, type Decision, refuse } from '@planted/event-sourcing';
import type { ChangeReminder, EditReminder, MoveReminder, SnoozeReminder } from './reminder-command';
import { isWithinReach, outOfReach } from './reminder-days';
import type { ExistingReminder } from './reminder-state';

type ReminderDecision = Decision<ReminderEvent, Refusal>;

const conflict = (message: string, field = 'id'): Refusal => ({ code: 'conflict', field, message });

export const reminderEnded = conflict('This reminder has ended: restore it first');
export const reminderDeleted = conflict('This reminder was deleted: restore it first');
const changedElsewhere = conflict('This reminder was changed elsewhere meanwhile', 'revision');
const doneAlready = conflict('This date is completed already');
const nothingToRestore = conflict('This reminder is neither deleted nor ended');

/** Changes a reminder that is there, as long as its page shows the newest revision. */
export function changeReminder(state: ExistingReminder, command: ChangeReminder): ReminderDecision {
  const isRestoring = command.type === 'RestoreReminder';
  if (isRestoring && !state.isDeleted && !state.isEnded) return refuse(nothingToRestore);
  if (!isRestoring && state.isDeleted) return refuse(reminderDeleted);
  if (!isRestoring && state.isEnded && command.type !== 'DeleteReminder') return refuse(reminderEnded);
  if (command.revision !== state.revision) return refuse(changedElsewhere);
  const changed = { reminderId: state.reminder.reminderId, revision: state.revision + 1 };
  switch (command.type) {
    case 'EditReminder':
      return accept({
        type: 'ReminderEdited',
        schemaVersion: 1,
        data: { ...changed, ...command.edited, dueAt: rhythmOf(state, command) },
      });
    case 'MoveReminder':
    case 'SnoozeReminder':
      return changeDate(state, command, changed);
    case 'EndReminder':
      return accept({ type: 'ReminderEnded', schemaVersion: 1, data: changed });
    case 'DeleteReminder':
      return accept({ type: 'ReminderDeleted', schemaVersion: 1, data: changed });
    case 'RestoreReminder':
      return accept({ type: 'ReminderRestored', schemaVersion: 1, data: changed });
    default:
      return command satisfies never;
  }
}

/** From where the dates count: as before, unless the rhythm is another one. */
function rhythmOf({ reminder }: ExistingReminder, { edited, dueAt }: EditReminder): string {
  const [was, now] = [reminder.recurrence, edited.recurrence];
  const isSame = was?.type === now?.type && was?.interval === now?.interval;
  return isSame ? reminder.dueAt : dueAt;
}

function changeDate(
  { reminder: { timeZone }, ticked }: ExistingReminder,
  { type, occurrence, isCompleted, dueAt, today }: MoveReminder | SnoozeReminder,
  changed: { readonly reminderId: string; readonly revision: number },
): ReminderDecision {
  if (ticked.get(occurrence) ?? isCompleted) return refuse(doneAlready);
  const isMove = type === 'MoveReminder';
  if (!isWithinReach(dueAt, timeZone, today))
    return refuse(outOfReach(isMove ? 'reminder_datetime' : 'until'));
  const data = { ...changed, turn: occurrence, dueAt };
  return accept(
    isMove
      ? { type: 'ReminderMoved', schemaVersion: 1, data }
      : { type: 'ReminderSnoozed', schemaVersion: 1, data },
  );
}
