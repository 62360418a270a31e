import { createHash } from 'node:crypto';
import {
  aliasFacts,
  plantFacts,
  type RelationFact,
  relationFacts,
  seasonFacts,
  spacingFacts,
} from '@planted/catalogue-data';
import { type Plant, type SeasonFact, seasonFact } from '@planted/contracts';
import { toPlant } from './to-plant';

/** All that the tables of plants, relations and season facts hold, and a hash that changes with any of it. */
export interface CatalogueFacts {
  readonly plants: readonly Plant[];
  readonly relations: readonly RelationFact[];
  readonly seasons: readonly SeasonFact[];
  /** SHA-256 of the rows, in hex. */
  readonly contentHash: string;
}

/**
 * The facts as rows, each checked against the contract.
 * @throws ZodError for a fact that is not allowed; Error for a plant without spacing or aliases, a relation to nowhere, or a plant
 * without season facts or with those of another.
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
  const seasons = seasonFacts.map((fact) => seasonFact.parse(fact));
  const unsaid = new Set(ids);
  for (const { id } of seasons)
    if (!unsaid.delete(id))
      throw new Error(`the catalogue has season facts for ${id}, and no such plant, or twice`);
  for (const id of unsaid) throw new Error(`the catalogue has no season facts for ${id}`);
  const contentHash = createHash('sha256')
    .update(JSON.stringify([plants, relationFacts, seasons]))
    .digest('hex');
  return { plants, relations: relationFacts, seasons, contentHash };
}
