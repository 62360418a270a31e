import type { Footprint } from '@planted/garden-domain';
import type { Algorithm, PlantRequest } from './input';

/** One plant that the algorithm placed. */
export interface PlannedPlant extends Footprint {
  readonly plantId: string;
  readonly plantName: string;
}

/** A cell of the plan; `rootCell` is true for the top-left cell of a plant only (2 §3). */
export interface PlanCell {
  readonly plantId: string;
  readonly name: string;
  readonly plantingWidth: number;
  readonly plantingHeight: number;
  readonly rootCell: boolean;
}

export interface UnusedPlant {
  readonly id: string;
  readonly name: string;
  /** How many found no place. */
  readonly remaining: number;
  readonly plantingWidth: number;
  readonly plantingHeight: number;
  readonly reason: string;
}

/** 2 §3 'Auto-planting result'. */
export interface AutoPlantingResult {
  readonly plants: readonly PlannedPlant[];
  /** The same plants by cell: rows of the matrix, null where nothing was placed. */
  readonly plantMap: readonly (readonly (PlanCell | null)[])[];
  readonly plantsPlaced: number;
  readonly unusedPlants: readonly UnusedPlant[];
  readonly warnings: readonly string[];
  /** Plants placed relative to plantable cells, 0 to 1 (2 §9). */
  readonly efficiency: number;
  readonly metadata: { readonly algorithmUsed: Algorithm; readonly timestamp: string };
}

/** What one algorithm hands back; the rest of the result is derived from it. */
export interface Plan {
  readonly plants: readonly PlannedPlant[];
  readonly warnings: readonly string[];
  /** Why a plant that found no place found none. */
  readonly unusedReason: (plant: PlantRequest) => string;
}
