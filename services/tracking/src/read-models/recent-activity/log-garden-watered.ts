import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { knownActivityGarden } from './activity-garden';
import { gardenWateredNotes } from './activity-notes';
import { insertActivity } from './insert-activity';

type GardenWatered = Extract<GardenEvent, { type: 'GardenWatered' }>;

export async function logGardenWatered(
  tx: ProjectionTransaction,
  event: LoggedEvent<GardenWatered>,
): Promise<void> {
  const { gardenId, plantIds } = event.data;
  const garden = await knownActivityGarden(tx, gardenId);
  await insertActivity(tx, event, {
    event_type: 'watered',
    garden_id: gardenId,
    owner_id: garden.ownerId,
    notes: gardenWateredNotes(plantIds.length, garden.name),
  });
}
