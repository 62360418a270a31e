import { footprintOfSpacing, kindIdOf } from '@planted/garden-domain';
import type { OwnKind } from './own-kind';
import type { Plant } from './plant';
import { stretched, varietyName } from './variety-as-plant';

/** The ground that an own kind takes: as its gardener said, else as its spacing says, else as its plant. */
function groundOf(plant: Plant, facts: OwnKind['facts']) {
  const spaced = facts.spacing_inches === undefined ? null : footprintOfSpacing(facts.spacing_inches);
  const width = facts.planting_width ?? spaced?.side ?? plant.planting_width;
  const height = facts.planting_height ?? spaced?.side ?? plant.planting_height;
  const inOne = facts.plants_per_square_foot ?? spaced?.plantsPerSquare ?? plant.plants_per_square_foot ?? 1;
  return {
    planting_width: width,
    planting_height: height,
    plants_per_square_foot: width * height === 1 ? inOne : null,
    spacing_inches: facts.spacing_inches ?? plant.spacing_inches,
  };
}

/** What an own kind is called: a variety after its plant. */
const ownName = ({ isPlant, name }: OwnKind, plantName: string): string =>
  isPlant ? name : varietyName(plantName, name);

/** Plantings with the names that their gardener gave, which are in no event: there they have the name of the plant. */
export function withOwnNames<Each extends { readonly plantId: string; readonly plantName: string }>(
  plantings: readonly Each[],
  own: readonly OwnKind[],
): Each[] {
  const byId = new Map(own.map((kind) => [kind.id, kind]));
  return plantings.map((planting) => {
    const kind = byId.get(planting.plantId);
    return kind ? { ...planting, plantName: ownName(kind, planting.plantName) } : planting;
  });
}

/** An own kind as a row of the plant table: what its gardener did not say is as of its plant. */
export function ownAsPlant(plant: Plant, kind: OwnKind): Plant {
  const { id, isPlant, facts } = kind;
  const days = facts.days_to_maturity ?? plant.days_to_maturity;
  const hasOwnDays = facts.days_to_maturity !== undefined;
  return {
    ...plant,
    ...groundOf(plant, facts),
    id,
    plant_name: ownName(kind, plant.plant_name),
    ...(isPlant && { scientific_name: null, tags: [], short_description: null, long_description: null }),
    days_to_maturity: days,
    ...(hasOwnDays && { days_to_maturity_min: null, days_to_maturity_max: null }),
    growth_stages: stretched(plant.growth_stages, plant.days_to_maturity, days),
    mature_height: facts.mature_height ?? plant.mature_height,
    accent_color: facts.accent_color ?? plant.accent_color,
    other_names: [],
    misspelled_names: [],
  };
}

/** The kinds and after them a gardener's own, each as a row. One of a plant that is not there is left out. */
export function withOwnKinds(kinds: readonly Plant[], own: readonly OwnKind[]): readonly Plant[] {
  if (own.length === 0) return kinds;
  const byId = new Map(kinds.map((plant) => [plant.id, plant]));
  const rows = own.flatMap((one) => {
    const plant = byId.get(kindIdOf(one.id));
    return plant ? [ownAsPlant(plant, one)] : [];
  });
  return [...kinds, ...rows];
}
