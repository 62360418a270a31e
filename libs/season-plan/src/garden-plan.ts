import type { Plant, SeasonPlanting } from '@planted/contracts';
import {
  type Almanac,
  type Day,
  type GardenStyle,
  type Grown,
  type Learned,
  type PlannedPlanting,
  type Planting,
  planSeason,
  toText,
  type Words,
} from '@planted/season';
import { type DayOfMoment, toPlanting, toPlantings } from './to-plantings';

/** What is known beside the plantings. */
export interface Known {
  readonly plants: ReadonlyMap<string, Plant>;
  readonly today: Day;
  /** By the gardener's clock; that of the device where it is left out. */
  readonly dayOfMoment?: DayOfMoment | undefined;
}

/** What the gardener's harvests have taught, by plant; nothing where dates do not follow it. */
export type LearnedKinds = ReadonlyMap<string, Learned>;

/** One garden with what is stored of its plantings. */
export interface StoredGarden {
  readonly id: string;
  readonly name: string;
  readonly style: GardenStyle;
  readonly plantings: readonly SeasonPlanting[];
}

/** The plan of one garden, which sentences are made from. */
export interface GardenPlan {
  /** In the order of `planned`. */
  readonly plantings: readonly Planting[];
  readonly planned: readonly PlannedPlanting[];
  readonly almanac: Almanac;
  readonly learned: LearnedKinds;
  readonly words: Words;
}

/** What was only drawn by mistake, or was to come and never came, has no place in a season. */
export const wasNever = ({ state, end }: SeasonPlanting): boolean =>
  state === 'dropped' || end?.how === 'mistake';

const wordsOf = ({ plants, today }: Known): Words => ({
  nameOf: (plantId) => plants.get(plantId)?.plant_name ?? plantId,
  year: Number(toText(today).slice(0, 4)),
  temperature: 'F',
});

const clockOf = ({ today, dayOfMoment }: Known) => ({ today, dayOfMoment });

const everOf = (stored: readonly SeasonPlanting[], { plants }: Known): SeasonPlanting[] =>
  stored.filter((one) => !wasNever(one) && plants.has(one.plantId));

/** What has grown in a garden, of all its years, for what its harvests teach. */
export const grownIn = ({ plantings, style }: StoredGarden, almanac: Almanac, known: Known): Grown => ({
  plantings: everOf(plantings, known).map((one) =>
    toPlanting(one, null, { almanac, style, ...clockOf(known) }),
  ),
  almanac,
});

/**
 * All that follows for the plantings of a garden; one replan for each change. A planting of a kind that is not known any
 * more is left out.
 */
export function planGarden(
  { plantings: stored, style }: StoredGarden,
  almanac: Almanac,
  known: Known,
  learned: LearnedKinds,
): GardenPlan {
  const ever = everOf(stored, known);
  const plantings = toPlantings(ever, { almanac, style, learned, ...clockOf(known) });
  const planned = planSeason({ plantings, almanac, today: known.today, learned });
  return { plantings, planned, almanac, learned, words: wordsOf(known) };
}
