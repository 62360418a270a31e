import type { PlantDetails } from './plant-details';
import { withRangeDash } from './plant-words';
import type { Overridable, VarietyDetails } from './variety-details';

/** One fact of a variety's line, and whether its plant has it otherwise. */
export interface VarietyWords {
  readonly text: string;
  readonly differs: boolean;
}

type Words = { readonly [Field in keyof Overridable]?: (value: NonNullable<Overridable[Field]>) => string };

const either = (yes: string, no: string) => (value: boolean) => (value ? yes : no);

/** What is said of a fact only where a variety has it otherwise, in this order. */
const DIFFERENCES: Words = {
  plants_per_square_foot: (count) => `${count} per square`,
  mature_height: (inches) => `${inches} in tall`,
  mature_width: (inches) => `${inches} in wide`,
  hardiness_range: (zones) => `zones ${withRangeDash(zones)}`,
  heat_tolerance: (rating) => `${rating.toLowerCase()} heat tolerance`,
  frost_tolerance: (rating) => `${rating.toLowerCase()} frost tolerance`,
  drought_tolerance: (rating) => `${rating.toLowerCase()} drought tolerance`,
  shade_tolerance: (rating) => `${rating.toLowerCase()} shade tolerance`,
  storage_life: (rating) => `${rating.toLowerCase()} storage life`,
  container_friendly: either('suits containers', 'not for containers'),
  is_climbing_or_vining_plant: either('climbs', 'does not climb'),
  continuously_harvestable: either('picked again and again', 'not picked again and again'),
  single_harvest: either('picked once', 'picked more than once'),
  edible_flowers: either('edible flowers', 'no edible flowers'),
  good_for_preserving: either('good for preserving', 'not for preserving'),
  ornamental_foliage: either('ornamental leaves', 'plain leaves'),
  lifecycle: (cycle) => cycle.toLowerCase(),
  scientific_name: (name) => name,
};

const wordsFor = <Field extends keyof Overridable>(
  field: Field,
  value: Overridable[Field] | undefined,
): readonly string[] => {
  const words = DIFFERENCES[field];
  return words && value !== undefined && value !== null ? [words(value)] : [];
};

/** '3 × 3 ft' */
const footprint = (plant: Pick<PlantDetails, 'planting_width' | 'planting_height'>): string =>
  `${plant.planting_width} × ${plant.planting_height} ft`;

type Kind = Pick<PlantDetails, 'days_to_maturity' | 'planting_width' | 'planting_height'>;

/** The facts that a plant is chosen by: days and footprint. */
export const kindWords = (plant: Kind): string => `${plant.days_to_maturity} days · ${footprint(plant)}`;

/** Days, habit and footprint of a variety, inherited where it does not say, and then all that it has otherwise than its plant. */
export function varietyWords(plant: Kind, { overrides, habit }: VarietyDetails): readonly VarietyWords[] {
  const days = overrides.days_to_maturity ?? plant.days_to_maturity;
  const size = footprint({
    planting_width: overrides.planting_width ?? plant.planting_width,
    planting_height: overrides.planting_height ?? plant.planting_height,
  });
  const others = (Object.keys(DIFFERENCES) as (keyof Overridable)[]).flatMap((field) =>
    wordsFor(field, overrides[field]),
  );
  return [
    { text: `${days} days`, differs: days !== plant.days_to_maturity },
    ...(habit === null ? [] : [{ text: habit, differs: false }]),
    { text: size, differs: size !== footprint(plant) },
    ...others.map((text) => ({ text, differs: true })),
  ];
}
