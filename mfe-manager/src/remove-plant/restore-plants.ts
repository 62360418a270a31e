import {
  fetchManagerPlants,
  savePlants,
  updatePlantHealthRating,
  updatePlantingDates,
} from '@planted/api-client';
import type { GardenPlant, PlantCell } from '@planted/contracts';
import { INITIAL_HEALTH, sizeOf } from '@planted/garden-domain';
import { newId } from '@planted/mfe-kit';
import type { PlantedGarden } from '../gardens/planted-garden';

/** The flattened plant map of a whole garden, row-major (2 §7). @throws when two plants want the same square */
function plantMapOf(
  { width, height }: { readonly width: number; readonly height: number },
  plants: readonly GardenPlant[],
): (PlantCell | null)[] {
  const cells = new Array<PlantCell | null>(width * height).fill(null);
  for (const entry of plants)
    for (let y = 0; y < entry.custom_planting_height; y += 1)
      for (let x = 0; x < entry.custom_planting_width; x += 1) {
        const at = (entry.grid_y + y) * width + entry.grid_x + x;
        if (cells[at]) throw new Error('Something else grows there now.');
        cells[at] = {
          name: entry.plant.plant_name,
          plantId: entry.plant.id,
          plantingWidth: entry.custom_planting_width,
          plantingHeight: entry.custom_planting_height,
          color: entry.display_color,
          rootCell: x === 0 && y === 0,
          plantsPerSquare: entry.custom_plants_per_square,
        };
      }
  return cells;
}

const placeOf = ({ grid_x, grid_y, plant }: GardenPlant): string => `${grid_x} ${grid_y} ${plant.id}`;

/**
 * Puts removed plants back where they stood, with their planting dates and health. They are new plants to the server:
 * what was logged for the removed ones stays with those.
 * @throws ApiError, or Error when a square is taken by now
 */
export async function restorePlants(garden: PlantedGarden, removed: readonly GardenPlant[]): Promise<void> {
  const size = sizeOf(garden.matrix);
  const inGarden = () => fetchManagerPlants(garden.id);
  const plantMap = plantMapOf(size, [...(await inGarden()), ...removed]);
  await savePlants({ gardenId: garden.id, gardenWidth: size.width, plantMap }, newId());
  const newIds = new Map((await inGarden()).map((entry) => [placeOf(entry), entry.id]));
  const back = removed.flatMap((entry) => {
    const plant_id = newIds.get(placeOf(entry));
    return plant_id === undefined ? [] : [{ ...entry, plant_id }];
  });
  const plantingDates = back.flatMap(({ plant_id, planted_date, expected_harvest_date }) =>
    planted_date === null ? [] : [{ plant_id, planted_date, expected_harvest_date }],
  );
  if (plantingDates.length > 0) await updatePlantingDates(plantingDates);
  const ratings = back.flatMap(({ plant_id, health_rating }) =>
    health_rating === null || health_rating === INITIAL_HEALTH ? [] : [{ plant_id, health_rating }],
  );
  if (ratings.length > 0) await updatePlantHealthRating(ratings);
}
