import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { insertActivity } from './insert-activity';

type GardenEventRecorded = Extract<GardenEvent, { type: 'GardenEventRecorded' }>;

export async function logGardenEvent(
  tx: ProjectionTransaction,
  event: LoggedEvent<GardenEventRecorded>,
): Promise<void> {
  const { data } = event;
  await insertActivity(tx, event, {
    event_type: data.action,
    garden_id: data.gardenId,
    notes: data.notes,
    subject: data.subject,
    subject_id: data.subjectId,
    value: data.value,
    unit: data.unit,
    old_status: data.oldStatus,
    new_status: data.newStatus,
  });
}
