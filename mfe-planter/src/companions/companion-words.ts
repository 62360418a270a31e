import type { CompanionRelation } from '@planted/contracts';
import type { Meaning } from '@planted/ui';
import type { Neighbors } from './neighbors';

type Relation = CompanionRelation['relation'];

export const meaningOf: Record<Relation, Meaning> = { good: 'good', moderate: 'fair', bad: 'bad' };
export const relationWords: Record<Relation, string> = { good: 'Good', moderate: 'Moderate', bad: 'Bad' };

type Known = Pick<CompanionRelation, 'evidence' | 'measured'>;

const evidence: Record<Known['evidence'], string> = {
  trial: 'Measured in field trials',
  observed: 'Reported by growers',
  tradition: 'Garden lore, not tested',
};
const measuredElsewhere: Record<NonNullable<Known['measured']>, string> = {
  'on-relative': 'Measured on a relative, not on this pair',
  'as-crop-before': 'Measured as the crop before, not side by side',
  'in-laboratory': 'Measured in a laboratory, not in a bed',
};

/** How well a reason is known, said plainly: a trial of something else is not one of this pair. */
export const evidenceWords = (known: Known): string =>
  known.measured ? measuredElsewhere[known.measured] : evidence[known.evidence];

const names = new Intl.ListFormat('en-US');

/** 'Bad beside Potato. Good beside Basil and Carrot.' — for the ear; empty without neighbors. */
export function besideWords(pairs: readonly Neighbors[]): string {
  return (['bad', 'moderate', 'good'] as const)
    .flatMap((relation) => {
      const others = pairs.filter((pair) => pair.relation.relation === relation);
      const named = [...new Set(others.map(({ other }) => other.plantName))];
      return named.length === 0 ? [] : [`${relationWords[relation]} beside ${names.format(named)}.`];
    })
    .join(' ');
}

/** The same with the reason of each kind, for the moment of planting. */
export function reasonWords(pairs: readonly Neighbors[]): string {
  const told = new Map(pairs.map((pair) => [pair.other.plantId, pair]));
  return [...told.values()]
    .map(
      ({ other, relation }) =>
        `${relationWords[relation.relation]} beside ${other.plantName}: ${relation.reason} ${evidenceWords(relation)}.`,
    )
    .join(' ');
}
