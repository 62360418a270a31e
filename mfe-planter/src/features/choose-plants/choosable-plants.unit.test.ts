import { DEFAULT_CONDITIONS } from '@planted/garden-domain';
import { catalogueRow } from '@planted/contracts/testing';
import { categories, choosablePlants, matching } from './choosable-plants';

const basil = catalogueRow();
const fern = catalogueRow({
  id: 'fern',
  plant_name: 'Boston Fern',
  scientific_name: null,
  crop_type: 'Fern',
  plant_type: 'house plant',
  sunlight: 'Full Shade',
});
const aloe = catalogueRow({
  id: 'aloe',
  plant_name: 'Aloe',
  scientific_name: 'Aloe vera',
  crop_type: 'Aloe',
  plant_type: 'house plant',
  sunlight: 'Full Sun',
});
const all = choosablePlants([fern, basil, aloe], { ...DEFAULT_CONDITIONS, maintenance: 'Medium' });
const names = (plants: typeof all) => plants.map(({ plant }) => plant.plant_name);
const found = (...asked: Parameters<typeof matching>) =>
  names(matching(...asked).matches.map(({ plant }) => plant));

describe('the plants to choose from', () => {
  it('FIT-2 shows what suits the garden first, of equal ones what people eat', () => {
    expect(names(all)).toEqual(['Sweet Basil', 'Aloe', 'Boston Fern']);
    expect(all.map(({ fit }) => fit.percent)).toEqual([100, 100, 80]);
  });

  it('PLT-2 lets a search override the category', () => {
    expect(found(all, '', 'house plant')).toEqual(['Aloe', 'Boston Fern']);
    expect(found(all, ' BASIL ', 'house plant')).toEqual(['Sweet Basil']);
    expect(found(all, 'ocimum', null)).toEqual(['Sweet Basil']);
    expect(found(all, 'zzz', null)).toEqual([]);
  });

  it('PLT-2 filters by what is asked of plants, all of it, and lets a search override that too', () => {
    expect(found(all, '', null, new Set(['fits', 'easy']))).toEqual(names(all));
    expect(found(all, '', 'herb', new Set(['bees']))).toEqual([]);
    expect(found(all, 'fern', 'herb', new Set(['bees']))).toEqual(['Boston Fern']);
  });

  it('REA-7 finds by other names and slips, in whatever order the garden has, and marks the name', () => {
    const courgette = catalogueRow({ id: 'zucchini', plant_name: 'Zucchini', other_names: ['courgette'] });
    const [plant] = choosablePlants([courgette], DEFAULT_CONDITIONS);
    expect(matching([...all, ...(plant ? [plant] : [])], 'courgetes', 'herb')).toEqual({
      matches: [{ plant, alias: 'courgette', meant: 'courgette' }],
      meant: ['courgette'],
    });
  });

  it('PLT-2 names each category with its number of plants', () => {
    expect(categories(all)).toEqual([
      { category: 'herb', count: 1 },
      { category: 'house plant', count: 2 },
    ]);
  });
});
