import { isRecommended, type PlantNeeds, scoreFit } from './fit';
import { DEFAULT_CONDITIONS } from './growing-conditions';

const tomato: PlantNeeds = {
  soil_type: ['Loamy', 'Sandy'],
  sunlight: 'Full Sun',
  water_needs: 'Xeric',
  hardiness_zones: ['5a', '5b'],
  temperature_min: 65,
  temperature_max: 75,
};

describe('compatibility', () => {
  it('FIT-2 gives a point for each of five checks', () => {
    expect(scoreFit(tomato, DEFAULT_CONDITIONS).percent).toBe(100);
  });

  it.each([
    ['soil', { soil_type: ['Clay'] }],
    ['sunlight', { sunlight: 'Full Shade' }],
    ['water', { water_needs: 'Mesic' }],
    ['zone', { hardiness_zones: ['9a'] }],
    ['temperature', { temperature_min: 66 }],
    ['temperature', { temperature_max: 74 }],
  ] as const)('FIT-2 loses the point for %s', (check, change) => {
    const fit = scoreFit({ ...tomato, ...change }, DEFAULT_CONDITIONS);
    expect(fit.percent).toBe(80);
    expect(fit.checks[check]).toBe(false);
  });

  it.each([
    ['Low', 'Xeric'],
    ['Medium', 'Mesic'],
    ['High', 'Hydric'],
  ] as const)('FIT-2 matches maintenance %s with %s plants', (maintenance, water_needs) => {
    const conditions = { ...DEFAULT_CONDITIONS, maintenance };
    expect(scoreFit({ ...tomato, water_needs }, conditions).checks.water).toBe(true);
  });

  it('FIT-2 recommends above 40 %, not at it', () => {
    const two = scoreFit({ ...tomato, soil_type: [], sunlight: 'x', water_needs: 'x' }, DEFAULT_CONDITIONS);
    expect(two.percent).toBe(40);
    expect(isRecommended(two)).toBe(false);
    expect(isRecommended(scoreFit({ ...tomato, soil_type: [], sunlight: 'x' }, DEFAULT_CONDITIONS))).toBe(
      true,
    );
  });
});
