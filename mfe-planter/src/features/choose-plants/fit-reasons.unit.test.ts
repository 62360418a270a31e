import { scoreFit } from '@planted/garden-domain';
import { catalogueRow } from '../../testing/catalogue-row';
import { fitReasons } from './fit-reasons';

describe('why a plant suits a garden', () => {
  it('PLT-2 says of each need what the plant wants and what the plot has, misfits first', () => {
    const plant = catalogueRow({ soil_type: ['Sandy', 'Silty', 'Loamy'] });
    const conditions = {
      soilType: 'Clay',
      sunlight: 'Partial Shade',
      maintenance: 'Medium',
      hardiness: '5b',
    } as const;
    const reasons = fitReasons(plant, scoreFit(plant, conditions), conditions);
    expect(reasons.map(({ fits, words }) => [fits, words])).toEqual([
      [false, 'Wants Full Sun, this plot has Partial Shade'],
      [false, 'Wants Sandy, Silty or Loamy soil, this plot has Clay'],
      [true, 'Has mesic water needs, which medium maintenance meets'],
      [true, 'Grows in zones 5a to 11b, this plot is in 5b'],
      [true, 'Bears 50 to 95 °F'],
    ]);
  });
});
