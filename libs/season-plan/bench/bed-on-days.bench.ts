import { spanOfSeason } from '@planted/season';
import { bedOn, ghostsOn, spansOf } from '../src/bed-on';
import { p95OfDays } from './p95-of-days';
import { gardenOf, KINDS, planOf, planting, today } from '../src/testing/stored-garden';

const PLANTINGS = 2000;
const CHAIN = 4;
const COLUMNS = 25;
const season = spanOfSeason(2027, 'north');

/** 500 squares with four plantings each: one that stands, and three that come after it. */
const garden = gardenOf(
  ...Array.from({ length: PLANTINGS }, (_, index) => {
    const [chain, turn] = [Math.floor(index / CHAIN), index % CHAIN];
    const place = { x: chain % COLUMNS, y: Math.floor(chain / COLUMNS) };
    const plantId = KINDS[(chain + turn) % (KINDS.length - 1)] ?? 'radish';
    const id = `${chain}-${turn}`;
    return turn === 0
      ? planting(id, { ...place, plantId })
      : planting(id, { ...place, plantId, state: 'coming', plantedDay: null, after: `${chain}-${turn - 1}` });
  }),
);

/** What one step of the slider costs before it is drawn, against a bare walk over the same plantings. */
const benchmark = {
  name: 'bed-on-days',
  async run() {
    const plan = planOf(garden);
    const spans = spansOf(garden, plan, today);
    const ours = p95OfDays(season, (day) => {
      const bed = bedOn(spans, day, season);
      return bed.stands.length + ghostsOn(bed, { comes: true, gone: true }).length;
    });
    const baseline = p95OfDays(
      season,
      (day) => spans.filter(({ from, until }) => from <= day && day < until).length,
    );
    return [
      {
        what: `a day of ${PLANTINGS} plantings with its ghosts, p95`,
        ...{ ours, baseline, unit: 'ms', ratio: baseline === 0 ? 0 : ours / baseline },
        goal: '≤ 8 ms: 30 pictures a second and the drawing',
      },
    ];
  },
};

export default benchmark;
