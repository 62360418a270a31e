import type { Footprint } from '@planted/garden-domain';
import type { Side } from '../input';

/** So much taller, in inches, throws a shade that a sun-loving plant feels. */
const TALLER_BY = 24;
/** A shadow's length for each foot of height: that of a noon in spring and fall at 45 to 55° of latitude. */
const LENGTH_PER_HEIGHT = 1.5;
export const LONGEST_SHADOW = 8;
const INCHES_PER_FOOT = 12;

interface Grown {
  readonly matureHeight: number | undefined;
  readonly lovesSun: boolean;
}

/** Feet that one kind's shadow reaches over another that loves sun; 0 where it takes no sun from it. */
export function shadowOver(tall: Grown, low: Grown): number {
  if (!low.lovesSun || tall.matureHeight === undefined || low.matureHeight === undefined) return 0;
  const taller = tall.matureHeight - low.matureHeight;
  if (taller < TALLER_BY) return 0;
  return Math.min(LONGEST_SHADOW, Math.floor((taller * LENGTH_PER_HEIGHT) / INCHES_PER_FOOT));
}

/** Feet between a plant and one in line with it to its south, 0 where they touch; undefined where it is not to its south. */
export function feetToSouth(north: Side, from: Footprint, other: Footprint): number | undefined {
  const isUpright = north === 'top' || north === 'bottom';
  const across = isUpright
    ? other.x < from.x + from.width && from.x < other.x + other.width
    : other.y < from.y + from.height && from.y < other.y + other.height;
  if (!across) return undefined;
  const feet = {
    top: other.y - (from.y + from.height),
    bottom: from.y - (other.y + other.height),
    left: other.x - (from.x + from.width),
    right: from.x - (other.x + other.width),
  }[north];
  return feet < 0 ? undefined : feet;
}
