import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { knownActivityGarden } from './activity-garden';
import { layoutSavedNotes } from './activity-notes';
import { insertActivity } from './insert-activity';

type LayoutSaved = Extract<GardenEvent, { type: 'LayoutSaved' }>;

export async function logLayoutSaved(
  tx: ProjectionTransaction,
  event: LoggedEvent<LayoutSaved>,
): Promise<void> {
  const { gardenId, plants } = event.data;
  const garden = await knownActivityGarden(tx, gardenId);
  await insertActivity(tx, event, {
    event_type: 'layout_saved',
    garden_id: gardenId,
    owner_id: garden.ownerId,
    notes: layoutSavedNotes(plants.length, garden.name),
  });
}
