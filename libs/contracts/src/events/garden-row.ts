import { parseMatrix, sizeOf } from '@planted/garden-domain';
import type { GardenRow } from '../garden';
import type { SavedGardenData } from './garden-events';

/**
 * The row that a saved garden shows, both as the answer of saving it and in the read model.
 * Times are ISO 8601: of the garden's first and of its latest GardenSaved.
 */
export function gardenRowOf(saved: SavedGardenData, createdAt: string, updatedAt: string): GardenRow {
  const parsed = parseMatrix(saved.matrix);
  const { width, height } = sizeOf(parsed.ok ? parsed.matrix : []);
  return {
    id: saved.gardenId,
    name: saved.name,
    soil_type: saved.soilType,
    hardiness_zone: saved.hardinessZone,
    sunlight: saved.sunlight,
    maintenance: saved.maintenance,
    style: saved.style,
    matrix: saved.matrix,
    width,
    height,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
