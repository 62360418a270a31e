import aliases from '../data/aliases.json' with { type: 'json' };
import plants from '../data/plants.json' with { type: 'json' };
import relations from '../data/relations.json' with { type: 'json' };
import rotation from '../data/rotation.json' with { type: 'json' };
import season from '../data/season.json' with { type: 'json' };
import spacing from '../data/spacing.json' with { type: 'json' };
import varieties from '../data/varieties.json' with { type: 'json' };
import type { RotationFacts } from '@planted/rotation';
import type { SeasonFact } from '@planted/season';
import type { AliasFact } from './alias-fact';
import type { PlantFact } from './plant-fact';
import type { RelationFact } from './relation-fact';
import type { SpacingFact } from './spacing-fact';
import type { VarietyFact } from './variety-fact';

export type { AliasFact } from './alias-fact';
export type { AppearanceFact, GrowthStageFact, PlantFact, PlantFlags, Rating, Season } from './plant-fact';
export type { RelationFact, RelationMechanism } from './relation-fact';
export type { SpacingFact, WeekSpan } from './spacing-fact';
export { VARIETY_SOURCES, type VarietyFact } from './variety-fact';

/** Other names, one record for each plant. */
export const aliasFacts: readonly AliasFact[] = aliases;
/** Every plant, ordered by id. */
export const plantFacts: readonly PlantFact[] = plants as PlantFact[];
/** Every known pair of plants, each pair once. */
export const relationFacts: readonly RelationFact[] = relations as RelationFact[];
/** When a kind should not come back to its ground, how well that is known, and what rotation does not help against. */
export const rotationFacts: RotationFacts = rotation as RotationFacts;
/** When and how each plant is started, grown and harvested; one record for each plant, ordered by id. */
export const seasonFacts: readonly SeasonFact[] = season as unknown as SeasonFact[];
/** Distances and dates, one record for each plant. */
export const spacingFacts: readonly SpacingFact[] = spacing as unknown as SpacingFact[];
/** Varieties of 71 plants, ordered by id. */
export const varietyFacts: readonly VarietyFact[] = varieties as unknown as VarietyFact[];
