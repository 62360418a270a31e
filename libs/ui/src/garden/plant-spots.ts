import { type Footprint, plantsIn } from '@planted/garden-domain';

/** A square for one drawing, in the units of the room that it is in, from its top left corner. */
interface PlantSpot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Share of its part of the room that a drawing fills, each way. */
const FILLED = 0.88;

interface Growing extends Pick<Footprint, 'width' | 'height'> {
  /** How many grow in one cell; one where it is not known. */
  readonly perCell?: number | null | undefined;
}

/**
 * Where a plant's footprint shows its drawing: as often as plants grow in it, in rows spread over the room.
 * @param room what there is of the footprint to draw in
 */
export function plantSpots(
  plant: Growing,
  room: { readonly width: number; readonly height: number },
): PlantSpot[] {
  const count = plantsIn(plant, plant.perCell);
  const columns = Math.ceil(Math.sqrt(count));
  const shareWidth = room.width / columns;
  const shareHeight = room.height / Math.ceil(count / columns);
  const side = Math.min(shareWidth, shareHeight) * FILLED;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const indent = ((columns - inRow) * shareWidth) / 2;
    return {
      x: indent + (at % columns) * shareWidth + (shareWidth - side) / 2,
      y: row * shareHeight + (shareHeight - side) / 2,
      side,
    };
  });
}
