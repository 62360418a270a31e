import { heightOf, widthOf, worthOf } from './kinds';

/** Neighbors count up to this many cells away (2 §9); side by side is one cell away. */
export const REACH: i32 = 3;

/** Thirds that a pair keeps of its worth with so many cells between the two; less than 0 where they overlap. */
export function thirdsAcross(between: i32): i32 {
  return between >= REACH ? 0 : REACH - max(0, between);
}

/** The same for four pairs. */
export function thirdsAcrossFour(between: v128): v128 {
  const none = i32x4.splat(0);
  return i32x4.max_s(i32x4.sub(i32x4.splat(REACH), i32x4.max_s(between, none)), none);
}

/** The same for a plant of one size with its corner at 0, 0 and one of another size at x, y. */
export function thirdsBetween(
  width: i32,
  height: i32,
  otherWidth: i32,
  otherHeight: i32,
  x: i32,
  y: i32,
): i32 {
  return thirdsAcross(max(max(x - width, -x - otherWidth), max(y - height, -y - otherHeight)));
}

/** What two plants are worth to each other, in units; where they overlap, as if they were side by side. */
export function worthBetween(a: i32, ax: i32, ay: i32, b: i32, bx: i32, by: i32): i32 {
  const perThird = worthOf(a, b);
  if (perThird === 0) return 0;
  return perThird * thirdsBetween(widthOf(a), heightOf(a), widthOf(b), heightOf(b), bx - ax, by - ay);
}
