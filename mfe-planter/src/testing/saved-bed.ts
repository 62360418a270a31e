import {
  changeLayoutCall,
  fetchLayoutCall,
  fetchPlaceCall,
  fetchSeasonCall,
  fetchSeasonFactsCall,
  readPlantsCall,
  type SeasonPlanting,
  type StandingPlanting,
} from '@planted/contracts';
import { savedDraft } from '../saved-garden/saved-draft';
import { bean, beanFact, madisonPlace } from './madison';
import { type Answer, gardenId, server } from './planter-page';

export const beanId = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c01';
const at = '2026-05-21T08:00:00.000Z';

/** Bush beans that stand in one square. */
export const standingBean = (other: Partial<StandingPlanting> = {}): StandingPlanting => ({
  ...{ id: beanId, plant_id: 'bean-bush', grid_x: 0, grid_y: 0, display_color: '#aac62f' },
  ...{ custom_planting_width: 1, custom_planting_height: 1, custom_plants_per_square: null },
  ...{ planted_date: null, expected_harvest_date: null, health_rating: null, last_watered: null },
  ...other,
});

/** The same beans as the season has them. */
export const storedBean = (plantedDay: string): SeasonPlanting => ({
  ...{ id: beanId, gardenId, plantId: 'bean-bush', plantName: 'Bush Bean', color: '#aac62f' },
  ...{ x: 0, y: 0, width: 1, height: 1, squares: 1, plantsPerSquare: null },
  ...{ state: 'standing', after: null, wasComing: false, fixed: [], done: [] },
  ...{ plantedDay, harvestDays: [], end: null },
});

/** A saved bed: its matrix as it is stored, and what stands in it and is to come. */
export function layoutAnswer(
  matrix: string,
  layout: { readonly version: number; readonly plants: readonly StandingPlanting[] },
): Answer {
  const rows = matrix.split('\n');
  const garden = {
    ...{ id: gardenId, name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '5b' },
    ...{ sunlight: 'Full Sun', maintenance: 'Medium', matrix },
    ...{ width: rows[0]?.split(',').length, height: rows.length, created_at: at, updated_at: at },
  };
  return { body: { data: { garden, ...layout } } };
}

export const seasonAnswer = (style: string, ...plantings: SeasonPlanting[]): Answer => ({
  body: {
    data: {
      gardens: [{ id: gardenId, name: 'Kitchen Bed', style, version: 3 }],
      ...{ plantings, position: 1, next: null },
    },
  },
});

/** Serves a gardener in Madison whose saved bed is this, unless said otherwise. */
export const serveSavedBed = (layout: Answer, season: Answer, more: Record<string, Answer> = {}) =>
  server({
    [fetchLayoutCall.path]: layout,
    [changeLayoutCall.path]: { body: { data: { version: 4 } } },
    [readPlantsCall.path]: { body: [bean] },
    [fetchSeasonCall.path]: season,
    [fetchSeasonFactsCall.path]: { body: { data: [beanFact] } },
    [fetchPlaceCall.path]: { body: madisonPlace },
    ...more,
  });

/** What a gardener without a place is answered. */
export const noPlace: Answer = {
  body: { data: { ...madisonPlace.data, choice: null, from: null, climate: null } },
};

/** Each test of a saved bed is on this day, and leaves no draft of it. */
export function useSavedBedOn(now: string): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(now),
      // Fake clocks would hold up what waits for an answer.
      doNotFake: [
        ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
        ...(['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const),
        ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
        ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
      ],
    });
  });
  afterEach(async () => {
    await savedDraft(gardenId).clear();
    jest.useRealTimers();
  });
}
