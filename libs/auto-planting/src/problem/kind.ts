import { MAX_PLANT_SIDE, MIN_PLANT_SIDE } from '@planted/garden-domain';
import type { OfferedPlant, PlantRequest, PlantTraits } from '../input';
import type { PlantRole } from '../result';

/** A kind of plant as the engine sees it. */
export interface Kind {
  /** Its place in the problem's list of kinds. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly role: PlantRole | 'kept';
  readonly width: number;
  readonly height: number;
  readonly area: number;
  /** Most that may be placed; Infinity for a plant without a count. */
  readonly limit: number;
  /** How many the gardener requested: the count, at least one of a plant without a count, 0 of what they did not choose. */
  readonly requested: number;
  readonly isPollinator: boolean;
  readonly isPestControl: boolean;
  /** 2 §9: water frequency times amount, plus 10 times the drought-tolerance rank. Lower is thriftier. */
  readonly waterScore: number;
  /** Watering zone: the tens of the water score, so that one rank of drought tolerance is one zone. */
  readonly zone: number;
  /** Inches; undefined where it is not known. */
  readonly matureHeight: number | undefined;
  readonly lovesSun: boolean;
  /** Undefined where it is not known. */
  readonly climbs: boolean | undefined;
  readonly isWindPollinated: boolean;
  /** Undefined where it is not known. */
  readonly spreads: 'runners' | 'self-sows' | null | undefined;
}

const WATER_FREQUENCY = 7;
const WATER_PER_APPLICATION = 1;
const droughtRanks = new Map([
  ['high', 0],
  ['moderate', 1],
  ['low', 2],
]);
const MODERATE = 1;
const RANK_WEIGHT = 10;

const atLeastZero = (value: number | undefined, standard: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : standard;

const heightOf = ({ matureHeight }: PlantTraits): number | undefined =>
  typeof matureHeight === 'number' && Number.isFinite(matureHeight) && matureHeight > 0
    ? matureHeight
    : undefined;

/** 2 §9 Water Efficiency: (frequency × amount) + 10 × rank, with the defaults of 2 §3. */
function waterScoreOf(plant: PlantTraits): number {
  const rank = droughtRanks.get(String(plant.droughtTolerance ?? '').toLowerCase()) ?? MODERATE;
  return (
    atLeastZero(plant.waterFrequency, WATER_FREQUENCY) *
      atLeastZero(plant.waterPerApplication, WATER_PER_APPLICATION) +
    RANK_WEIGHT * rank
  );
}

/** A count as a whole number of at least 0: null and undefined are unlimited (2 §9), what is no number is 0. */
export function limitOf({ count }: PlantRequest): number {
  if (count === null || count === undefined || count === Number.POSITIVE_INFINITY)
    return Number.POSITIVE_INFINITY;
  return Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
}

/** How many of a plant were requested; of a plant without a count at least one. */
export function requestedOf(plant: PlantRequest): number {
  const limit = limitOf(plant);
  return Number.isFinite(limit) ? limit : 1;
}

/** Whether a plant has a size that can stand anywhere (2 §5: whole feet, 1 to 50). */
export const hasPlantSize = ({ plantingWidth, plantingHeight }: OfferedPlant): boolean =>
  [plantingWidth, plantingHeight].every(
    (side) => Number.isInteger(side) && side >= MIN_PLANT_SIDE && side <= MAX_PLANT_SIDE,
  );

export function kindOf(plant: OfferedPlant, index: number, role: Kind['role'], limit: number): Kind {
  const waterScore = waterScoreOf(plant);
  return {
    index,
    id: plant.id,
    name: plant.name,
    role,
    width: plant.plantingWidth,
    height: plant.plantingHeight,
    area: plant.plantingWidth * plant.plantingHeight,
    limit,
    requested: role === 'chosen' ? requestedOf({ ...plant, count: limit }) : 0,
    isPollinator: plant.isPollinatorFriendly === true,
    isPestControl: plant.isPestControl === true,
    waterScore,
    zone: Math.floor(Math.min(waterScore, 1e6) / RANK_WEIGHT),
    matureHeight: heightOf(plant),
    lovesSun: plant.lovesSun === true,
    climbs: plant.climbs,
    isWindPollinated: plant.isWindPollinated === true,
    spreads: plant.spreads,
  };
}
