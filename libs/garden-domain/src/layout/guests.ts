import { type Footprint, isWithin } from '../placement';

/** In the squares of which planting each grows, by id. */
type Under = ReadonlyMap<string, string>;
type Spots = ReadonlyMap<string, Footprint>;

/**
 * Whether a planting grows in squares of a slower one that is among these, and so takes no ground of its own there
 * (SEA-8). Once either is elsewhere, or gone, it is a planting like any other.
 */
export function isGuest(under: Under, spot: Footprint & { readonly id: string }, hosts: Spots): boolean {
  const id = under.get(spot.id);
  const host = id === undefined ? undefined : hosts.get(id);
  return host !== undefined && isWithin(spot, host);
}
