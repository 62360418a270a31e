import { inputOf, smallGarden } from '../../src/testing/small-garden';
import type { SolvedGarden } from '../../src/testing/small-optima';
import { companionModel, UNITS_PER_REQUEST } from './companion-model';

/** The part of highs' answer that counts here. */
interface Answer {
  readonly Status: string;
  readonly ObjectiveValue: number;
  readonly Columns: Readonly<Record<string, { readonly Primal?: number }>>;
}

/** Solves a model in CPLEX LP format. */
export type Solve = (model: string) => Promise<Answer>;

const PLANT = /^x\d+_\d+_\d+$/;

/** How many plants stand. Not to be had from the objective, whose neighbors may be worth over half a plant. */
const plantsIn = ({ Columns }: Answer): number =>
  Object.entries(Columns).filter(([name, { Primal = 0 }]) => PLANT.test(name) && Primal > 0.5).length;

/** The first gardens, by seed, whose best companion plan is proven; those that take too long are passed over. */
export async function* solveSmallGardens(solve: Solve, count: number): AsyncGenerator<SolvedGarden> {
  for (let seed = 1, solved = 0; solved < count; seed += 1) {
    const garden = smallGarden(seed);
    const answer = await solve(companionModel(inputOf(garden)));
    if (answer.Status !== 'Optimal') continue;
    solved += 1;
    const requested = plantsIn(answer);
    yield {
      ...garden,
      requested,
      optimum: Math.round(answer.ObjectiveValue) - requested * UNITS_PER_REQUEST,
    };
  }
}
