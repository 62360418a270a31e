import type { DropdownOption } from '@planted/ui';
import type { PlantedGarden } from './planted-garden';

/** What an event or a reminder can be about: the garden under `whole`, then its plants by name and place. */
export function subjectOptions(garden: PlantedGarden, whole: string): DropdownOption[] {
  const perName = new Map<string, number>();
  for (const { plant } of garden.plants)
    perName.set(plant.plant_name, (perName.get(plant.plant_name) ?? 0) + 1);
  const plants = garden.plants
    .toSorted(
      (a, b) =>
        a.plant.plant_name.localeCompare(b.plant.plant_name) || a.grid_y - b.grid_y || a.grid_x - b.grid_x,
    )
    .map(({ id, plant: { plant_name: name }, grid_x, grid_y }) => ({
      value: id,
      label: perName.get(name) === 1 ? name : `${name}, row ${grid_y + 1}, column ${grid_x + 1}`,
    }));
  return [{ value: whole, label: `The whole garden: ${garden.name}` }, ...plants];
}
