import type { Analysis, PlanningAlgorithm, PlanScore } from '@planted/auto-planting';

/** What a plan is the best in: the terms of its algorithm's objective (libs/auto-planting README). */
const objectives: Record<PlanningAlgorithm, string> = {
  'maximize-yield': 'planted area',
  'companion-planting': 'plants and companions combined',
  'pollinator-friendly': 'planted area, pollinators and clusters combined',
  'water-efficiency': 'planted area, low water use and watering zones combined',
  'organic-pest-control': 'planted area, pest-control plants and protected soil combined',
};

interface Searched {
  readonly score: Pick<PlanScore, 'isBest' | 'value'>;
  readonly analysis: Pick<Analysis, 'companion'>;
  /** The objective of the plan that it was improved from. */
  readonly startValue?: number | undefined;
  /** How many plants only fill what was left: the objective does not count them. */
  readonly fillers: number;
  /** How many plants stayed where they were, so that only plans around them were looked for. */
  readonly staying: number;
}

/** How good a plan is that was searched for, or that is proven to be the best, and what that leaves open. */
export function objectiveSentence(
  by: PlanningAlgorithm,
  { score, analysis, startValue = score.value, fillers, staying }: Searched,
): string {
  const { badPairs } = analysis.companion;
  const found = [
    `Nothing better ${score.isBest ? 'exists' : 'was found'} for ${objectives[by]}`,
    // Requested plants come first: a plan with fewer of them may have had a higher objective.
    score.value < startValue ? ' with as many of your plants' : '',
    staying > 0 ? ' around the plants that stay' : '',
    fillers > 0 ? ', not counting plants that only fill gaps' : '',
    '.',
  ].join('');
  return badPairs === 0
    ? found
    : `${found} ${badPairs} bad ${badPairs === 1 ? 'pair remains' : 'pairs remain'}.`;
}

interface Lost {
  readonly name: string;
  readonly plants: number;
}

/** How many of the plants that were asked for have a place, and which have none. */
export function askedSentence(
  { placed, asked }: { readonly placed: number; readonly asked: number },
  lost: readonly Lost[],
): string {
  if (asked === 0) return '';
  if (lost.length === 0) return asked === 1 ? 'The one you asked for stands.' : `All ${asked} stand.`;
  const named = new Intl.ListFormat('en', { type: 'conjunction' }).format(
    lost.map(({ name, plants }) => `${plants} ${name}`),
  );
  return `${placed} of ${asked} asked: ${named} found no room.`;
}
