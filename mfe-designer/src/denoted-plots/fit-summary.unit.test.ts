import { DEFAULT_CONDITIONS } from '@planted/garden-domain';
import { plantLike } from '../testing/plants';
import { rankByFit, summarizeFit } from './fit-summary';

describe('the compatibility hint', () => {
  it('FIT-2 counts the plants of the best fit, and those above 40 %', () => {
    const summary = summarizeFit(
      [
        plantLike({ id: 'thyme' }),
        plantLike({ id: 'sage' }),
        plantLike({ id: 'fern', sunlight: 'Full Shade', water_needs: 'Hydric' }),
        plantLike({ id: 'palm', sunlight: 'Full Shade', water_needs: 'Hydric', hardiness_zones: ['11a'] }),
      ],
      DEFAULT_CONDITIONS,
    );
    expect(summary).toMatchObject({ best: 100, atBest: 2, recommended: 3 });
  });

  it('shows examples of different kinds first', () => {
    const plants = [
      plantLike({ id: 'thyme' }),
      plantLike({ id: 'sage' }),
      plantLike({ id: 'carrot', plant_type: 'root' }),
      plantLike({ id: 'aster', plant_type: 'flower' }),
    ];
    const examples = summarizeFit(plants, DEFAULT_CONDITIONS)?.examples.map((plant) => plant.id);
    expect(examples).toEqual(['carrot', 'thyme', 'aster']);
  });

  it('FIT-2 ranks what people eat first among equal fits', () => {
    const plants = [
      plantLike({ id: 'aster', plant_type: 'flower' }),
      plantLike({ id: 'carrot', plant_type: 'root' }),
    ];
    expect(rankByFit(plants, DEFAULT_CONDITIONS).map(({ plant }) => plant.id)).toEqual(['carrot', 'aster']);
  });

  it('shows nothing without plants', () => {
    expect(summarizeFit([], DEFAULT_CONDITIONS)).toBeNull();
  });
});
