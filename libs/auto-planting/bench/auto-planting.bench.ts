import { cpus } from 'node:os';
import {
  type AutoPlantingInput,
  type Budget,
  optimise,
  optimiseInSteps,
  type OptimisedResult,
} from '../src/index';
import { companionInstance } from '../src/testing/companion-instance';
import { plantedInstance } from '../src/testing/planted-instance';
import { exhaustiveOptimum } from './exhaustive-optimum';

/** One line of the table that `npm run bench` prints; the goal is of the ratio. */
interface Row {
  readonly what: string;
  readonly ours: number;
  readonly baseline: number;
  readonly unit: string;
  readonly ratio: number;
  readonly goal: string;
}

const row = (what: string, unit: string, ours: number, baseline: number, goal: string): Row => ({
  what,
  unit,
  ours,
  baseline,
  ratio: ours / baseline,
  goal,
});

const within = (milliseconds: number): Budget => ({
  iterations: Number.MAX_SAFE_INTEGER,
  milliseconds,
  clock: () => performance.now(),
});

const seeds = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const SMALL_SEEDS = 200;
const LARGE_SEEDS = 20;
const EXACT_SEEDS = 40;
const COMPANION_SEEDS = 4;
const LONG_RUN = 15_000;
const LONGEST_CANCEL = 50;

/** A plot that can be filled whole, planned by Maximize Yield. */
function fill(side: number, seed: number, milliseconds: number): OptimisedResult {
  const { matrix, plants } = plantedInstance(side, side, seed);
  return optimise({ algorithm: 'maximize-yield', matrix, plants, seed, now: '' }, within(milliseconds));
}

function yields(): Row[] {
  const small = seeds(SMALL_SEEDS).map((seed) => fill(25, seed, 1_000));
  const large = seeds(LARGE_SEEDS).map((seed) => fill(50, seed, 3_000));
  const area = (results: readonly OptimisedResult[]) => sum(results.map(({ score }) => score.value));
  const greedy = (results: readonly OptimisedResult[]) => sum(results.map(({ start }) => start.value));
  const full = (results: readonly OptimisedResult[]) => results.filter(({ score }) => score.isBest).length;
  return [
    row('25 × 25 that can be filled, all placed in 1 s; of all', 'plots', full(small), SMALL_SEEDS, '≥ 0.95'),
    row(
      '50 × 50 that can be filled, placed in 3 s; of all',
      'ft²',
      area(large),
      LARGE_SEEDS * 2_500,
      '≥ 0.995',
    ),
    row('25 × 25, against the specified layout', 'ft²', area(small), greedy(small), '≥ 1'),
  ];
}

const sides = [1, 1, 1, 2, 2, 3];
const companions = (side: number, seed: number): AutoPlantingInput =>
  companionInstance({ width: side, height: side, kinds: side >= 50 ? 12 : 10, sides, fill: 0.85 }, seed);

function companionScores(): Row[] {
  const exact = seeds(EXACT_SEEDS).map((seed) => {
    const input = companionInstance({ width: 3, height: 3, kinds: 3, sides: [1], fill: 0.9 }, seed);
    return { best: exhaustiveOptimum(input), ours: optimise(input, within(1_000)).score.value };
  });
  const isBest = exact.filter(({ best, ours }) => best === ours).length;
  const rows = [row('companions 3 × 3, the proven best found; of all', 'plots', isBest, EXACT_SEEDS, '≥ 1')];
  for (const [side, milliseconds] of [
    [25, 1_000],
    [50, 3_000],
  ] as const) {
    const runs = seeds(COMPANION_SEEDS).map((seed) => {
      const input = companions(side, seed);
      const short = optimise(input, within(milliseconds));
      const long = optimise({ ...input, seed: seed + 1_000 }, within(LONG_RUN));
      return {
        start: short.start.value,
        short: short.score.value,
        best: Math.max(short.score.value, long.score.value),
      };
    });
    const total = (which: 'start' | 'short' | 'best') => sum(runs.map((run) => run[which])) / 300;
    const name = `companions ${side} × ${side} in ${milliseconds / 1_000} s`;
    rows.push(
      row(
        `${name}, against a run of ${LONG_RUN / 1_000} s`,
        'points',
        total('short'),
        total('best'),
        '≥ 0.99',
      ),
      row(`${name}, against the specified layout`, 'points', total('short'), total('start'), '≥ 1'),
    );
  }
  return rows;
}

/** The longest that a worker is deaf while it plans, so the longest that a cancel can take; of processor time. */
function cancel(): Row {
  let longest = 0;
  for (const algorithm of ['companion-planting', 'organic-pest-control', 'water-efficiency'] as const) {
    const steps = optimiseInSteps({ ...companions(50, 1), algorithm }, within(2_000));
    let before = process.cpuUsage();
    for (let next = steps.next(); !next.done; next = steps.next()) {
      longest = Math.max(longest, process.cpuUsage(before).user / 1_000);
      before = process.cpuUsage();
    }
  }
  return row('longest time between two chances to cancel, 50 × 50', 'ms', longest, LONGEST_CANCEL, '≤ 1');
}

const benchmark = {
  name: 'auto-planting',
  async run(): Promise<Row[]> {
    console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
    return [...yields(), ...companionScores(), cancel()];
  },
};

export default benchmark;
