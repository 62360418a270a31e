import type { Footprint, Matrix } from '@planted/garden-domain';
import type { AutoPlantingOptions } from './options';
import type { RelationList } from './relations';

/** The five selectable algorithms (2 §9). Rotation and succession are empty stubs there, so they do not exist here. */
export const PLANNING_ALGORITHMS = [
  'maximize-yield',
  'companion-planting',
  'pollinator-friendly',
  'water-efficiency',
  'organic-pest-control',
] as const;
export type PlanningAlgorithm = (typeof PLANNING_ALGORITHMS)[number];

/** What the gardener sees for each algorithm. */
export const algorithmNames: Record<PlanningAlgorithm, string> = {
  'maximize-yield': 'Maximize Yield',
  'companion-planting': 'Companion Planting',
  'pollinator-friendly': 'Pollinator Friendly',
  'water-efficiency': 'Water Efficiency',
  'organic-pest-control': 'Organic Pest Control',
};

/** What the algorithms must know of a kind of plant (2 §3). What is left out has the default of 2 §3. */
export interface PlantTraits {
  readonly isPollinatorFriendly?: boolean;
  readonly isPestControl?: boolean;
  /** Default 7 (2 §3). */
  readonly waterFrequency?: number;
  /** Default 1 (2 §3). */
  readonly waterPerApplication?: number;
  /** 'high', 'moderate' or 'low' in any case; default moderate (2 §3). */
  readonly droughtTolerance?: string;
}

/** A kind of plant that may be added to the gardener's own: a filler, pollinator or pest-control plant (2 §7). */
export interface OfferedPlant extends PlantTraits {
  readonly id: string;
  readonly name: string;
  /** Feet, whole numbers of at least 1. */
  readonly plantingWidth: number;
  readonly plantingHeight: number;
}

/** A kind of plant to be placed. */
export interface PlantRequest extends OfferedPlant {
  /** How many to place; without one, or null, as many as fit (2 §9 'Plants without a count are unlimited'). */
  readonly count?: number | null | undefined;
}

/** A plant that already stands in the plot and stays where it is. Without `plantId` it only takes its cells. */
export interface KeptPlant extends Footprint, PlantTraits {
  readonly plantId?: string;
  readonly plantName?: string;
}

export interface AutoPlantingInput {
  readonly algorithm: PlanningAlgorithm;
  readonly matrix: Matrix;
  readonly plants: readonly PlantRequest[];
  /** Pinned plants. */
  readonly kept?: readonly KeptPlant[];
  readonly options?: Partial<AutoPlantingOptions>;
  /** Companions by plant id, from fetchCompanionPlants (2 §7). A pair may be listed on one side only. */
  readonly relations?: ReadonlyMap<string, RelationList>;
  /** From fetchFillerPlants (2 §7); this and the two lists below are used only when `onlyUserSelected` is off. */
  readonly fillerPlants?: readonly OfferedPlant[];
  readonly pollinatorPlants?: readonly OfferedPlant[];
  readonly pestControlPlants?: readonly OfferedPlant[];
  /** The same seed and input give the same layout. */
  readonly seed: number;
  /** Moment of the run, ISO; handed on as the result's timestamp. */
  readonly now: string;
}
