import type { Analysis } from '@planted/auto-planting';

interface Compared {
  readonly plants: readonly unknown[];
  readonly analysis: Analysis;
}

const aims: readonly (readonly [words: string, worth: (plan: Compared) => number])[] = [
  ['Most plants', ({ plants }) => plants.length],
  ['Best neighbors', ({ analysis }) => analysis.companion.score],
  ['Best for pollinators', ({ analysis }) => analysis.pollinator.coveredCells],
  ['Best pest control', ({ analysis }) => analysis.pestControl.guarded],
  ['Easiest to water', ({ analysis }) => analysis.water.together],
];

/** What each plan does better than all others: the first of the aims in which it is alone at the top. */
export function strengthsOf(plans: readonly Compared[]): (string | undefined)[] {
  return plans.map(
    (plan) =>
      aims.find(([, worth]) => plans.every((other) => other === plan || worth(other) < worth(plan)))?.[0],
  );
}
