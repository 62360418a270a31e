import type { Variety } from '../variety';

/** A variety of the example plant: taller and later than Sweet Basil. */
export const exampleVariety = (known: Partial<Variety> = {}): Variety => ({
  id: 'basil-sweet--genovese',
  plant_id: 'basil-sweet',
  name: 'Genovese',
  also: ['Basilico Genovese'],
  origin_note: 'heirloom; Liguria',
  overrides: { days_to_maturity: 68, days_to_maturity_min: 60, days_to_maturity_max: 75, mature_height: 24 },
  habit: null,
  resistances: ['fusarium wilt (tolerant)'],
  season_note: 'Days from sowing.',
  short_description: 'The cupped, sweet leaf of pesto, slow to bolt in warm summers.',
  accent: null,
  sources: ['seed catalogs of North America'],
  ...known,
});
