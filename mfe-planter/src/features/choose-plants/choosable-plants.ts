import { type Plant, PLANT_TYPES } from '@planted/contracts';
import {
  compareByFit,
  type Fit,
  type GrowingConditions,
  type PlantSearch,
  scoreFit,
  searchPlants,
} from '@planted/garden-domain';

export type Category = Plant['plant_type'];

/** A plant with how well it suits the garden at hand. */
export interface Choosable {
  readonly plant: Plant;
  readonly fit: Fit;
}

/** All plants for one garden: those that suit it best first, of equal ones what people eat, and then by name. */
export const choosablePlants = (plants: readonly Plant[], conditions: GrowingConditions): Choosable[] =>
  plants
    .map((plant) => ({ plant, fit: scoreFit(plant, conditions) }))
    .sort((a, b) => compareByFit(a, b) || a.plant.plant_name.localeCompare(b.plant.plant_name));

/** Suits the garden at least so well, in percent. */
const GOOD_FIT = 75;

/** What may be asked of plants besides their category. */
export const PLANT_FILTERS = {
  fits: { label: 'Suits this garden', lets: ({ fit }) => fit.percent >= GOOD_FIT },
  easy: { label: 'Beginner friendly', lets: ({ plant }) => plant.tags.includes('Beginner Friendly') },
  bees: { label: 'For pollinators', lets: ({ plant }) => plant.pollinator_friendly },
  guards: { label: 'Pest control', lets: ({ plant }) => plant.organic_pest_control },
} as const satisfies Record<string, { label: string; lets: (choosable: Choosable) => boolean }>;
export type PlantFilter = keyof typeof PLANT_FILTERS;

/**
 * What the search box, and without a search the category, and filters, lets through (2 §4: search overrides both). A search
 * puts names before other names; equals stay in the order given.
 */
export function matching(
  plants: readonly Choosable[],
  search: string,
  category: Category | null,
  filters: ReadonlySet<PlantFilter> = NO_FILTERS,
): PlantSearch<Choosable> {
  if (search.trim() === '') {
    const shown = plants.filter(
      (choosable) =>
        (category === null || choosable.plant.plant_type === category) &&
        [...filters].every((filter) => PLANT_FILTERS[filter].lets(choosable)),
    );
    return { matches: shown.map((plant) => ({ plant })), meant: [] };
  }
  const choosableOf = new Map(plants.map((choosable) => [choosable.plant, choosable]));
  const { matches, meant } = searchPlants([...choosableOf.keys()], search);
  return {
    matches: matches.flatMap(({ plant, ...match }) => {
      const choosable = choosableOf.get(plant);
      return choosable ? [{ ...match, plant: choosable }] : [];
    }),
    meant,
  };
}

const NO_FILTERS: ReadonlySet<PlantFilter> = new Set();

/** The category buttons with how many plants each has; a type without plants has no button. */
export function categories(plants: readonly Choosable[]): { category: Category; count: number }[] {
  return PLANT_TYPES.map((category) => ({
    category,
    count: plants.filter(({ plant }) => plant.plant_type === category).length,
  })).filter(({ count }) => count > 0);
}
