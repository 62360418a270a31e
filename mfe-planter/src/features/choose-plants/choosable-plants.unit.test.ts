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

describe('the plants to choose from', () => {
  it('shows what suits the garden first, equals by name', () => {
    expect(names(all)).toEqual(['Aloe', 'Sweet Basil', 'Boston Fern']);
    expect(all.map(({ fit }) => fit.percent)).toEqual([100, 100, 80]);
  });

  it('PLT-2 lets a search override the category', () => {
    expect(names(matching(all, '', 'house plant'))).toEqual(['Aloe', 'Boston Fern']);
    expect(names(matching(all, ' BASIL ', 'house plant'))).toEqual(['Sweet Basil']);
    expect(names(matching(all, 'ocimum', null))).toEqual(['Sweet Basil']);
    expect(matching(all, 'zzz', null)).toEqual([]);
  });

  it('PLT-2 filters by what is asked of plants, all of it, and lets a search override that too', () => {
    expect(names(matching(all, '', null, new Set(['fits', 'easy'])))).toEqual(names(all));
    expect(names(matching(all, '', 'herb', new Set(['bees'])))).toEqual([]);
    expect(names(matching(all, 'fern', 'herb', new Set(['bees'])))).toEqual(['Boston Fern']);
  });

  it('PLT-2 names each category with its number of plants', () => {
    expect(categories(all)).toEqual([
      { category: 'herb', count: 1 },
      { category: 'house plant', count: 2 },
    ]);
  });
});
