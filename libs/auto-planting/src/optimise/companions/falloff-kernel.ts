import { COMPANION_REACH, falloffThirds } from '../../relations';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The falloff around a plant, for every place that the corner of another size may have within reach: in thirds, of the
 * column and of the row; the lower of the two is that of the place. Overlapping counts as side by side.
 */
export interface FalloffKernel {
  /** Columns and rows from the first of these places to the plant's corner. */
  readonly left: number;
  readonly top: number;
  readonly columns: Int32Array;
  readonly rows: Int32Array;
}

export const kernelBetween = (plant: Size, other: Size): FalloffKernel => ({
  left: other.width - 1 + COMPANION_REACH,
  top: other.height - 1 + COMPANION_REACH,
  columns: thirdsAlong(plant.width, other.width),
  rows: thirdsAlong(plant.height, other.height),
});

const thirdsAlong = (side: number, other: number): Int32Array =>
  Int32Array.from({ length: other - 1 + side + 2 * COMPANION_REACH }, (_, i) =>
    falloffThirds(Math.max(COMPANION_REACH - i, i - COMPANION_REACH - side - other + 2)),
  );
