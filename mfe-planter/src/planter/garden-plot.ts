import type { GardenRow, SavedGardenPlot } from '@planted/contracts';
import {
  areaOf,
  estimatePlants,
  type GardenStyleId,
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
  /** Of the designer that handed it over; undefined where that is not known. */
  readonly style?: GardenStyleId | undefined;
  /** Without empty rows and columns around it. */
  readonly matrix: Matrix;
  /** Square feet. */
  readonly area: number;
  /** Plants that the area has room for, as an estimate (2 §9). */
  readonly estimate: number;
  /** It is in the garden already: its plants keep their ids, and what is taken out is wanted no more. */
  readonly isSaved?: true;
}

export function gardenPlot(saved: SavedGardenPlot, style?: GardenStyleId): GardenPlot {
  const { draftId, name, soilType, hardiness, sunlight, maintenance } = saved;
  const parsed = parseMatrix(saved.matrix);
  const matrix = parsed.ok ? trimMatrix(parsed.matrix) : [];
  const area = areaOf(matrix);
  const conditions = { soilType, hardiness, sunlight, maintenance };
  return { draftId, name, conditions, style, matrix, area, estimate: estimatePlants(area) };
}

/** A saved garden, whose squares are where the server has them. */
export function savedPlot({ id, name, ...row }: GardenRow): GardenPlot {
  const parsed = parseMatrix(row.matrix);
  const matrix = parsed.ok ? parsed.matrix : [];
  const area = areaOf(matrix);
  const { soil_type: soilType, hardiness_zone: hardiness, sunlight, maintenance } = row;
  const conditions = { soilType, hardiness, sunlight, maintenance };
  return { draftId: id, name, conditions, matrix, area, estimate: estimatePlants(area), isSaved: true };
}
