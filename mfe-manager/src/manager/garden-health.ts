import type { GardenPlant } from '@planted/contracts';

export interface GardenHealth {
  /** Average health × 10, in whole percent. */
  readonly percent: number;
  readonly healthy: number;
  readonly unhealthy: number;
}

/** The best rating (3 §3). */
export const MAX_HEALTH = 10;

/** Above this a plant counts as healthy (3 §9). */
export const UNHEALTHY_UP_TO = 5;

/** The health of a garden's rated plants (3 §9); null while none is rated. */
export function gardenHealth(plants: readonly GardenPlant[]): GardenHealth | null {
  const ratings = plants.flatMap(({ health_rating }) => (health_rating === null ? [] : [health_rating]));
  if (ratings.length === 0) return null;
  const healthy = ratings.filter((rating) => rating > UNHEALTHY_UP_TO).length;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    percent: Math.round((sum / ratings.length) * 10),
    healthy,
    unhealthy: ratings.length - healthy,
  };
}
