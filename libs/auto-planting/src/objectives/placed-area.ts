import type { Scorer, Standing } from '../problem/bed';

/** Maximize Yield: the cells under planned plants. */
export function placedArea(): Scorer {
  let total = 0;
  const areaOf = ({ kind }: Standing) => (kind.role === 'kept' ? 0 : kind.area);
  return {
    get total() {
      return total;
    },
    added: (plant) => void (total += areaOf(plant)),
    removed: (plant) => void (total -= areaOf(plant)),
  };
}
