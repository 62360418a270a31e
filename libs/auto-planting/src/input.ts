import type { Footprint, Matrix } from '@planted/garden-domain';

/** The selectable algorithms (2 §9). */
export const ALGORITHMS = ['maximize-yield'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/** What the gardener sees for each algorithm. */
export const algorithmNames: Record<Algorithm, string> = { 'maximize-yield': 'Maximize Yield' };

/** A kind of plant to be placed. */
export interface PlantRequest {
  readonly id: string;
  readonly name: string;
  /** How many to place; null places as many as fit (2 §9 'Plants without a count are unlimited'). */
  readonly count: number | null;
  /** Feet, whole numbers of at least 1. */
  readonly plantingWidth: number;
  readonly plantingHeight: number;
}

export interface AutoPlantingOptions {
  /**
   * Maximize Yield: how far chance may shift a plant in the order, as a share of its footprint area.
   * 0 keeps the strict order, 1 is the most (2 §5); default 0.2 (2 §9).
   */
  readonly maximizeYieldPlantingVariance: number;
}

export const DEFAULT_OPTIONS: AutoPlantingOptions = { maximizeYieldPlantingVariance: 0.2 };

export interface AutoPlantingInput {
  readonly algorithm: Algorithm;
  readonly matrix: Matrix;
  readonly plants: readonly PlantRequest[];
  /** Footprints that already stand in the plot and stay where they are. */
  readonly kept?: readonly Footprint[];
  readonly options?: Partial<AutoPlantingOptions>;
  /** The same seed and input give the same layout. */
  readonly seed: number;
  /** Moment of the run, ISO; handed on as the result's timestamp. */
  readonly now: string;
}
