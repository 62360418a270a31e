import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { knownActivityGarden } from './activity-garden';
import { plantingDatesNotes } from './activity-notes';
import { insertActivity, subjectOf } from './insert-activity';

type PlantingDatesSet = Extract<GardenEvent, { type: 'PlantingDatesSet' }>;

export async function logPlantingDatesSet(
  tx: ProjectionTransaction,
  event: LoggedEvent<PlantingDatesSet>,
): Promise<void> {
  const { gardenId, plantings } = event.data;
  const garden = await knownActivityGarden(tx, gardenId);
  const isFirst = plantings.some(({ oldStatus }) => oldStatus === 'planned');
  await insertActivity(tx, event, {
    event_type: 'planted',
    garden_id: gardenId,
    owner_id: garden.ownerId,
    notes: plantingDatesNotes(plantings, garden.name),
    ...subjectOf(plantings),
    old_status: isFirst ? 'planned' : 'planted',
    new_status: 'planted',
  });
}
