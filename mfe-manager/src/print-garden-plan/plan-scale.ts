import { type Matrix, sizeOf } from '@planted/garden-domain';

/** Millimeters in a foot. */
const FOOT = 304.8;
/** Room for the bed on either paper, in millimeters. */
const ROOM = { width: 174, height: 146 } as const;
/** Scales that a ruler is at hand for, the largest drawing first. */
const SCALES = [20, 25, 30, 40, 50, 60, 75, 100, 125, 150];

export interface PlanScale {
  /** The bed is so many times larger than its drawing. */
  readonly times: number;
  /** A square foot's side on paper, in millimeters. */
  readonly cell: number;
}

/** The largest scale that a bed fits on paper at. */
export function scaleOf(matrix: Matrix): PlanScale {
  const { width, height } = sizeOf(matrix);
  const fits = (times: number) =>
    (width * FOOT) / times <= ROOM.width && (height * FOOT) / times <= ROOM.height;
  const times = SCALES.find(fits) ?? 150;
  return { times, cell: FOOT / times };
}
