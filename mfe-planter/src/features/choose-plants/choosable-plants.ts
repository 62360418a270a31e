import { type Plant, PLANT_TYPES } from '@planted/contracts';
import { type Fit, type GrowingConditions, scoreFit } from '@planted/garden-domain';

export type Category = Plant['plant_type'];

/** A plant with how well it suits the garden at hand. */
export interface Choosable {
  readonly plant: Plant;
  readonly fit: Fit;
}

/** All plants for one garden: those that suit it best first, equals by name. */
export const choosablePlants = (plants: readonly Plant[], conditions: GrowingConditions): Choosable[] =>
  plants
    .map((plant) => ({ plant, fit: scoreFit(plant, conditions) }))
    .sort((a, b) => b.fit.percent - a.fit.percent || a.plant.plant_name.localeCompare(b.plant.plant_name));

/** What the search box, and without a search the category, lets through (2 §4: search overrides the category). */
export function matching(
  plants: readonly Choosable[],
  search: string,
  category: Category | null,
): Choosable[] {
  const words = search.trim().toLowerCase();
  if (words === '') return plants.filter(({ plant }) => category === null || plant.plant_type === category);
  return plants.filter(({ plant }) =>
    [plant.plant_name, plant.scientific_name ?? '', plant.crop_type].some((text) =>
      text.toLowerCase().includes(words),
    ),
  );
}

/** The category buttons with how many plants each has; a type without plants has no button. */
export function categories(plants: readonly Choosable[]): { category: Category; count: number }[] {
  return PLANT_TYPES.map((category) => ({
    category,
    count: plants.filter(({ plant }) => plant.plant_type === category).length,
  })).filter(({ count }) => count > 0);
}
