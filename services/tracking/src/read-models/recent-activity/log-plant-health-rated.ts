import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { healthRatedNotes } from './activity-notes';
import { insertActivity, subjectOf } from './insert-activity';

type PlantHealthRated = Extract<GardenEvent, { type: 'PlantHealthRated' }>;

export async function logPlantHealthRated(
  tx: ProjectionTransaction,
  event: LoggedEvent<PlantHealthRated>,
): Promise<void> {
  const { gardenId, ratings } = event.data;
  const [first] = ratings;
  const isTheSame = ratings.every(({ healthRating }) => healthRating === first?.healthRating);
  await insertActivity(tx, event, {
    event_type: 'health_rated',
    garden_id: gardenId,
    notes: (garden) => healthRatedNotes(ratings.length, garden),
    revision: 0,
    ...subjectOf(ratings),
    ...(first && isTheSame && { value: first.healthRating, unit: 'of 10' }),
  });
}
