import { accept, refuse } from '@planted/event-sourcing';
import type { RemovePlants } from './garden-command';
import { type GardenDecision, plantNotFound } from './garden-decision';
import type { ExistingGarden } from './garden-state';

/** All plants that are named must stand in the garden. */
export function removePlants(garden: ExistingGarden, { gardenId, plants }: RemovePlants): GardenDecision {
  const standing = new Set(garden.plants.map(({ id }) => id));
  const missing = plants.find(({ id }) => !standing.has(id));
  if (missing) return refuse(plantNotFound(missing.field));
  const plantIds = plants.map(({ id }) => id);
  return accept({ type: 'PlantsRemoved', schemaVersion: 1, data: { gardenId, plantIds } });
}
