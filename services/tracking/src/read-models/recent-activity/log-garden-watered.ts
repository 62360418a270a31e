import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { gardenWateredNotes } from './activity-notes';
import { insertActivity } from './insert-activity';

type GardenWatered = Extract<GardenEvent, { type: 'GardenWatered' }>;

export async function logGardenWatered(
  tx: ProjectionTransaction,
  event: LoggedEvent<GardenWatered>,
): Promise<void> {
  const { gardenId, plantIds, wateredDate, time } = event.data;
  await insertActivity(tx, event, {
    event_type: 'watered',
    garden_id: gardenId,
    occurred_on: wateredDate,
    occurred_time: time ?? undefined,
    notes: (garden) => gardenWateredNotes(plantIds.length, garden),
    revision: 0,
  });
}
