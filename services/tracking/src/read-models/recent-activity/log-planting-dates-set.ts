import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { plantingDatesNotes } from './activity-notes';
import { insertActivity, subjectOf } from './insert-activity';

type PlantingDatesSet = Extract<GardenEvent, { type: 'PlantingDatesSet' }>;

export async function logPlantingDatesSet(
  tx: ProjectionTransaction,
  event: LoggedEvent<PlantingDatesSet>,
): Promise<void> {
  const { gardenId, plantings } = event.data;
  const isFirst = plantings.some(({ oldStatus }) => oldStatus === 'planned');
  await insertActivity(tx, event, {
    event_type: 'planted',
    garden_id: gardenId,
    notes: (garden) => plantingDatesNotes(plantings, garden),
    ...subjectOf(plantings),
    old_status: isFirst ? 'planned' : 'planted',
    new_status: 'planted',
  });
}
