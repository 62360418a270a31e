import { createHash } from 'node:crypto';
import {
  aliasFacts,
  plantFacts,
  type RelationFact,
  relationFacts,
  spacingFacts,
} from '@planted/catalogue-data';
import type { Plant } from '@planted/contracts';
import { toPlant } from './to-plant';

/** All that the plant table and the relation table hold, and a hash that changes with any of it. */
export interface CatalogueFacts {
  readonly plants: readonly Plant[];
  readonly relations: readonly RelationFact[];
  /** SHA-256 of the rows, in hex. */
  readonly contentHash: string;
}

/**
 * The facts as rows, each checked against the contract.
 * @throws ZodError for a fact that is not allowed; Error for a plant without spacing or aliases, or a relation to nowhere.
 */
export function catalogueFacts(): CatalogueFacts {
  const spacings = new Map(spacingFacts.map((spacing) => [spacing.id, spacing]));
  const aliases = new Map(aliasFacts.map((alias) => [alias.id, alias]));
  const plants = plantFacts.map((fact) => {
    const spacing = spacings.get(fact.id);
    if (!spacing) throw new Error(`the catalogue has no spacing for ${fact.id}`);
    const alias = aliases.get(fact.id);
    if (!alias) throw new Error(`the catalogue has no aliases for ${fact.id}`);
    return toPlant(fact, spacing, alias);
  });
  const ids = new Set(plants.map(({ id }) => id));
  for (const { a, b } of relationFacts)
    if (!ids.has(a) || !ids.has(b))
      throw new Error(`the catalogue relates ${a} to ${b}, and does not know both`);
  const contentHash = createHash('sha256')
    .update(JSON.stringify([plants, relationFacts]))
    .digest('hex');
  return { plants, relations: relationFacts, contentHash };
}
