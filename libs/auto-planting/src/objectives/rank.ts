import type { Bed, Scorer } from '../problem/bed';

/** More than any objective is worth on the largest plot: 2,500 cells. */
const REQUEST = 2 ** 32;

/**
 * Orders plans: first by how many of the requested plants they place, then by the objective. One number, so that a
 * search can compare it.
 */
export const rankOf = (requested: number, value: number): number => requested * REQUEST + value;

export const rankOfBed = ({ requested }: Bed, { total }: Scorer): number => rankOf(requested, total);
