import { footprintOfSpacing, kindIdOf } from '@planted/garden-domain';
import type { KindRow, OwnKind } from './own-kind';
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

const FROST_RATINGS = {
  tender: 'Low',
  'half-hardy': 'Moderate',
  hardy: 'High',
  'very-hardy': 'High',
} as const;

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

/** What is sown from nothing is picked after its own days. */
const DAYS_OF_A_YEAR = 365;

/** How it is grown as far as its gardener said, which dates follow; nothing where all is as of its plant. */
function startOf({ isPlant, facts }: OwnKind): Pick<KindRow, 'own_start'> {
  const { start, indoor_weeks, frost, days_to_maturity: days } = facts;
  if (start === undefined && indoor_weeks === undefined && frost === undefined) return {};
  const isSown = start === 'direct-sow' || start === 'sow-indoors';
  const isOfOneYear = isPlant && isSown && (days ?? 0) < DAYS_OF_A_YEAR;
  return { own_start: { start, indoor_weeks, frost, isOfOneYear, hasOwnDays: days !== undefined } };
}

const weeks = (count: number | undefined): string =>
  count === undefined ? 'Before' : count === 1 ? '1 week before' : `${count} weeks before`;

/** The table's words for that, in place of those of its plant. */
function startWords({ start, indoor_weeks, frost }: OwnKind['facts']): Partial<Plant> {
  const indoors = start ?? (indoor_weeks === undefined ? undefined : 'sow-indoors');
  return {
    ...(indoors === 'direct-sow' && { start_indoors: 'Not recommended', transplant_time: 'Direct sow' }),
    ...(indoors === 'sow-indoors' && { start_indoors: `${weeks(indoor_weeks)} planting out` }),
    ...(indoors === 'set-out' && { start_indoors: 'Not recommended; set out young plants' }),
    ...(frost && { frost_tolerance: FROST_RATINGS[frost] }),
  };
}

/** An own kind as a row of the plant table: what its gardener did not say is as of its plant. */
export function ownAsPlant(plant: Plant, kind: OwnKind): KindRow {
  const { id, isPlant, facts } = kind;
  const days = facts.days_to_maturity ?? plant.days_to_maturity;
  const started = startOf(kind);
  const hasOwnDays = facts.days_to_maturity !== undefined;
  return {
    ...plant,
    ...groundOf(plant, facts),
    ...startWords(facts),
    ...started,
    ...(started.own_start?.isOfOneYear && { lifecycle: 'annual' }),
    // Greens and white herbs are colored after their leaf.
    ...(facts.accent_color && { accent_color: facts.accent_color, leaf_color: facts.accent_color }),
    id,
    plant_name: ownName(kind, plant.plant_name),
    ...(isPlant && { scientific_name: null, tags: [], short_description: null, long_description: null }),
    days_to_maturity: days,
    ...(hasOwnDays && { days_to_maturity_min: null, days_to_maturity_max: null }),
    growth_stages: stretched(plant.growth_stages, plant.days_to_maturity, days),
    mature_height: facts.mature_height ?? plant.mature_height,
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
