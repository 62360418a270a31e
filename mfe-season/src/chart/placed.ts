import type { CSSProperties } from 'react';

/** Where something is in a lane, in percent of its width. Set through CSSOM: the page's policy allows no style attributes. */
export const placed = (left: number, width?: number): CSSProperties => ({
  left: `${left}%`,
  ...(width !== undefined && { width: `${width}%` }),
});

/** Pixels from the middle of a stake to its edge. */
const HALF_STAKE = 17;

/** The same for a stake around its day: on the first and last days of a lane it stays within. */
export const placedStake = (day: number): CSSProperties => ({
  left: `clamp(${HALF_STAKE}px, ${day}%, calc(100% - ${HALF_STAKE}px))`,
});
