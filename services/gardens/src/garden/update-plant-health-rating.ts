import { accept, refuse } from '@planted/event-sourcing';
import type { UpdatePlantHealthRating } from './garden-command';
import { type GardenDecision, plantNotFound } from './garden-decision';
import type { ExistingGarden } from './garden-state';

/** Records the ratings that differ from those before. A plant that is only planned has no health yet. */
export function updatePlantHealthRating(
  garden: ExistingGarden,
  command: UpdatePlantHealthRating,
): GardenDecision {
  const { gardenId } = command;
  const standing = new Map(garden.plants.map((plant) => [plant.id, plant]));
  for (const { field, id } of command.ratings) {
    const plant = standing.get(id);
    if (!plant) return refuse(plantNotFound(field));
    if (!garden.growing.has(id)) {
      const message = `${plant.plantName} is not planted yet: set its planting date first`;
      return refuse({ code: 'conflict', field, message });
    }
  }
  const ratings = command.ratings
    .filter(({ id, healthRating }) => garden.growing.get(id)?.healthRating !== healthRating)
    .map(({ id, healthRating }) => ({ id, healthRating }));
  if (ratings.length === 0) return accept();
  return accept({ type: 'PlantHealthRated', schemaVersion: 1, data: { gardenId, ratings } });
}
