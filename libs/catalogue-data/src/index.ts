import aliases from '../data/aliases.json' with { type: 'json' };
import plants from '../data/plants.json' with { type: 'json' };
import relations from '../data/relations.json' with { type: 'json' };
import spacing from '../data/spacing.json' with { type: 'json' };
import type { AliasFact } from './alias-fact';
import type { PlantFact } from './plant-fact';
import type { RelationFact } from './relation-fact';
import type { SpacingFact } from './spacing-fact';

export type { AliasFact } from './alias-fact';
export type { AppearanceFact, GrowthStageFact, PlantFact, PlantFlags, Rating, Season } from './plant-fact';
export type { RelationFact, RelationMechanism } from './relation-fact';
export type { SpacingFact, WeekSpan } from './spacing-fact';

/** Other names, one record for each plant. */
export const aliasFacts: readonly AliasFact[] = aliases;
/** Every plant, ordered by id. */
export const plantFacts: readonly PlantFact[] = plants as PlantFact[];
/** Every known pair of plants, each pair once. */
export const relationFacts: readonly RelationFact[] = relations as RelationFact[];
/** Distances and dates, one record for each plant. */
export const spacingFacts: readonly SpacingFact[] = spacing as unknown as SpacingFact[];
