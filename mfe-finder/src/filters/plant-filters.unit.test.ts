import type { Plant } from '@planted/contracts';
import { catalogueRow } from '@planted/contracts/testing';
import { checkboxFilters } from './checkbox-filters';
import { dropdownFilters } from './dropdown-filters';
import { findPlants } from './find-plants';
import {
  filtersFromSearch,
  filtersToSearch,
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
const isFound = (plant: Plant, filters: PlantFilters) => findPlants([plant], filters).matches.length === 1;
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
      expect(isFound(basil, text(words))).toBe(true);
    },
  );

  it('FIND-1 does not find by a text that stands nowhere', () => {
    expect(isFound(basil, text('quinoa'))).toBe(false);
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
    expect(isFound(basil, dropdown(key, right))).toBe(true);
    expect(isFound(basil, dropdown(key, wrong))).toBe(false);
  });

  it('FIND-1 asks for a true flag, and for High where tolerance or growth is meant', () => {
    expect(isFound(basil, ticked('pollinator_friendly', 'fastGrowth'))).toBe(true);
    expect(isFound(basil, ticked('deer_resistant'))).toBe(false);
    expect(isFound(basil, ticked('heatTolerance'))).toBe(false);
  });

  it('FIND-1 takes yes and high for a true flag, and no other word', () => {
    const told = (word: string) => ({ ...basil, pet_safe_non_toxic: word }) as unknown as Plant;
    expect(['true', 'Yes', 'HIGH'].map((word) => isFound(told(word), ticked('pet_safe_non_toxic')))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isFound(told('Low'), ticked('pet_safe_non_toxic'))).toBe(false);
  });

  it.each([
    ['a self-pollinating annual', {}, true],
    ['a perennial', { lifecycle: 'perennial' }, false],
    ['what needs another to pollinate it', { self_pollinating: false }, false],
    ['what grows from tubers', { growth_stages: [{ name: 'Tuber Initiation', days: 60 }] }, false],
  ])('FIND-1 seed saving: %s', (_plant, known, found) => {
    const tomato = { ...basil, self_pollinating: true, ...known };
    expect(isFound(tomato, ticked('seedSavingFriendly'))).toBe(found);
  });

  it.each([
    ['hardy to drought and watered once a week', { drought_tolerance: 'High', water_frequency: 1 }, true],
    ['called so by the catalogue', { tags: ['Low Maintenance'] }, true],
    ['hardy to drought but thirsty', { drought_tolerance: 'High', water_frequency: 2 }, false],
    ['watered once a week but soon withered', { drought_tolerance: 'Low', water_frequency: 1 }, false],
  ])('FIND-1 low maintenance: %s', (_plant, known, found) => {
    expect(isFound({ ...basil, ...known }, ticked('lowMaintenance'))).toBe(found);
  });

  it('FIND-1 meets every filter at once and keeps the order', () => {
    const chives = { ...basil, id: 'chives', plant_name: 'Chives', soil_type: ['Clay'] };
    const plants = [chives, basil, { ...basil, id: 'thai' }];
    const found = (filters: PlantFilters) => findPlants(plants, filters).matches.map(({ plant }) => plant);
    expect(found(NO_FILTERS)).toEqual(plants);
    const both = { ...ticked('pollinator_friendly'), dropdowns: new Map([['soil', 'Loamy']]), text: 'herb' };
    expect(found(both).map(({ id }) => id)).toEqual(['basil-sweet', 'thai']);
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
