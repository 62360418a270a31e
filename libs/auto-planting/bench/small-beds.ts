import highs from 'highs';
import { optimize, PLANNING_ALGORITHMS, type PlanningAlgorithm } from '../src/index';
import { irregularGarden } from '../src/testing/irregular-garden';
import { planModel, UNITS_PER_REQUEST } from './exact/plan-model';
import { type Row, row } from '../../../tools/benching/row';
import { seeds, within } from './within';

const BEDS = 60;
/** Seconds for one bed; beds that take longer do not count. */
const TIME_LIMIT = 20;

/** Irregular beds of 8 × 8 ft in which a second finds the plan that HiGHS proves to be the best. */
export async function smallBeds(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const algorithm of PLANNING_ALGORITHMS)
    if (algorithm !== 'companion-planting') rows.push(await provenBest(algorithm));
  return rows;
}

async function provenBest(algorithm: PlanningAlgorithm): Promise<Row> {
  let solved = 0;
  let met = 0;
  for (const seed of seeds(BEDS)) {
    const input = irregularGarden(seed, algorithm);
    const { Status, ObjectiveValue } = (await highs()).solve(planModel(input), {
      time_limit: TIME_LIMIT,
      mip_rel_gap: 0,
      mip_abs_gap: 0.5,
    });
    if (Status !== 'Optimal') continue;
    solved += 1;
    const { requested, value } = optimize(input, within(1_000)).score;
    if (requested * UNITS_PER_REQUEST + value === Math.round(ObjectiveValue)) met += 1;
  }
  return row(`8 × 8 with holes by ${algorithm}, the proven best found in 1 s`, 'beds', met, solved, '≥ 0.95');
}
