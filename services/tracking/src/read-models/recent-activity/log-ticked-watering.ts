import type { ReminderEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { wateringReminders } from '../watering-reminders';
import { tickedWateringNotes } from './activity-notes';
import { insertActivity } from './insert-activity';

type ReminderCompleted = Extract<ReminderEvent, { type: 'ReminderCompleted' }>;
type ReminderReopened = Extract<ReminderEvent, { type: 'ReminderReopened' }>;

/** Which reminders are waterings once they are ticked off. */
export const activityReminders = wateringReminders('activity_reminders');

/** A watering reminder of a garden was ticked off: that is a watering. */
export async function logTickedWatering(
  tx: ProjectionTransaction,
  event: LoggedEvent<ReminderCompleted>,
): Promise<void> {
  const { reminderId, turn, completedOn } = event.data;
  const subject = await activityReminders.subjectOf(tx, reminderId);
  if (!subject) return;
  const { gardenId, plantId } = subject;
  await insertActivity(tx, event, {
    event_type: 'watered',
    garden_id: gardenId,
    occurred_on: completedOn,
    notes: (garden) => tickedWateringNotes(plantId !== null, garden),
    ...(plantId !== null && { subject: 'plant', subject_id: plantId }),
    reminder_id: reminderId,
    turn,
  });
}

/** The tick was taken back: nothing was watered. */
export const withdrawTickedWatering = (
  tx: ProjectionTransaction,
  { data: { reminderId, turn } }: LoggedEvent<ReminderReopened>,
): Promise<unknown> =>
  tx.query('delete from activities where reminder_id = $1 and turn = $2', [reminderId, turn]);
