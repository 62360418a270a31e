import { betterOf, optimize, SEARCH_CHAINS } from '../src/index';
import { inputOf } from '../src/testing/small-garden';
import { smallOptima, type SolvedGarden } from '../src/testing/small-optima';
import { bestKnown } from './best-known';
import { type ChainPlan, searchInThread } from './chain-thread';
import { largeBeds } from './large-companions';
import { type Row, row } from '../../../tools/benching/row';
import { seeds, sum, within } from './within';

const UNITS_PER_POINT = 300;

/** Whether the proven best is found within a second. */
function findsOptimum(garden: SolvedGarden): boolean {
  const { score } = optimize(inputOf(garden), within(1_000));
  if (score.requested === garden.requested && score.value > garden.optimum)
    throw new Error(`garden ${garden.seed} has a better plan than its optimum`);
  return score.requested === garden.requested && score.value === garden.optimum;
}

/**
 * A plan as Optimize makes it: by two chains, of which the better counts. In a browser they run side by side, each on
 * a core; here one after the other, each with as much processor time, so that other work on the machine does not count.
 */
async function planByChains(
  side: number,
  bed: number,
  seed: number,
  milliseconds: number,
): Promise<ChainPlan> {
  const plans: ChainPlan[] = [];
  for (const chain of SEARCH_CHAINS)
    plans.push(await searchInThread({ side, bed, seed, chain, milliseconds }));
  return plans.reduce(betterOf);
}

/** How near plans of large beds come to the best known, on the mean over all beds of a size and all seeds. */
async function largePlans({ side, milliseconds, planSeeds }: (typeof largeBeds)[number]): Promise<Row[]> {
  const known = bestKnown.filter((best) => best.side === side);
  const plans: ChainPlan[] = [];
  // Each bed counts alike, whatever its plans are worth.
  const shares: number[] = [];
  for (const { seed: bed, value } of known)
    for (const seed of seeds(planSeeds)) {
      const plan = await planByChains(side, bed, seed, milliseconds);
      const found = plan.score.value;
      console.log(`${side} × ${side}, bed ${bed}, seed ${seed}: ${found}, ${(found / value).toFixed(4)}`);
      plans.push(plan);
      shares.push((found / value) * 100);
    }
  const mean = (units: readonly number[]) => sum(units) / units.length / UNITS_PER_POINT;
  const ours = mean(plans.map(({ score }) => score.value));
  const start = mean(plans.map(({ startValue }) => startValue));
  const placed = sum(plans.map(({ score }) => score.requested));
  const asked = sum(plans.map(({ score }) => score.asked));
  const what = `companions ${side} × ${side} in ${milliseconds / 1_000} s, ${planSeeds} seeds`;
  return [
    row(`${what}, against the best known`, '%', sum(shares) / shares.length, 100, '≥ 0.985'),
    row(`${what}, requested plants placed`, 'plants', placed, asked, '≥ 1'),
    row(`${what}, against the specified layout`, 'points', ours, start, '≥ 1'),
  ];
}

/** How near companion plans come to the proven best and to the best known. */
export async function companions(): Promise<Row[]> {
  const proven = smallOptima.filter((garden) => findsOptimum(garden)).length;
  const rows = [
    row('companions up to 8 × 8, the proven best found in 1 s', 'plots', proven, smallOptima.length, '≥ 1'),
  ];
  for (const beds of largeBeds) rows.push(...(await largePlans(beds)));
  return rows;
}
