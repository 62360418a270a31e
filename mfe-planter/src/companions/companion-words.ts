import type { CompanionRelation } from '@planted/contracts';
import type { Meaning } from '@planted/ui';
import type { Neighbors } from './neighbors';

type Relation = CompanionRelation['relation'];

export const meaningOf: Record<Relation, Meaning> = { good: 'good', moderate: 'fair', bad: 'bad' };
export const relationWords: Record<Relation, string> = { good: 'Good', moderate: 'Moderate', bad: 'Bad' };

/** How well a reason is known, said plainly. */
export const evidenceWords: Record<CompanionRelation['evidence'], string> = {
  trial: 'Measured in field trials',
  observed: 'Reported by growers',
  tradition: 'Garden lore, not tested',
};

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
        `${relationWords[relation.relation]} beside ${other.plantName}: ${relation.reason} ${evidenceWords[relation.evidence]}.`,
    )
    .join(' ');
}
