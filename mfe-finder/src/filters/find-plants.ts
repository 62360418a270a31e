import type { Plant } from '@planted/contracts';
import { checkboxFilters } from './checkbox-filters';
import { dropdownFilters } from './dropdown-filters';
import type { PlantFilters } from './plant-filters';

type Condition = (plant: Plant) => boolean;

/** The fields that a text is looked for in, in lower case; no text of one line reaches from one into the next. */
const searchedText = ({
  plant_name,
  short_description,
  long_description,
  plant_type,
  planting_season,
}: Plant): string =>
  [plant_name, short_description, long_description, plant_type, ...planting_season].join('\n').toLowerCase();

/** A plant's text is put together once, not at every keystroke. */
const searchedTexts = new WeakMap<Plant, string>();

function textOf(plant: Plant): string {
  const known = searchedTexts.get(plant);
  if (known !== undefined) return known;
  const text = searchedText(plant);
  searchedTexts.set(plant, text);
  return text;
}

function conditionsOf({ text, dropdowns, checkboxes }: PlantFilters): Condition[] {
  const conditions: Condition[] = [];
  for (const { key, matches } of checkboxFilters) if (checkboxes.has(key)) conditions.push(matches);
  for (const { key, matches } of dropdownFilters) {
    const value = dropdowns.get(key);
    if (value !== undefined) conditions.push((plant) => matches(plant, value));
  }
  const wanted = text.trim().toLowerCase();
  if (wanted !== '') conditions.push((plant) => textOf(plant).includes(wanted));
  return conditions;
}

/** The plants that meet every filter that is set, in the order given (3 §5 'Plant finder matching'). */
export function findPlants(plants: readonly Plant[], filters: PlantFilters): Plant[] {
  const conditions = conditionsOf(filters);
  return plants.filter((plant) => conditions.every((meets) => meets(plant)));
}
