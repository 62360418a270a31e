import { type Day, nameOfDay } from '../calendar/day';
import type { StepKind } from '../plan/step-kind';

/** What sentences need to know besides the figures. */
export interface Words {
  /** Name of a kind, such as 'Bush Bean'. */
  readonly nameOf: (plantId: string) => string;
  /** Days of other years are told with their year. */
  readonly year: number;
  readonly temperature: 'F' | 'C';
}

/** '61 °F'; whole degrees. */
export const degrees = (celsius: number, { temperature }: Pick<Words, 'temperature'>): string =>
  temperature === 'F' ? `${Math.round(celsius * 1.8 + 32)} °F` : `${Math.round(celsius)} °C`;

/** 'May 29'. */
export const dayIn = (day: Day, { year }: Pick<Words, 'year'>): string => nameOfDay(day, year);

/** '1 week', '2 weeks'. */
export const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** '6 days later', '1 day earlier'. */
export const shift = (days: number): string =>
  `${count(Math.abs(days), 'day')} ${days < 0 ? 'earlier' : 'later'}`;

const SHARES: readonly (readonly [least: number, name: string])[] = [
  [0.95, 'nearly every year'],
  [0.85, '9 years in 10'],
  [0.7, '3 years in 4'],
  [0.58, '2 years in 3'],
  [0.42, 'half of all years'],
  [0.29, '1 year in 3'],
  [0.22, '1 year in 4'],
  [0.15, '1 year in 5'],
  [0.07, '1 year in 10'],
  [0.03, '1 year in 20'],
  [0, 'hardly any year'],
];

/** A share of years, 0 to 1, as a gardener says it; never a promise. */
export const oddsInYears = (share: number): string =>
  SHARES.find(([least]) => share >= least)?.[1] ?? 'hardly any year';

/** What is done in a step, as a label. */
export const stepNames: Readonly<Record<StepKind, string>> = {
  'sow-indoors': 'sow indoors',
  sow: 'sow',
  'plant-out': 'plant out',
  'first-harvest': 'first harvest',
  'first-bloom': 'first bloom',
  'last-harvest': 'last harvest',
  'last-bloom': 'last bloom',
  clear: 'clear',
};

/** What was done in a step. */
export const stepsDone: Readonly<Record<StepKind, string>> = {
  'sow-indoors': 'sown indoors',
  sow: 'sown',
  'plant-out': 'planted out',
  'first-harvest': 'first harvested',
  'first-bloom': 'in bloom',
  'last-harvest': 'last harvested',
  'last-bloom': 'out of bloom',
  clear: 'cleared',
};
