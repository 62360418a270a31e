import { DEFAULT_CONDITIONS, type FitCheck, type GrowingConditions } from '@planted/garden-domain';
import { tomato } from '../testing/tomato';
import { fitReasons } from './fit-reasons';

const whyNot = (check: FitCheck, plot: Partial<GrowingConditions>, plant: Partial<typeof tomato> = {}) => {
  const reasons = fitReasons({ ...tomato, ...plant }, { ...DEFAULT_CONDITIONS, ...plot });
  const reason = reasons.find((one) => one.check === check);
  return reason?.fits === false ? reason.words : undefined;
};

describe('the reasons of a fit', () => {
  it('FIT-2 has one for each of the five checks', () => {
    const checks = fitReasons(tomato, DEFAULT_CONDITIONS).map(({ check }) => check);
    expect(checks).toEqual(['soil', 'sunlight', 'water', 'zone', 'temperature']);
  });

  it('FIT-2 shows what the plant wants and what the plot has', () => {
    expect(whyNot('soil', { soilType: 'Clay' })).toBe('prefers Loamy or Sandy; this plot is Clay');
    expect(whyNot('soil', {}, { soil_type: [] })).toBe('prefers another soil; this plot is Loamy');
    expect(whyNot('sunlight', { sunlight: 'Full Shade' })).toBe('needs Full Sun; this plot gets Full Shade');
    expect(whyNot('water', { maintenance: 'High' })).toBe(
      'needs moderate water; High maintenance means plenty of water',
    );
    expect(whyNot('zone', { hardiness: '9b' })).toBe('hardy in zones 5a–6a; this plot is in zone 9b');
    expect(whyNot('temperature', {}, { temperature_max: 70 })).toBe(
      'comfortable at 55–70\u00a0°F, which misses part of 65–75\u00a0°F',
    );
  });

  it('FIT-2 says that a plant dies in winter where it would have to live through one', () => {
    const perennial = { ...tomato, lifecycle: 'perennial' };
    expect(whyNot('zone', { hardiness: '4b' }, perennial)).toBe(
      'hardy in zones 5a–6a; this plot is in zone 4b, where it dies in winter',
    );
    expect(whyNot('zone', { hardiness: '4b' })).toBe('hardy in zones 5a–6a; this plot is in zone 4b');
  });

  it('FIT-2 shows what the two have in common', () => {
    const medium = fitReasons(tomato, { ...DEFAULT_CONDITIONS, maintenance: 'Medium' });
    expect(medium.every(({ fits }) => fits)).toBe(true);
    expect(medium.map(({ words }) => words)).toContain(
      'needs moderate water, which suits Medium maintenance',
    );
  });
});
