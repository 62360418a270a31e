import type { SeasonFact, SeasonPlanting } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { type Almanac, createAlmanac, cropFacts, type Day, toDay } from '@planted/season';
import { madison } from '@planted/season/testing/madison';
import { type GardenPlan, type Known, planGarden, type StoredGarden } from '../garden-plan';

/** Kinds by the days in which they ripen; asparagus stays for years. */
const kinds = [
  { id: 'radish', name: 'Radish', days: 26, lifecycle: 'annual' },
  { id: 'bean-bush', name: 'Bush Bean', days: 55, lifecycle: 'annual' },
  { id: 'pea-snap', name: 'Snap Pea', days: 62, lifecycle: 'annual' },
  { id: 'asparagus', name: 'Asparagus', days: 700, lifecycle: 'perennial' },
] as const;

const LEAVES = { annual: 'after-harvest', perennial: 'stays' } as const;

export const KINDS = kinds.map(({ id }) => id);

const plants = new Map(
  kinds.map(({ id, name, days, lifecycle }) => [
    id as string,
    examplePlant({ ...{ id, plant_name: name, plant_type: 'vegetable', days_to_maturity: days }, lifecycle }),
  ]),
);

export const today = toDay('2027-06-15');

const known: Known = { plants, today };

const almanac: Almanac = createAlmanac(
  madison,
  new Map(
    kinds.map(({ id, lifecycle }) => {
      const fact: SeasonFact = { ...exampleSeasonFact(), id, leaves: LEAVES[lifecycle] };
      return [id, cropFacts({ ...examplePlant(plants.get(id)), lifecycle }, fact)];
    }),
  ),
);

/** A planting that stands in the first square since April 7, unless said otherwise. */
export const planting = (id: string, other: Partial<SeasonPlanting> = {}): SeasonPlanting => ({
  id,
  gardenId: 'garden',
  plantId: 'pea-snap',
  plantName: 'Snap Pea',
  ...{ x: 0, y: 0, width: 1, height: 1, squares: 1 },
  color: '#aac62f',
  plantsPerSquare: 8,
  state: 'standing',
  after: null,
  wasComing: false,
  fixed: [],
  done: [],
  plantedDay: '2027-04-07',
  harvestDays: [],
  end: null,
  ...other,
});

/** A bed in Madison with these plantings. */
export const gardenOf = (...plantings: SeasonPlanting[]): StoredGarden => ({
  ...{ id: 'garden', name: 'Kitchen Bed', style: 'open', plantings },
});

export const planOf = (garden: StoredGarden, day: Day = today): GardenPlan =>
  planGarden(garden, almanac, { ...known, today: day }, new Map());
