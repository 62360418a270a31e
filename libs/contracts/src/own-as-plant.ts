import { footprintOfSpacing, kindIdOf } from '@planted/garden-domain';
import type { KindRow } from './kind-row';
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

/** What is sown from nothing is picked after its own days, unless they are more. */
const DAYS_OF_A_YEAR = 365;

/** How it is grown as far as its gardener said, which dates follow; undefined where all is as of its plant. */
function startOf({ isPlant, facts: { start, indoor_weeks, frost, days_to_maturity: days } }: OwnKind) {
  if (!start && !indoor_weeks && !frost) return undefined;
  const isSown = start !== undefined && start !== 'set-out';
  const isOfOneYear = isPlant && isSown && (days ?? 0) < DAYS_OF_A_YEAR;
  return { start, indoor_weeks, frost, isOfOneYear, hasOwnDays: days !== undefined };
}

/** The table's words for that, in place of those of its plant. */
function startWords({ start, indoor_weeks: weeks, frost }: OwnKind['facts']): Partial<Plant> {
  return {
    ...(start && { start_indoors: 'Not recommended' }),
    ...((weeks || start === 'sow-indoors') && {
      start_indoors: `Weeks before planting out: ${weeks ?? 'as usual'}`,
    }),
    ...(start === 'direct-sow' && { transplant_time: 'Direct sow' }),
    ...(frost && {
      frost_tolerance: frost === 'tender' ? 'Low' : frost === 'half-hardy' ? 'Moderate' : 'High',
    }),
  };
}

/** An own kind as a row of the plant table: what its gardener did not say is as of its plant. */
export function ownAsPlant(plant: Plant, kind: OwnKind): KindRow {
  const { id, isPlant, facts } = kind;
  const days = facts.days_to_maturity ?? plant.days_to_maturity;
  const started = startOf(kind);
  return {
    ...plant,
    ...groundOf(plant, facts),
    ...startWords(facts),
    ...(started && { own_start: started }),
    ...(started?.isOfOneYear && { lifecycle: 'annual' }),
    // Greens and white herbs are colored after their leaf.
    ...(facts.accent_color && { accent_color: facts.accent_color, leaf_color: facts.accent_color }),
    id,
    plant_name: ownName(kind, plant.plant_name),
    ...(isPlant && { scientific_name: null, tags: [], short_description: null, long_description: null }),
    days_to_maturity: days,
    ...(facts.days_to_maturity !== undefined && { days_to_maturity_min: null, days_to_maturity_max: null }),
    growth_stages: stretched(plant.growth_stages, plant.days_to_maturity, days),
    mature_height: facts.mature_height ?? plant.mature_height,
    other_names: [],
    misspelled_names: [],
  };
}

/** The kinds and after them a gardener's own, each as a row. One of a plant that is not there is left out. */
export function withOwnKinds(kinds: readonly Plant[], own: readonly OwnKind[]): readonly KindRow[] {
  if (own.length === 0) return kinds;
  const byId = new Map(kinds.map((plant) => [plant.id, plant]));
  const rows = own.flatMap((one) => {
    const plant = byId.get(kindIdOf(one.id));
    return plant ? [ownAsPlant(plant, one)] : [];
  });
  return [...kinds, ...rows];
}
