import type { Footprint, Matrix } from '@planted/garden-domain';
import type { AutoPlantingOptions } from './options';
import type { RelationList } from './relations';

/** The five selectable algorithms (2 §9). Rotation and succession are empty stubs there: here every algorithm weighs rotation. */
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
  /** Inches. Where it is not known, nothing is said of the plant's shade. */
  readonly matureHeight?: number;
  /** Full sun is what it needs. */
  readonly lovesSun?: boolean;
  /** It climbs on a trellis. */
  readonly climbs?: boolean;
  /** Wind carries its pollen: it bears in a block, hardly in a row. */
  readonly isWindPollinated?: boolean;
  /** How it takes ground of its own accord; null for a kind that stays where it is. */
  readonly spreads?: 'runners' | 'self-sows' | null;
}

/** Sides of a plot as it is drawn: its first row is at the top. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** How a plot lies in its garden. */
export interface Site {
  /** Which side is north; left out where that is not known. */
  readonly north?: Side | undefined;
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

/** Ground on which a kind should not stand again yet, from what stood there before (`libs/rotation`). */
export interface RotationAgainst {
  readonly plantId: string;
  /** With why, as a clause: 'Cherry Tomato stood there in 2025, free again in 2029'. */
  readonly squares: readonly { readonly x: number; readonly y: number; readonly why: string }[];
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
  /** What rotation advises against, of a plot with a past; `rotationWeight` says how much that counts. */
  readonly rotation?: readonly RotationAgainst[];
  /** With it, what a gardener thinks of is weighed once a plan is made (`terms`); a plan without it is by its algorithm alone. */
  readonly site?: Site;
  /** From fetchFillerPlants (2 §7); this and the two lists below are used only when `onlyUserSelected` is off. */
  readonly fillerPlants?: readonly OfferedPlant[];
  readonly pollinatorPlants?: readonly OfferedPlant[];
  readonly pestControlPlants?: readonly OfferedPlant[];
  /** The same seed and input give the same layout. */
  readonly seed: number;
  /** Moment of the run, ISO; handed on as the result's timestamp. */
  readonly now: string;
}
