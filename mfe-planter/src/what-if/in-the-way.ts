import type { UnfitPlanting } from '@planted/contracts';
import { type PlantingSpot, sharesSquares } from '@planted/garden-domain';
import type { BedBase } from '../saved-garden/bed-draft';

/** What stands in a garden where a draft wants another to stand. */
export const inTheWay = (
  { standing }: Pick<BedBase, 'standing'>,
  { id, why, wanted, isComing }: UnfitPlanting,
): PlantingSpot[] =>
  why === 'no-room' && wanted && !isComing
    ? [...standing.values()].filter((spot) => spot.id !== id && sharesSquares(spot, wanted))
    : [];
