import { optimize } from '../index';
import { inputOf } from '../testing/small-garden';
import { smallOptima } from '../testing/small-optima';

/** Every fifth of the gardens; `npm run bench auto-planting` plans all of them. */
const sample = smallOptima.filter((_garden, i) => i % 5 === 0);
const STEPS = 50_000;

describe('plans of small gardens', () => {
  it('AUTO-4 are compared with optima that place no more than is asked for', () => {
    const asked = ({ plants }: (typeof smallOptima)[number]) =>
      plants.reduce((sum, [, , count]) => sum + count, 0);
    expect(smallOptima.filter((garden) => garden.requested > asked(garden))).toEqual([]);
  });

  it('AUTO-4 are as good as an exact solver has proven possible, and never better', () => {
    const plans = sample.map((garden) => {
      const { score } = optimize(inputOf(garden), { iterations: STEPS });
      const { seed, optimum } = garden;
      return { seed, requested: score.requested, value: score.value, isWithinBound: optimum <= score.bound };
    });
    expect(sample).toHaveLength(40);
    expect(plans).toEqual(
      sample.map(({ seed, requested, optimum }) => ({
        ...{ seed, requested, value: optimum },
        isWithinBound: true,
      })),
    );
  });
});
