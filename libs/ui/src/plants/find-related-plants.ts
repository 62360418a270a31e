import type { PlantDetails, RelatedPlant } from './plant-details';

/** @returns the plants of these ids by name, for the detail popup; one that the catalogue does not have is left out */
export const findRelatedPlants = (
  catalogue: ReadonlyMap<string, Pick<PlantDetails, 'plant_name'>>,
  ids: readonly string[] = [],
): RelatedPlant[] =>
  ids.flatMap((id) => {
    const plant = catalogue.get(id);
    return plant ? [{ id, name: plant.plant_name }] : [];
  });
