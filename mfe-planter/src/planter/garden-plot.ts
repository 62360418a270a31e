import type { SavedGardenPlot } from '@planted/contracts';
import {
  areaOf,
  estimatePlants,
  type GrowingConditions,
  type Matrix,
  parseMatrix,
  trimMatrix,
} from '@planted/garden-domain';

/** A plot as the designer handed it over, ready to be planted. */
export interface GardenPlot {
  readonly draftId: string;
  readonly name: string;
  readonly conditions: GrowingConditions;
  /** Without empty rows and columns around it. */
  readonly matrix: Matrix;
  /** Square feet. */
  readonly area: number;
  /** Plants that the area has room for, as an estimate (2 §9). */
  readonly estimate: number;
}

export function gardenPlot(saved: SavedGardenPlot): GardenPlot {
  const { draftId, name, soilType, hardiness, sunlight, maintenance } = saved;
  const parsed = parseMatrix(saved.matrix);
  const matrix = parsed.ok ? trimMatrix(parsed.matrix) : [];
  const area = areaOf(matrix);
  const conditions = { soilType, hardiness, sunlight, maintenance };
  return { draftId, name, conditions, matrix, area, estimate: estimatePlants(area) };
}
