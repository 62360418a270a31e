import { type Footprint, isWithin, sharesSquares } from '@planted/garden-domain';
import type { Coming, Placed } from './placed';

/** What of a layout can have plants between others. */
interface Bed {
  readonly placements: readonly Placed[];
  readonly coming: readonly Coming[];
}

/** The planting in whose squares one grows, or is to grow (SEA-8); undefined for one that has its own. */
export function hostIn({ placements, coming }: Bed, one: Coming): Placed | undefined {
  if (one.under === undefined) return undefined;
  const host = [...placements, ...coming].find(({ id }) => id === one.under);
  return host && isWithin(one, host) ? host : undefined;
}

export const isBetween = (bed: Bed, one: Coming): boolean => hostIn(bed, one) !== undefined;

/** The planting that has all squares of a footprint, and nothing else between its plants there. */
export function roomBetween({ placements, coming }: Bed, footprint: Footprint): Placed | undefined {
  const host = placements.find((placed) => isWithin(footprint, placed));
  const isTaken = coming.some((one) => one.under === host?.id && sharesSquares(one, footprint));
  return isTaken ? undefined : host;
}

/** Carries what grows in squares of a planting along with that; who was to grow there and is elsewhere stays. */
export const withGuests = (layout: Bed, id: string, by: { x: number; y: number }): readonly Coming[] =>
  layout.coming.map((one) =>
    hostIn(layout, one)?.id === id ? { ...one, x: one.x + by.x, y: one.y + by.y } : one,
  );

/** Whether a planting in its new size still has all that grows in its squares. */
export const keepsGuests = (layout: Bed, resized: Placed): boolean =>
  layout.coming.every((one) => hostIn(layout, one)?.id !== resized.id || isWithin(one, resized));
