import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { type CalendarDay, effectiveDay } from '@planted/garden-domain';
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
    occurred_on: plantedOn(event),
    notes: (garden) => plantingDatesNotes(plantings, garden),
    ...subjectOf(plantings),
    old_status: isFirst ? 'planned' : 'planted',
    new_status: 'planted',
  });
}

/** The day on which all of them were planted; undefined where they differ, or where some are yet to be planted. */
function plantedOn({ data, metadata }: LoggedEvent<PlantingDatesSet>): CalendarDay | undefined {
  const [day, ...others] = new Set(data.plantings.map(({ plantedDate }) => plantedDate));
  return others.length === 0 && day === effectiveDay(day, metadata.time) ? day : undefined;
}
