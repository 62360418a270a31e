import { toDay } from '../src/calendar/day';
import { createAlmanac } from '../src/plan/almanac';
import { planSeason } from '../src/plan/plan-season';
import type { Planting } from '../src/plan/planting';
import { timelineOf } from '../src/plan/timeline';
import { planting } from '../src/testing/plantings';
import { readCatalog } from '../src/testing/read-catalog';
import { type Row, row } from './row';

const PLANTINGS = 2000;
const CHAIN = 4;
const ROUNDS = 200;
const WARM_UP = 50;
const KINDS = [
  'radish',
  'lettuce-leaf',
  'bean-bush',
  'spinach',
  'pea-snap',
  'carrot',
  'tomato-cherry',
  'garlic',
];

/** 500 squares' worth of chains, as a large garden of several years has them. */
const plantings: readonly Planting[] = Array.from({ length: PLANTINGS }, (_, index) => {
  const [chain, place] = [Math.floor(index / CHAIN), index % CHAIN];
  const id = `${chain}-${place}`;
  return planting(id, KINDS[(chain + place) % KINDS.length] ?? 'radish', {
    season: 2026 + Math.floor(place / 2),
    squares: [`bed:${chain}:0`, `bed:${chain}:1`],
    after: place === 0 ? null : `${chain}-${place - 1}`,
  });
});

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

function timesOf(act: (round: number) => number): number[] {
  let kept = 0;
  const times = Array.from({ length: WARM_UP + ROUNDS }, (_, round) => {
    const start = process.cpuUsage();
    kept += act(round);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  if (kept === 0) throw new Error('nothing was planned');
  return times.slice(WARM_UP);
}

/** Replanning a whole garden after one report, against the dates of the same plantings without their chains; processor time. */
const benchmark = {
  name: 'season',
  async run({ root }: { root: string }): Promise<Row[]> {
    const { crops, places } = readCatalog(root);
    const vienna = places['Vienna'];
    if (!vienna) throw new Error('no climate of Vienna');
    const almanac = createAlmanac(vienna, new Map(crops.map(({ crop }) => [crop.id, crop])));
    const today = toDay('2027-05-10');
    const options = { asPlanned: false, learned: null, bearing: 2027 };

    const replans = timesOf((round) => {
      const at = (round * 37) % PLANTINGS;
      const reported = plantings.map((planting, place) =>
        place === at ? { ...planting, done: { sow: today } } : planting,
      );
      return planSeason({ plantings: reported, almanac, today }).length;
    });
    const bare = timesOf(() => {
      let steps = 0;
      for (const planting of plantings) {
        const model = almanac.modelOf(planting.plantId, planting.style);
        steps += timelineOf(planting, planting.season ?? 2027, model, [], options).steps.length;
      }
      return steps;
    });
    const anew = timesOf(
      () => planSeason({ plantings: plantings.map((one) => ({ ...one })), almanac, today }).length,
    );
    const start = process.cpuUsage();
    const cold = createAlmanac(vienna, new Map(crops.map(({ crop }) => [crop.id, crop])));
    for (const { crop } of crops) cold.modelOf(crop.id, 'open');
    const { user } = process.cpuUsage(start);
    return [
      row(
        `replan ${PLANTINGS} plantings after one report, p95`,
        'ms',
        p95(replans),
        p95(bare),
        '≤ 2 of a bare loop; 8 ms',
      ),
      row(`plan ${PLANTINGS} plantings that are all new, p95`, 'ms', p95(anew), p95(bare), 'none'),
      row(`windows of ${crops.length} kinds at one place`, 'ms', user / 1000, 0, 'none'),
    ];
  },
};

export default benchmark;
