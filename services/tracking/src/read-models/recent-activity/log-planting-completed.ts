import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { knownActivityGarden } from './activity-garden';
import { plantingCompletedNotes } from './activity-notes';
import { insertActivity } from './insert-activity';

type GardenPlantingCompleted = Extract<GardenEvent, { type: 'GardenPlantingCompleted' }>;

export async function logPlantingCompleted(
  tx: ProjectionTransaction,
  event: LoggedEvent<GardenPlantingCompleted>,
): Promise<void> {
  const { gardenId, plantCount } = event.data;
  const garden = await knownActivityGarden(tx, gardenId);
  await insertActivity(tx, event, {
    event_type: 'completed_planting',
    garden_id: gardenId,
    owner_id: garden.ownerId,
    notes: plantingCompletedNotes(plantCount, garden.name),
    old_status: 'partially_planted',
    new_status: 'fully_planted',
  });
}
