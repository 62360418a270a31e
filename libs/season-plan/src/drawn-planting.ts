import type { BedPlanting, BedSpan } from './bed-on';
import type { Known, StoredGarden } from './garden-plan';

/** A planting as a bed draws it. */
export interface DrawnPlanting {
  readonly id: string;
  readonly plantName: string;
  readonly imageUrl: string | null;
  readonly color: string;
  readonly perCell: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** It grows in squares of another one, and is drawn over that. */
  readonly isBetween: boolean;
}

/** Where the first cell of a bed is on today's ground. */
interface Origin {
  readonly x: number;
  readonly y: number;
}

/**
 * Draws plantings on a bed that begins at `origin` of today's ground; the same planting is the same object each time, so
 * that a bed draws again only what has changed.
 */
export function createDrawing({ plantings }: StoredGarden, { plants }: Known, origin: Origin) {
  const ids = new Set(plantings.map(({ id }) => id));
  const drawn = new WeakMap<BedPlanting, DrawnPlanting>();

  function draw(planting: BedPlanting): DrawnPlanting {
    const known = drawn.get(planting);
    if (known) return known;
    const { id, plantId, plantName, color, plantsPerSquare, x, y, width, height, under } = planting;
    const kind = plants.get(plantId);
    const plant: DrawnPlanting = {
      ...{ id, plantName, color, x: x - origin.x, y: y - origin.y, width, height },
      imageUrl: kind?.plant_image_url ?? null,
      isBetween: under != null && ids.has(under),
      perCell: plantsPerSquare ?? kind?.plants_per_square_foot ?? 1,
    };
    drawn.set(planting, plant);
    return plant;
  }

  return {
    plant: draw,
    /** Those that stand, what grows between others over them. */
    standing: (spans: readonly BedSpan<BedPlanting>[]): DrawnPlanting[] =>
      spans
        .map(({ planting }) => draw(planting))
        .toSorted((a, b) => Number(a.isBetween) - Number(b.isBetween)),
  };
}
