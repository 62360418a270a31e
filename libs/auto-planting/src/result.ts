import type { Footprint } from '@planted/garden-domain';
import type { PlanningAlgorithm } from './input';
import type { PlacementReason } from './reasons/placement-reason';
import type { WeighedTerm } from './terms/weighed-term';

/** Why a plant is in the plan: the gardener chose it, or it was added for pollinators, against pests, or to fill. */
export type PlantRole = 'chosen' | 'pollinator' | 'pest-control' | 'filler';

/** One plant that the algorithm placed. */
export interface PlannedPlant extends Footprint {
  readonly plantId: string;
  readonly plantName: string;
  readonly role: PlantRole;
}

/** A cell of the plan; `rootCell` is true for the top-left cell of a plant only (2 §3). */
export interface PlanCell {
  readonly plantId: string;
  readonly name: string;
  readonly plantingWidth: number;
  readonly plantingHeight: number;
  readonly rootCell: boolean;
  readonly isPollinatorFriendly: boolean;
  /** Added for pollinators, not chosen by the gardener. */
  readonly isSupplementalPollinator: boolean;
  readonly isPestControl: boolean;
}

export interface UnusedPlant {
  readonly id: string;
  readonly name: string;
  /** How many found no place. */
  readonly remaining: number;
  readonly plantingWidth: number;
  readonly plantingHeight: number;
  /** The words of 2 §8 where it has some for the algorithm. */
  readonly reason: string;
  /** The rule that bound it, in words: 'no 2 x 2 ft space is left'. Kept results of old may lack it. */
  readonly detail?: string;
}

export interface CompanionAnalysis {
  /** Points: every related pair within 3 ft once, full beside each other, two and one thirds farther away. */
  readonly score: number;
  readonly goodPairs: number;
  readonly moderatePairs: number;
  readonly badPairs: number;
}

export interface CoverageAnalysis<Rating extends string> {
  /** Cells that the ratio asks for. */
  readonly targetCells: number;
  readonly coveredCells: number;
  /** Covered relative to target; 1 where there is no target. */
  readonly coverage: number;
  readonly rating: Rating;
}

export interface PollinatorAnalysis extends CoverageAnalysis<'Excellent' | 'Good' | 'Needs Improvement'> {
  /** Groups of at least the cluster size whose plants touch. */
  readonly clusters: number;
  readonly kinds: number;
}

export interface PestControlAnalysis extends CoverageAnalysis<'Good' | 'Needs Improvement'> {
  /** Share of the plantable cells within the largest spacing of a pest-control plant, 0 to 1. */
  readonly guarded: number;
  /** Pest-control plants farther than the largest spacing from the next one. */
  readonly isolated: number;
}

export interface WaterAnalysis {
  /** Watering zones in use, thriftiest first, with the plants in each. */
  readonly zones: readonly { readonly zone: number; readonly plants: number }[];
  /** Sides of cells that two plants of one zone share, relative to all that two plants share, 0 to 1. */
  readonly together: number;
}

/** The analysis blocks (2 §3), the same four for every plan, so that plans can be compared. */
export interface Analysis {
  readonly companion: CompanionAnalysis;
  readonly pollinator: PollinatorAnalysis;
  readonly pestControl: PestControlAnalysis;
  readonly water: WaterAnalysis;
}

/** How good a plan is under its algorithm's own objective (README: formulas and proofs). */
export interface PlanScore {
  /** Whole units of the objective. */
  readonly value: number;
  /** The value less what the faults cost that the terms of a gardener find, in thousandths. Kept results of old may lack it. */
  readonly merit?: number | undefined;
  /** Units of the objective that were given up for these terms. */
  readonly traded?: number | undefined;
  /** No plan can be worth more. */
  readonly bound: number;
  /** Plants placed, fillers not counted, and the most that any plan could place. */
  readonly plants: number;
  readonly mostPlants: number;
  /** Plants that were requested, at least one of each without a count, and how many of them are placed. */
  readonly asked: number;
  readonly requested: number;
  /** The value meets the bound: no plan has a higher one. */
  readonly isBest: boolean;
}

/** 2 §3 'Auto-planting result'. */
export interface AutoPlantingResult {
  readonly plants: readonly PlannedPlant[];
  /** Why each of `plants` stands where it stands, in the same order. */
  readonly reasons: readonly PlacementReason[];
  /** The same plants by cell: rows of the matrix, null where nothing was placed. */
  readonly plantMap: readonly (readonly (PlanCell | null)[])[];
  readonly plantsPlaced: number;
  readonly unusedPlants: readonly UnusedPlant[];
  readonly warnings: readonly string[];
  /** Plants placed relative to plantable cells, 0 to 1 (2 §9). */
  readonly efficiency: number;
  readonly analysis: Analysis;
  /** How the plan does in what a gardener thinks of, the weightiest first; empty without a `site` and a past. */
  readonly weighed: readonly WeighedTerm[];
  readonly score: PlanScore;
  readonly metadata: { readonly algorithmUsed: PlanningAlgorithm; readonly timestamp: string };
}
