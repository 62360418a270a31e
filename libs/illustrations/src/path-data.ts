import type { Point } from './geometry';

/** A number as it stands in a drawing: to a tenth of a unit. */
export const tenths = (value: number): string => (Math.round(value * 10) / 10).toString();

/** A point in path data. */
export const pair = ([x, y]: Point): string => `${tenths(x)} ${tenths(y)}`;

/** A straight line through the points. */
export const polyline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

/** A smooth line through the points (Catmull-Rom, written as cubic curves). */
export function spline(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point => {
    const at = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[at] ?? [0, 0];
  };
  let data = `M${pair(point(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    // Each curve leaves in the direction in which the last arrived: that is what S stands for.
    data +=
      index === 0 ? `C${pair(leaving)} ${pair(arriving)} ${pair(to)}` : `S${pair(arriving)} ${pair(to)}`;
  }
  return closed ? `${data}Z` : data;
}
