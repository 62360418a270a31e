import { type Grown, memoryOf } from '../src/bed-memory';
import { createRotation } from '../src/rotation';
import { readFacts } from '../src/testing/read-facts';

const SIDE = 50;
const YEARS = 10;
const ROUNDS = 60;
const SEASON = 2026;

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

function timesOf(act: (round: number) => number): number[] {
  let kept = 0;
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = process.cpuUsage();
    kept += act(round);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  if (kept === 0) throw new Error('nothing was advised');
  return times;
}

/** Each square with a kind of its own in every year: 25,000 plantings. */
function history(ids: readonly string[]): Grown[] {
  return Array.from({ length: YEARS }, (_, year) =>
    Array.from({ length: SIDE * SIDE }, (__, n) => ({
      plantId: ids[(n * 7 + year * 31) % ids.length] ?? '',
      season: SEASON - 1 - year,
      squares: [`${n % SIDE},${Math.floor(n / SIDE)}`],
      troubles: n % 97 === 0 ? ['clubroot'] : [],
    })),
  ).flat();
}

/** Advice for every square of a large bed, against a look at each of its plantings; processor time. */
const benchmark = {
  name: 'rotation',
  run({ root }: { root: string }) {
    const { facts, kinds } = readFacts(root);
    const ids = [...kinds.keys()];
    const rotation = createRotation(facts, kinds);
    const memory = memoryOf(history(ids));
    const ours = p95(
      timesOf((round) => rotation.adviseSquares(memory, ids[round % ids.length] ?? '', SEASON).size + 1),
    );
    const bare = p95(
      timesOf((round) => {
        let met = 0;
        for (const { plantId, season } of memory.grown)
          if (plantId === ids[round % ids.length] && season < SEASON) met += 1;
        return met + 1;
      }),
    );
    const what = `advice on ${SIDE} × ${SIDE} squares over ${YEARS} years, p95`;
    const ratio = bare === 0 ? 0 : ours / bare;
    return [{ what, unit: 'ms', ours, baseline: bare, ratio, goal: '20 ms' }];
  },
};

export default benchmark;
