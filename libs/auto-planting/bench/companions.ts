import { optimise } from '../src/index';
import { inputOf } from '../src/testing/small-garden';
import { smallOptima, type SolvedGarden } from '../src/testing/small-optima';
import { bestKnown } from './best-known';
import { largeBed, largeBeds } from './large-companions';
import { type Row, row } from '../../../tools/benching/row';
import { sum, within } from './within';

const UNITS_PER_POINT = 300;

/** Whether the proven best is found within a second; the search is ended where it is, for it cannot know. */
function findsOptimum(garden: SolvedGarden): boolean {
  const signal = { aborted: false };
  const { score } = optimise(inputOf(garden), within(1_000), {
    signal,
    onProgress: ({ value }) => (signal.aborted = value >= garden.optimum),
  });
  if (score.value > garden.optimum)
    throw new Error(`garden ${garden.seed} has a better plan than its optimum`);
  return score.value === garden.optimum;
}

/** How near companion plans come to the proven best and to the best known. */
export function companions(): Row[] {
  const proven = smallOptima.filter((garden) => findsOptimum(garden)).length;
  const rows = [
    row('companions up to 8 × 8, the proven best found in 1 s', 'plots', proven, smallOptima.length, '≥ 1'),
  ];
  for (const { side, milliseconds } of largeBeds) {
    const known = bestKnown.filter((best) => best.side === side);
    const runs = known.map(({ seed, value }) => ({
      best: value,
      result: optimise(largeBed(side, seed), within(milliseconds)),
    }));
    const ours = sum(runs.map(({ result }) => result.score.value)) / UNITS_PER_POINT;
    const best = sum(runs.map((run) => run.best)) / UNITS_PER_POINT;
    const start = sum(runs.map(({ result }) => result.start.value)) / UNITS_PER_POINT;
    const what = `companions ${side} × ${side} in ${milliseconds / 1_000} s`;
    rows.push(row(`${what}, against the best known`, 'points', ours, best, '≥ 0.99'));
    rows.push(row(`${what}, against the specified layout`, 'points', ours, start, '≥ 1'));
  }
  return rows;
}
