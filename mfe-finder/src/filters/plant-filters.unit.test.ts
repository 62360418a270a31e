import { catalogueRow } from '../testing/catalogue-row';
import { checkboxFilters } from './checkbox-filters';
import { dropdownFilters } from './dropdown-filters';
import {
  filtersFromSearch,
  filtersToSearch,
  isAnySet,
  matchesFilters,
  NO_FILTERS,
  type PlantFilters,
  setFilters,
} from './plant-filters';

const basil = catalogueRow({
  plant_name: 'Sweet Basil',
  short_description: 'Warm, clove-scented summer herb.',
  long_description: 'Pinch it often.',
  plant_type: 'herb',
  planting_season: ['spring', 'summer'],
  soil_type: ['Loamy', 'Sandy'],
  hardiness_zones: ['10a', '10b'],
  growth_speed: 'High',
  heat_tolerance: 'Moderate',
  pollinator_friendly: true,
});
const text = (words: string): PlantFilters => ({ ...NO_FILTERS, text: words });
const dropdown = (key: string, value: string): PlantFilters => ({
  ...NO_FILTERS,
  dropdowns: new Map([[key, value]]),
});
const ticked = (...keys: string[]): PlantFilters => ({ ...NO_FILTERS, checkboxes: new Set(keys) });

describe('the plant finder', () => {
  it('FIND-1 has 9 dropdowns and 24 checkboxes, each with a key of its own', () => {
    expect(dropdownFilters).toHaveLength(9);
    expect(checkboxFilters).toHaveLength(24);
    expect(new Set([...dropdownFilters, ...checkboxFilters].map(({ key }) => key)).size).toBe(33);
  });

  it.each(['BASIL', 'clove-scented', 'pinch it', 'Herb', 'summer'])(
    'FIND-1 finds by the text %j',
    (words) => {
      expect(matchesFilters(basil, text(words))).toBe(true);
    },
  );

  it('FIND-1 does not find by a text that stands nowhere', () => {
    expect(matchesFilters(basil, text('quinoa'))).toBe(false);
  });

  it.each([
    ['type', 'herb', 'root'],
    ['season', 'summer', 'winter'],
    ['lifecycle', 'annual', 'perennial'],
    ['soil', 'Loamy', 'Clay'],
    ['sunlight', 'Full Sun', 'Full Shade'],
    ['size', 'small', 'large'],
    ['storage', 'low', 'high'],
    ['water', 'mesic', 'xeric'],
    ['zone', '10a', '5b'],
  ])('FIND-1 matches the %s dropdown', (key, right, wrong) => {
    expect(matchesFilters(basil, dropdown(key, right))).toBe(true);
    expect(matchesFilters(basil, dropdown(key, wrong))).toBe(false);
  });

  it('FIND-1 asks for a true flag, and for High where tolerance or growth is meant', () => {
    expect(matchesFilters(basil, ticked('pollinator_friendly', 'fastGrowth'))).toBe(true);
    expect(matchesFilters(basil, ticked('deer_resistant'))).toBe(false);
    expect(matchesFilters(basil, ticked('heatTolerance'))).toBe(false);
  });

  it('FIND-1 shows results for seed saving and low maintenance, which narrow nothing', () => {
    const filters = ticked('seedSavingFriendly', 'lowMaintenance');
    expect(isAnySet(filters)).toBe(true);
    expect(matchesFilters(basil, filters)).toBe(true);
  });

  it('keeps every filter in the address, and leaves out what it does not know', () => {
    const filters: PlantFilters = {
      text: 'bas & il',
      dropdowns: new Map([['zone', '5b']]),
      checkboxes: new Set(['pollinator_friendly', 'lowMaintenance']),
    };
    expect(filtersFromSearch(filtersToSearch(filters))).toEqual(filters);
    expect(filtersFromSearch(new URLSearchParams('zone=99z&with=nonsense&other=1'))).toEqual(NO_FILTERS);
  });

  it('takes back one filter at a time', () => {
    const filters = { ...dropdown('zone', '5b'), checkboxes: new Set(['pet_safe_non_toxic']) };
    const [zone, petSafe] = setFilters(filters);
    expect([zone?.label, petSafe?.label]).toEqual(['Hardiness Zone: 5b', 'Pet safe']);
    expect(zone?.without).toEqual(ticked('pet_safe_non_toxic'));
    expect(petSafe?.without).toEqual(dropdown('zone', '5b'));
  });
});
