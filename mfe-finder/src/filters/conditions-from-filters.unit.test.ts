import { conditionsFromFilters } from './conditions-from-filters';
import { filtersFromSearch } from './plant-filters';

const conditions = (search: string) => conditionsFromFilters(filtersFromSearch(new URLSearchParams(search)));

describe('the plot that the filters describe', () => {
  it.each([
    ['xeric', 'Low'],
    ['mesic', 'Medium'],
    ['hydric', 'High'],
  ])('FIT-2 takes %s water for %s maintenance', (water, maintenance) => {
    expect(conditions(`soil=Clay&sunlight=Partial+Shade&zone=5b&water=${water}`)).toEqual({
      soilType: 'Clay',
      sunlight: 'Partial Shade',
      hardiness: '5b',
      maintenance,
    });
  });

  it.each([
    'sunlight=Full+Sun&zone=5b&water=mesic',
    'soil=Clay&zone=5b&water=mesic',
    'soil=Clay&sunlight=Full+Sun&water=mesic',
    'soil=Clay&sunlight=Full+Sun&zone=5b',
  ])('is not known by %s alone', (search) => {
    expect(conditions(search)).toBeUndefined();
  });
});
