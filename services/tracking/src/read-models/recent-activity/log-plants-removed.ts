import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { plantsRemovedNotes } from './activity-notes';
import { insertActivity } from './insert-activity';

type PlantsRemoved = Extract<GardenEvent, { type: 'PlantsRemoved' }>;

export async function logPlantsRemoved(
  tx: ProjectionTransaction,
  event: LoggedEvent<PlantsRemoved>,
): Promise<void> {
  const { gardenId, plantIds } = event.data;
  await insertActivity(tx, event, {
    event_type: 'plants_removed',
    garden_id: gardenId,
    notes: (garden) => plantsRemovedNotes(plantIds.length, garden),
  });
}
