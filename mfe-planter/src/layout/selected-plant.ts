import type { Plant } from '@planted/contracts';
import { MAX_PER_SQUARE, MAX_PLANT_SIDE, MIN_PLANT_SIDE } from '@planted/garden-domain';

/** A plant that was chosen for a garden (2 §3 'Selected plant entry'): how many are wanted, and how large each is. */
export interface SelectedPlant {
  readonly plantId: string;
  readonly name: string;
  /** How many the gardener wants in all. */
  readonly wanted: number;
  /** Feet; null while the field is empty, in which case the plant cannot be placed. */
  readonly plantingWidth: number | null;
  readonly plantingHeight: number | null;
  /** How many grow in one square foot, where the gardener set it; else the plant table says. */
  readonly perSquare?: number | undefined;
  /** '#rrggbb'. */
  readonly color: string;
  readonly imageUrl: string;
  readonly smallImageUrl: string;
  /** The flags of 2 §3; unknown in drafts of old. */
  readonly isPollinatorFriendly?: boolean | undefined;
  readonly isPestControl?: boolean | undefined;
  /** Added for pollinators, not chosen by the gardener. */
  readonly isSupplementalPollinator?: boolean | undefined;
  /** An auto-planting run added it, the gardener did not choose it; it goes with its last plant of the preview. */
  readonly isOffered?: boolean | undefined;
}

export const selectPlant = (plant: Plant, wanted: number, color: string): SelectedPlant => ({
  plantId: plant.id,
  name: plant.plant_name,
  wanted,
  plantingWidth: plant.planting_width,
  plantingHeight: plant.planting_height,
  color,
  imageUrl: plant.plant_image_url,
  smallImageUrl: plant.optimized_plant_image_url,
  isPollinatorFriendly: plant.pollinator_friendly,
  isPestControl: plant.organic_pest_control,
});

/** The size that a plant is planned with: 0 for a field that is empty, which no plant can have. */
export const sizeOf = ({
  plantingWidth,
  plantingHeight,
}: SelectedPlant): { width: number; height: number } => ({
  width: plantingWidth ?? 0,
  height: plantingHeight ?? 0,
});

/** A typed number of plants per square: whole from 1, undefined for an empty field, null for anything else. */
export function parsePerSquare(text: string): number | null | undefined {
  if (text.trim() === '') return undefined;
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MAX_PER_SQUARE ? count : null;
}

/** A typed size: whole feet from 1 to 50, null for an empty field, undefined for anything else (2 §5). */
export function parseSide(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const side = Number(text);
  return Number.isInteger(side) && side >= MIN_PLANT_SIDE && side <= MAX_PLANT_SIDE ? side : undefined;
}
