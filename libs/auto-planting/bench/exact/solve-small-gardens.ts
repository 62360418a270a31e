import { inputOf, smallGarden } from '../../src/testing/small-garden';
import type { SolvedGarden } from '../../src/testing/small-optima';
import { companionModel, UNITS_PER_REQUEST } from './companion-model';

/** The part of highs' answer that counts here. */
interface Answer {
  readonly Status: string;
  readonly ObjectiveValue: number;
}

/** Solves a model in CPLEX LP format. */
export type Solve = (model: string) => Promise<Answer>;

/** The first gardens, by seed, whose best companion plan is proven; those that take too long are passed over. */
export async function* solveSmallGardens(solve: Solve, count: number): AsyncGenerator<SolvedGarden> {
  for (let seed = 1, solved = 0; solved < count; seed += 1) {
    const garden = smallGarden(seed);
    const { Status, ObjectiveValue } = await solve(companionModel(inputOf(garden)));
    if (Status !== 'Optimal') continue;
    solved += 1;
    const requested = Math.round(ObjectiveValue / UNITS_PER_REQUEST);
    yield { ...garden, requested, optimum: Math.round(ObjectiveValue) - requested * UNITS_PER_REQUEST };
  }
}
