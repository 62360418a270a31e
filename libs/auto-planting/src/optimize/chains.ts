import type { PlanScore } from '../result';
import { THOUSANDTHS } from '../terms/term';

/** A search that starts from the specified layout like the others and goes its own way by chance. */
export type SearchChain = 0 | 1;

/**
 * The chains that look for one plan, side by side where there is room. Always two, whatever the machine, so that the
 * same input, seed and steps give the same plan everywhere.
 */
export const SEARCH_CHAINS: readonly SearchChain[] = [0, 1];

/** Not the numbers of the specified layout again, and not each other's. */
const SEEDS = { 0: 0x5eed, 1: 0x2c1b3c6d } as const;

/** What a chain throws its dice with. */
export const searchSeed = (seed: number, chain: SearchChain): number => seed ^ SEEDS[chain];

/** What is compared of a chain's plan. */
export interface FoundPlan {
  readonly score: Pick<PlanScore, 'requested' | 'value' | 'merit' | 'isBest'>;
  /** Steps that the chain made. */
  readonly iterations: number;
}

const worth = ({ merit, value }: FoundPlan['score']): number => merit ?? THOUSANDTHS * value;

/** Whether the first places more of the requested plants or, with as many, is worth more with all that is weighed. */
export const isBetter = (one: FoundPlan['score'], other: FoundPlan['score']): boolean =>
  one.requested === other.requested ? worth(one) > worth(other) : one.requested > other.requested;

/**
 * The better plan of two chains. Where both are worth the same it is that which met the bound in fewer steps, else the
 * first: nothing of this depends on which chain had the faster processor.
 */
export function betterOf<Plan extends FoundPlan>(first: Plan, second: Plan): Plan {
  if (isBetter(second.score, first.score)) return second;
  if (isBetter(first.score, second.score)) return first;
  return second.score.isBest && second.iterations < first.iterations ? second : first;
}

/** Whether no plan can be worth more with all that is weighed: it meets the bound, and has no fault. */
export const isUnbeatable = (score: FoundPlan['score']): boolean =>
  score.isBest && worth(score) >= THOUSANDTHS * score.value;

/** Whether a chain can no longer find the better plan, for another has one that is unbeatable. */
export const hasLost = (
  chain: SearchChain,
  steps: number,
  winner: SearchChain,
  winnersSteps: number,
): boolean => (chain < winner ? steps > winnersSteps : steps >= winnersSteps);
