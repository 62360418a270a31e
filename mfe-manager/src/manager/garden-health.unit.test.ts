import { gardenPlantOf } from '../testing/rows';
import { gardenHealth } from './garden-health';

describe('the health of a garden', () => {
  const rated = (...ratings: (number | null)[]) =>
    gardenHealth(ratings.map((health_rating, n) => gardenPlantOf(n, { health_rating })));

  it('MAN-4 is the average rating × 10; above 5 a plant is healthy', () => {
    expect(rated(8, 5, 5.1, null)).toEqual({ percent: 60, healthy: 2, unhealthy: 1 });
  });

  it('MAN-4 is not known before a plant is rated', () => {
    expect(rated(null)).toBeNull();
  });
});
