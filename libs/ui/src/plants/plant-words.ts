import type { PlantDetails } from './plant-details';

/** Said where the record has nothing. */
export const NOT_RECORDED = 'Not recorded';

const NBSP = '\u00a0';
const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** 'house plant' → 'House plant'. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Loamy, Sandy, or Silty'. */
export const oneOf = (words: readonly string[]): string => anyOf.format(words);

/** The list as the record has it, or that there is none. */
export const listed = (words: readonly string[]): string => words.map(capital).join(', ') || NOT_RECORDED;

/** '6.0-7.0' and '3a-11b' with the dash of a range. */
export const withRangeDash = (text: string): string => text.replace(/(\d[ab]?)-(?=\d)/g, '$1–');

/** '55–95 °F'. */
export const temperatures = (plant: Pick<PlantDetails, 'temperature_min' | 'temperature_max'>): string =>
  `${plant.temperature_min}–${plant.temperature_max}${NBSP}°F`;

/** The range of zones, or where the record has none the zones themselves. */
export const zones = (plant: Pick<PlantDetails, 'hardiness_range' | 'hardiness_zones'>): string =>
  withRangeDash(plant.hardiness_range) || plant.hardiness_zones.join(', ') || NOT_RECORDED;

const waters = new Map([
  ['Xeric', 'little water'],
  ['Mesic', 'moderate water'],
  ['Hydric', 'plenty of water'],
]);

/** The catalogue's word for a need of water in plain words: 'Mesic' → 'moderate water'. */
export const waterInWords = (need: string): string => waters.get(need) ?? `${need.toLowerCase()} water`;

/** '75–100 days, 85 on average'; the average alone where the record has no range. */
export const maturity = (plant: PlantDetails): string => {
  const { days_to_maturity: days, days_to_maturity_min: min, days_to_maturity_max: max } = plant;
  if (min === null || max === null || min === max) return `${days}${NBSP}days`;
  return `${min}–${max}${NBSP}days, ${days} on average`;
};
