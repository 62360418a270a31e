/** Coordinates to the right and down, in units of the drawing's box. */
export type Point = readonly [x: number, y: number];

/** Straight up, in degrees clockwise from the right, as every angle of a drawing. */
export const UPWARD = -90;

const RADIANS_PER_DEGREE = Math.PI / 180;

export const radians = (degrees: number): number => degrees * RADIANS_PER_DEGREE;

export const degrees = (angle: number): number => angle / RADIANS_PER_DEGREE;

/** The point at a distance and an angle from another. */
export const polar = (x: number, y: number, degrees: number, distance: number): Point => [
  x + Math.cos(radians(degrees)) * distance,
  y + Math.sin(radians(degrees)) * distance,
];

/** How far an angle leans away from upright: -1 is flat to the left, 1 flat to the right. */
export const lean = (degrees: number): number => (degrees - UPWARD) / 90;

/** Degrees away from upright, to either side. */
export const tilt = (degrees: number): number => Math.abs(degrees - UPWARD);

/** Whole numbers from 0 up to a count, for drawing something several times. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
