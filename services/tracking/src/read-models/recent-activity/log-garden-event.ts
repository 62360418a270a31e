import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { dayOfGardenEventNotes, effectiveDay, timeOfGardenEventNotes } from '@planted/garden-domain';
import { insertActivity } from './insert-activity';

type GardenEventRecorded = Extract<GardenEvent, { type: 'GardenEventRecorded' }>;

export async function logGardenEvent(
  tx: ProjectionTransaction,
  event: LoggedEvent<GardenEventRecorded>,
): Promise<void> {
  const { data } = event;
  const named = dayOfGardenEventNotes(data.notes);
  const isNamed = named !== undefined && effectiveDay(named, event.metadata.time) === named;
  await insertActivity(tx, event, {
    event_type: data.action,
    garden_id: data.gardenId,
    revision: 0,
    ...(isNamed && { occurred_on: named, occurred_time: timeOfGardenEventNotes(data.notes) }),
    notes: data.notes,
    subject: data.subject,
    subject_id: data.subjectId,
    value: data.value,
    unit: data.unit,
    old_status: data.oldStatus,
    new_status: data.newStatus,
  });
}
