/**
 * Days on which something happens. Hours are since midnight.
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {(hour: number) => number} [more] commands besides, as a multiple of the day's mean
 * @property {(stage: import('./stages.mjs').StageName, hour: number) => number} [share] of its rate that a stage has
 */
import { BUSIEST } from './day.mjs';

const MINUTE = 1 / 60;

/** @param {number} hour @param {number} from @param {number} minutes */
const isWithin = (hour, from, minutes) => hour >= from && hour < from + minutes * MINUTE;

/** A letter to everybody at noon: a tenth of the day's commands again, within twenty minutes. */
const LETTER = 12;
const LETTER_MINUTES = 20;
const LETTER_SHARE = 0.1;

/** @type {readonly Scenario[]} */
export const scenarios = [
  { name: 'normal day' },
  {
    name: 'newsletter to all gardeners at noon',
    more: (hour) =>
      isWithin(hour, LETTER, LETTER_MINUTES) ? (LETTER_SHARE * 24) / (LETTER_MINUTES * MINUTE) : 0,
  },
  {
    name: 'PostgreSQL down for one minute at peak',
    share: (stage, hour) => (stage === 'commit' && isWithin(hour, BUSIEST, 1) ? 0 : 1),
  },
  {
    name: 'no relay for ten minutes at peak',
    share: (stage, hour) => (stage === 'relay' && isWithin(hour, BUSIEST, 10) ? 0 : 1),
  },
  {
    name: 'a read model paused for one hour in the evening',
    share: (stage, hour) => (stage === 'read model' && isWithin(hour, BUSIEST - 0.5, 60) ? 0 : 1),
  },
];
