import type { PlacedPlant, PlantCell } from '@planted/contracts';
import type { SaveGarden } from './garden-command';
import type { SavedGarden } from './garden-state';
import { type KnownPlant, plantLookup } from './plant-lookup';

/** Examples that the tests of this service speak of. */
export const ada = '0a000000-0000-4000-8000-00000000000a';
export const bruno = '0b000000-0000-4000-8000-00000000000b';
export const kitchenBedId = '0c000000-0000-4000-8000-00000000000c';

/** Four columns and three rows; the bottom right corner is a path. */
export const kitchenBed: SavedGarden = {
  gardenId: kitchenBedId,
  ownerId: ada,
  name: 'Kitchen Bed',
  soilType: 'Loamy',
  hardinessZone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  style: 'raised-bed',
  matrix: '1,1,1,1\n1,1,1,1\n1,1,1,0',
};

export function saving(changes: Partial<SavedGarden> = {}, isNamed = true): SaveGarden {
  const { ownerId, ...garden } = { ...kitchenBed, ...changes };
  return { type: 'SaveGarden', actorId: ownerId, garden, isNamed };
}

const sown = { lifecycle: 'annual', shade_tolerance: 'Low', avoid_plants: [] };

export const radish: KnownPlant = {
  ...sown,
  ...{ plant_type: 'root', plant_size: 'small', mature_height: 6 },
  growth_stages: [
    { name: 'Seedling', days: 20 },
    { name: 'Root Development', days: 8 },
  ],
  id: 'radish',
  plant_name: 'Radish',
  accent_color: '#D4365C',
  days_to_maturity: 28,
};
export const tomato: KnownPlant = {
  ...sown,
  ...{ plant_type: 'fruit', plant_size: 'medium', mature_height: 72 },
  growth_stages: [
    { name: 'Vegetative', days: 60 },
    { name: 'Ripening', days: 20 },
  ],
  id: 'tomato',
  plant_name: 'Tomato',
  accent_color: '#d9432f',
  days_to_maturity: 80,
};
export const plants = plantLookup([radish, tomato]);

/** A cell of a plant map as the planter sends it. */
export const cell = (kind: KnownPlant, changes: Partial<PlantCell> = {}): PlantCell => ({
  name: kind.plant_name,
  plantId: kind.id,
  plantingWidth: 1,
  plantingHeight: 1,
  color: null,
  rootCell: true,
  ...changes,
});

/** A flattened plant map of empty cells, with some filled. */
export function plantMapOf(cells: number, filled: Readonly<Record<number, PlantCell>>): (PlantCell | null)[] {
  return Array.from({ length: cells }, (_, index) => filled[index] ?? null);
}

/** The four cells of a 2 × 2 plant whose top-left cell is `at`, in a plot `width` columns wide. */
export function square(kind: KnownPlant, at: number, width: number): Record<number, PlantCell> {
  const of = (rootCell: boolean) => cell(kind, { plantingWidth: 2, plantingHeight: 2, rootCell });
  return { [at]: of(true), [at + 1]: of(false), [at + width]: of(false), [at + width + 1]: of(false) };
}

export const standing = (kind: KnownPlant, changes: Partial<PlacedPlant>): PlacedPlant => ({
  id: '0d000000-0000-4000-8000-000000000001',
  plantId: kind.id,
  plantName: kind.plant_name,
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  color: kind.accent_color.toLowerCase(),
  plantsPerSquare: null,
  ...changes,
});
