/** Pixels in the file for one in the plan (3 §9). */
export const PIXEL_RATIO = 2;
/** Longest side of a canvas, in pixels (3 §9). */
export const MAX_CANVAS_SIDE = 16_384;

/** 2, or less where the longer side would not fit on a canvas. */
export const pixelRatioFor = ({ width, height }: { width: number; height: number }): number =>
  Math.min(PIXEL_RATIO, MAX_CANVAS_SIDE / width, MAX_CANVAS_SIDE / height);
