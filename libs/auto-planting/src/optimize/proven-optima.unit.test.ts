import { optimize } from '../index';
import { inputOf } from '../testing/small-garden';
import { smallOptima } from '../testing/small-optima';

/** Every fifth of the gardens; `npm run bench auto-planting` plans all of them. */
const sample = smallOptima.filter((_garden, i) => i % 5 === 0);
const STEPS = 50_000;

describe('plans of small gardens', () => {
  it('AUTO-4 are as good as an exact solver has proven possible, and never better', () => {
    const plans = sample.map((garden) => {
      // Ended where the optimum is met, for that it is one the search cannot know.
      const signal = { aborted: false };
      const { score } = optimize(
        inputOf(garden),
        { iterations: STEPS },
        { signal, onProgress: ({ value }) => (signal.aborted = value >= garden.optimum) },
      );
      return { seed: garden.seed, value: score.value, isWithinBound: garden.optimum <= score.bound };
    });
    expect(sample).toHaveLength(40);
    expect(plans).toEqual(sample.map(({ seed, optimum }) => ({ seed, value: optimum, isWithinBound: true })));
  });
});
