import type { Reminder } from '@planted/contracts';
import type { PlantedGarden } from '../gardens/planted-garden';

/** Names what a reminder is about: 'Carrot in Kitchen Bed', 'Kitchen Bed', or nothing. */
export function aboutReminder(gardens: readonly PlantedGarden[]): (reminder: Reminder) => string | undefined {
  const names = new Map(gardens.map(({ id, name }) => [id, name]));
  const plants = new Map(
    gardens.flatMap((garden) =>
      garden.plants.map(({ id, plant }) => [id, `${plant.plant_name} in ${garden.name}`] as const),
    ),
  );
  return ({ garden_id, plant_id }) =>
    (plant_id && plants.get(plant_id)) || (garden_id && names.get(garden_id)) || undefined;
}
