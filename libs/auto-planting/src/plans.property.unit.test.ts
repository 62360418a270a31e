import fc from 'fast-check';
import { inputs } from './testing/arbitraries';
import { faultsOfBed } from './testing/faults-of-bed';

/** `npm run bench auto-planting` checks 10,000. */
const RUNS = 400;
const STEPS = 300;
/** On a busy machine. */
const MILLISECONDS = 120_000;

describe('any plan of any algorithm', () => {
  it(
    'AUTO-4 is legal, keeps the counts, says only what is so, and never places fewer of the requested plants than the specified layout',
    () => {
      fc.assert(
        fc.property(inputs, (input) => {
          expect(faultsOfBed(input, STEPS).faults).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    },
    MILLISECONDS,
  );
});
