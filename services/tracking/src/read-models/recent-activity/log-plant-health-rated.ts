import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { knownActivityGarden } from './activity-garden';
import { healthRatedNotes } from './activity-notes';
import { insertActivity, subjectOf } from './insert-activity';

type PlantHealthRated = Extract<GardenEvent, { type: 'PlantHealthRated' }>;

export async function logPlantHealthRated(
  tx: ProjectionTransaction,
  event: LoggedEvent<PlantHealthRated>,
): Promise<void> {
  const { gardenId, ratings } = event.data;
  const garden = await knownActivityGarden(tx, gardenId);
  const [first] = ratings;
  const isTheSame = ratings.every(({ healthRating }) => healthRating === first?.healthRating);
  await insertActivity(tx, event, {
    event_type: 'health_rated',
    garden_id: gardenId,
    owner_id: garden.ownerId,
    notes: healthRatedNotes(ratings.length, garden.name),
    ...subjectOf(ratings),
    ...(first && isTheSame && { value: first.healthRating, unit: 'of 10' }),
  });
}
