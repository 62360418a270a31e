import { compareByFit, diesInWinter, maintenanceWords } from './beyond-fit';
import type { Fit } from './fit';

const aloe = { lifecycle: 'perennial', hardiness_zones: ['9a', '9b', '10a'] };

describe('what a fit does not say', () => {
  it.each([
    ['a perennial in a colder zone', aloe, '8b', true],
    ['a perennial in its coldest zone', aloe, '9a', false],
    ['a perennial in a warmer zone', aloe, '12a', false],
    ['a biennial in a colder zone', { ...aloe, lifecycle: 'biennial' }, '5b', true],
    ['an annual, which sees no winter', { ...aloe, lifecycle: 'annual' }, '5b', false],
    ['a plant without zones', { ...aloe, hardiness_zones: [] }, '5b', false],
  ] as const)('FIT-2 dies in winter: %s', (_plant, plant, hardiness, dies) => {
    expect(diesInWinter(plant, { hardiness })).toBe(dies);
  });

  it('FIT-2 says that maintenance is watering', () => {
    expect(maintenanceWords('Low')).toBe('Low maintenance means little watering');
  });

  it('FIT-2 puts what people eat first among equal fits only', () => {
    const fitting = (plant_type: string, percent: number) => ({
      plant: { plant_type },
      fit: { percent, checks: {} as Fit['checks'] },
    });
    const sorted = [
      fitting('house plant', 80),
      fitting('flower', 80),
      fitting('herb', 80),
      fitting('root', 80),
      fitting('flower', 100),
      fitting('fruit', 60),
    ].sort(compareByFit);
    expect(sorted.map(({ plant }) => plant.plant_type)).toEqual([
      'flower',
      'root',
      'herb',
      'flower',
      'house plant',
      'fruit',
    ]);
  });
});
