import type { Analysis, PlanningAlgorithm, PlanScore, WeighedTerm } from '@planted/auto-planting';
import { termNames } from '../auto-plant/planning-options';

/** What a plan is the best in: the terms of its algorithm's objective (libs/auto-planting README). */
const objectives: Record<PlanningAlgorithm, string> = {
  'maximize-yield': 'planted area',
  'companion-planting': 'plants and companions combined',
  'pollinator-friendly': 'planted area, pollinators and clusters combined',
  'water-efficiency': 'planted area, low water use and watering zones combined',
  'organic-pest-control': 'planted area, pest-control plants and protected soil combined',
};

export const objectiveName = (by: PlanningAlgorithm): string =>
  objectives[by].charAt(0).toUpperCase() + objectives[by].slice(1);

interface Searched {
  readonly score: Pick<PlanScore, 'isBest' | 'value' | 'traded'>;
  readonly weighed: readonly WeighedTerm[];
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
  { score, analysis, weighed, startValue = score.value, fillers, staying }: Searched,
): string {
  const { badPairs } = analysis.companion;
  const { traded = 0 } = score;
  const found = [
    `Nothing better ${score.isBest ? 'exists' : 'was found'} for ${objectives[by]}`,
    // Requested plants come first: a plan with fewer of them may have had a higher objective.
    score.value + traded < startValue ? ' with as many of your plants' : '',
    traded > 0 ? ' beside what else was weighed' : '',
    staying > 0 ? ' around the plants that stay' : '',
    fillers > 0 ? ', not counting plants that only fill gaps' : '',
    '.',
  ].join('');
  // Bad neighbors are counted as pairs within reach.
  const open = weighed.flatMap(({ name, state }) =>
    state === 'open' && name !== 'neighbors' ? [termNames[name].toLowerCase()] : [],
  );
  // What stays is not weighed, and may touch.
  const noneTouch =
    staying === 0 && weighed.some(({ name, state }) => name === 'neighbors' && state === 'kept');
  const remaining = `${badPairs} bad ${badPairs === 1 ? 'pair remains' : 'pairs remain'}`;
  return [
    found,
    badPairs > 0 ? `${remaining}${noneTouch ? ' within 3 ft, none of them side by side' : ''}.` : '',
    open.length > 0 ? `Still open: ${inOneLine(open)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const inOneLine = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

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
  const named = inOneLine(lost.map(({ name, plants }) => `${plants} ${name}`));
  return `${placed} of ${asked} asked: ${named} found no room.`;
}
