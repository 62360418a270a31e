import { optimize } from '../index';
import { irregularGarden } from '../testing/irregular-garden';

const STEPS = 100_000;

/** As HiGHS has proven it: a bed of the benchmark, by its seed; requested plants placed, and the objective with them. */
const PROVEN = [
  [2, 10, 411],
  [3, 6, 463],
  [5, 9, 559],
  [8, 14, 596],
  [9, 7, 900],
  [11, 18, 688],
] as const;

describe('plans of irregular beds by Water Efficiency', () => {
  it('AUTO-4 are as good as an exact solver has proven possible, wherever that leaves gaps', () => {
    const plans = PROVEN.map(([seed]) => {
      const { score } = optimize(irregularGarden(seed, 'water-efficiency'), { iterations: STEPS });
      return [seed, score.requested, score.value];
    });
    expect(plans).toEqual(PROVEN);
  });
});
