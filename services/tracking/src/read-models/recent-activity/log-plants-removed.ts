import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { knownActivityGarden } from './activity-garden';
import { plantsRemovedNotes } from './activity-notes';
import { insertActivity } from './insert-activity';

type PlantsRemoved = Extract<GardenEvent, { type: 'PlantsRemoved' }>;

export async function logPlantsRemoved(
  tx: ProjectionTransaction,
  event: LoggedEvent<PlantsRemoved>,
): Promise<void> {
  const { gardenId, plantIds } = event.data;
  const garden = await knownActivityGarden(tx, gardenId);
  await insertActivity(tx, event, {
    event_type: 'plants_removed',
    garden_id: gardenId,
    owner_id: garden.ownerId,
    notes: plantsRemovedNotes(plantIds.length, garden.name),
  });
}
