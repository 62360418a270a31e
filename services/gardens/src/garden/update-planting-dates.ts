import type { GardenEvent, Planting } from '@planted/contracts';
import { accept, refuse } from '@planted/event-sourcing';
import { expectedHarvest, INITIAL_HEALTH, isPlantingDay } from '@planted/garden-domain';
import type { UpdatePlantingDates } from './garden-command';
import { type GardenDecision, invalid, plantNotFound } from './garden-decision';
import type { ExistingGarden } from './garden-state';

/**
 * A planned plant becomes planted, with its first health (3 §4); one that was planted only gets another date. When no
 * plant of the garden is left without a date, its planting is completed. A repeat of the same dates changes nothing.
 */
export function updatePlantingDates(garden: ExistingGarden, command: UpdatePlantingDates): GardenDecision {
  const { gardenId, today } = command;
  const standing = new Map(garden.plants.map((plant) => [plant.id, plant]));
  const plantings: Planting[] = [];
  for (const { field, dateField, id, plantedDate } of command.dates) {
    const plant = standing.get(id);
    if (!plant) return refuse(plantNotFound(field));
    const kind = command.plants({ name: plant.plantName, plantId: plant.plantId });
    if (!kind) return invalid(field, `${plant.plantName} is no longer in the plant catalog`);
    if (!isPlantingDay(plantedDate, today))
      return invalid(dateField, 'must be a date from the past 100 years to two years from now');
    const before = garden.growing.get(id);
    if (before?.plantedDate === plantedDate) continue;
    plantings.push({
      id,
      oldStatus: before ? 'planted' : 'planned',
      plantedDate,
      expectedHarvestDate: expectedHarvest(plantedDate, kind.days_to_maturity),
      healthRating: before?.healthRating ?? INITIAL_HEALTH,
    });
  }
  if (plantings.length === 0) return accept();
  const events: GardenEvent[] = [
    { type: 'PlantingDatesSet', schemaVersion: 1, data: { gardenId, plantings } },
  ];
  if (completes(garden, plantings)) {
    const plantCount = garden.plants.length;
    events.push({ type: 'GardenPlantingCompleted', schemaVersion: 1, data: { gardenId, plantCount } });
  }
  return accept(...events);
}

function completes({ plants, growing }: ExistingGarden, plantings: readonly Planting[]): boolean {
  const planned = new Set(plants.map(({ id }) => id).filter((id) => !growing.has(id)));
  const wasComplete = planned.size === 0;
  for (const { id } of plantings) planned.delete(id);
  return !wasComplete && planned.size === 0;
}
