import { plantFacts } from '@planted/catalogue-data';
import { fruitOf } from './crops';

/** Vines that are grown for leaves or flowers. */
const WITHOUT_FRUIT = ['malabar-spinach', 'sweet-pea', 'vetch-hairy'];

describe('the fruit of a plant', () => {
  it('REA-8 is its own for every bush and vine of the catalog, never the usual one', () => {
    const usual = plantFacts
      .filter(({ appearance }) => ['fruiting-bush', 'vine'].includes(appearance.form))
      .filter(({ id }) => fruitOf(id, 'tomato') !== fruitOf(id, 'round'));

    expect(usual.map(({ id }) => id)).toEqual(WITHOUT_FRUIT);
  });
});
