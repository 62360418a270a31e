import fc from 'fast-check';
import { optimize, runAutoPlanting } from './index';
import { inputs } from './testing/arbitraries';
import { faultsOf } from './testing/checker';

const RUNS = 2_000;
const STEPS = 300;
/** On a busy machine. */
const MILLISECONDS = 120_000;

describe('any plan of any algorithm', () => {
  it(
    'AUTO-4 is legal, keeps the counts and says its true score, which is within the bound',
    () => {
      fc.assert(
        fc.property(inputs, (input) => {
          expect(faultsOf(input, runAutoPlanting(input))).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    },
    MILLISECONDS,
  );

  it('AUTO-4 is the same for the same seed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(JSON.stringify(runAutoPlanting(input))).toBe(JSON.stringify(runAutoPlanting(input)));
      }),
    );
  });

  it(
    'AUTO-4 is legal after the search too, never worse than the specified layout, and within the bound',
    () => {
      fc.assert(
        fc.property(inputs, (input) => {
          const result = optimize(input, { iterations: STEPS });
          expect(faultsOf(input, result)).toEqual([]);
          expect(result.score.value).toBeGreaterThanOrEqual(result.start.value);
          expect(result.start.value).toBe(runAutoPlanting(input).score.value);
        }),
        { numRuns: RUNS },
      );
    },
    MILLISECONDS,
  );

  it(
    'AUTO-4 is the same for the same seed and number of steps',
    () => {
      fc.assert(
        fc.property(inputs, (input) => {
          const budget = { iterations: STEPS };
          expect(JSON.stringify(optimize(input, budget))).toBe(JSON.stringify(optimize(input, budget)));
        }),
      );
    },
    MILLISECONDS,
  );
});
