import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { plantingCompletedNotes } from './activity-notes';
import { insertActivity } from './insert-activity';

type GardenPlantingCompleted = Extract<GardenEvent, { type: 'GardenPlantingCompleted' }>;

export async function logPlantingCompleted(
  tx: ProjectionTransaction,
  event: LoggedEvent<GardenPlantingCompleted>,
): Promise<void> {
  const { gardenId, plantCount } = event.data;
  await insertActivity(tx, event, {
    event_type: 'completed_planting',
    garden_id: gardenId,
    notes: (garden) => plantingCompletedNotes(plantCount, garden),
    old_status: 'partially_planted',
    new_status: 'fully_planted',
  });
}
