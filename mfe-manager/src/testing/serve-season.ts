import type { SeasonPlanting } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { madison } from '@planted/season/testing/madison';
import { gardenRowOf } from './rows';
import type { Answers } from './serve-gardens';

export const bushBean = examplePlant({ id: 'bean-bush', plant_name: 'Bush Bean', days_to_maturity: 55 });

/** A planting of bush beans in one square of garden 1. */
export const beanPlanting = (id: string, other: Partial<SeasonPlanting> = {}): SeasonPlanting => ({
  id,
  gardenId: gardenRowOf(1).id,
  ...{ plantId: 'bean-bush', plantName: 'Bush Bean', color: '#aac62f', plantsPerSquare: null },
  ...{ x: 0, y: 0, width: 1, height: 1, squares: 1 },
  ...{ state: 'standing', after: null, wasComing: false, plantedDay: null, end: null },
  ...{ fixed: [], done: [], harvestDays: [] },
  ...other,
});

/** The answers of a gardener in Madison whose garden 1 has these plantings. */
export function seasonAnswers(...plantings: SeasonPlanting[]): Answers {
  const { id, name } = gardenRowOf(1);
  const gardens = [{ id, name, style: 'in-ground', version: 3 }];
  return {
    '/rest/v1/plants': [bushBean],
    '/api/catalog/fetchSeasonFacts': { data: [exampleSeasonFact()] },
    '/api/gardens/fetchPlace': {
      data: { version: 1, choice: null, inherited: null, from: 'gardener', climate: madison, gardens: [] },
    },
    '/api/gardens/fetchSeason': { data: { gardens, plantings, position: 1, next: null } },
    '/api/gardens/changeLayout': { data: { version: 4 } },
  };
}
