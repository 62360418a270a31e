import type { Plant } from '@planted/contracts';
import { type PlantSearch, searchPlants } from '@planted/garden-domain';
import { checkboxFilters } from './checkbox-filters';
import { dropdownFilters } from './dropdown-filters';
import type { PlantFilters } from './plant-filters';

type Condition = (plant: Plant) => boolean;

/** The fields besides the names that a text is looked for in, in lower case; no text of one line reaches from one into the next. */
const searchedText = ({ short_description, long_description, plant_type, planting_season }: Plant): string =>
  [short_description, long_description, plant_type, ...planting_season].join('\n').toLowerCase();

/** A plant's text is put together once, not at every keystroke. */
const searchedTexts = new WeakMap<Plant, string>();

function textOf(plant: Plant): string {
  const known = searchedTexts.get(plant);
  if (known !== undefined) return known;
  const text = searchedText(plant);
  searchedTexts.set(plant, text);
  return text;
}

function conditionsOf({ dropdowns, checkboxes }: PlantFilters): Condition[] {
  const conditions: Condition[] = [];
  for (const { key, matches } of checkboxFilters) if (checkboxes.has(key)) conditions.push(matches);
  for (const { key, matches } of dropdownFilters) {
    const value = dropdowns.get(key);
    if (value !== undefined) conditions.push((plant) => matches(plant, value));
  }
  return conditions;
}

/**
 * The plants that meet every filter that is set (3 §5 'Plant finder matching'): with a text by how well it matches, names
 * before other names, and else in the order given.
 */
export function findPlants(plants: readonly Plant[], filters: PlantFilters): PlantSearch<Plant> {
  const conditions = conditionsOf(filters);
  const left =
    conditions.length === 0 ? plants : plants.filter((plant) => conditions.every((meets) => meets(plant)));
  return searchPlants(left, filters.text, textOf);
}
