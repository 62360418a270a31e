import type { GardenPlant, GardenRow } from '@planted/contracts';
import { type Matrix, parseMatrix } from '@planted/garden-domain';
import type { BedPlant } from '@planted/ui';

/** A garden with its plants attached by garden_id (3 §3). */
export interface PlantedGarden {
  readonly id: string;
  readonly name: string;
  readonly matrix: Matrix;
  readonly row: GardenRow;
  readonly plants: readonly GardenPlant[];
}

/** 3 §2.2: shown for a garden without a name. */
export const UNNAMED_GARDEN = 'Unnamed Garden';

/** Attaches each plant to its garden; a matrix that cannot be read shows as an empty bed. */
export function attachPlants(gardens: readonly GardenRow[], plants: readonly GardenPlant[]): PlantedGarden[] {
  const byGarden = new Map<string, GardenPlant[]>();
  for (const plant of plants) {
    const standing = byGarden.get(plant.garden_id);
    if (standing) standing.push(plant);
    else byGarden.set(plant.garden_id, [plant]);
  }
  return gardens.map((row) => {
    const parsed = parseMatrix(row.matrix);
    return {
      id: row.id,
      name: row.name.trim() || UNNAMED_GARDEN,
      matrix: parsed.ok ? parsed.matrix : [],
      row,
      plants: byGarden.get(row.id) ?? [],
    };
  });
}

/** The plants of a garden as the bed preview draws them. */
export const bedPlants = (garden: PlantedGarden): BedPlant[] =>
  garden.plants.map((entry) => ({
    id: entry.id,
    plantName: entry.plant.plant_name,
    imageUrl: entry.plant.plant_image_url,
    color: entry.display_color,
    x: entry.grid_x,
    y: entry.grid_y,
    width: entry.custom_planting_width,
    height: entry.custom_planting_height,
  }));

/** '1 plant', '26 plants'. */
export const countOfPlants = (count: number): string => `${count} ${count === 1 ? 'plant' : 'plants'}`;
