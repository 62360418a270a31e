import * as fc from 'fast-check';
import { toDay } from '../calendar/day';
import type { Planting } from '../plan/planting';
import { planting } from './plantings';

const KINDS = [
  'pea-snap',
  'bean-bush',
  'radish',
  'lettuce-leaf',
  'tomato-cherry',
  'garlic',
  'carrot',
  'zinnia',
  'kale-curly',
  'potato',
  'broccoli-sprouting',
  'basil',
];
const STEPS = ['sow-indoors', 'sow', 'plant-out', 'first-harvest', 'last-harvest', 'clear'] as const;
const FIRST = toDay('2026-01-01');

/** What may be said of the plantings of one square, one after the other. */
const link = fc.record({
  kind: fc.constantFrom(...KINDS),
  season: fc.constantFrom(2026, 2027, 2028),
  style: fc.constantFrom('open' as const, 'cover' as const, 'indoors' as const),
  moved: fc.option(fc.record({ step: fc.constantFrom(...STEPS), day: fc.integer({ min: 0, max: 1000 }) })),
  notYet: fc.option(fc.record({ step: fc.constantFrom(...STEPS), day: fc.integer({ min: 0, max: 1000 }) })),
  notBefore: fc.option(fc.integer({ min: 0, max: 900 })),
  end: fc.option(fc.integer({ min: 0, max: 1200 }), { freq: 6 }),
  spaced: fc.option(fc.integer({ min: 1, max: 30 }), { freq: 4 }),
});

/** Gardens of several squares, each with a chain of plantings; seasons rise along it. Nothing is done yet. */
export const gardens: fc.Arbitrary<Planting[]> = fc
  .array(fc.array(link, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  .map((squares) =>
    squares.flatMap((chain, square) => {
      const seasons = chain.map(({ season }) => season).toSorted((a, b) => a - b);
      return chain.map(({ kind, style, moved, notYet, notBefore, end, spaced }, place) =>
        planting(`${square}-${place}`, kind, {
          season: seasons[place] ?? 2027,
          squares: [`s${square}`],
          after: place === 0 ? null : `${square}-${place - 1}`,
          style,
          moved: moved ? { [moved.step]: FIRST + moved.day } : {},
          notYet: notYet ? { [notYet.step]: FIRST + notYet.day } : {},
          notBefore: notBefore === null ? null : FIRST + notBefore,
          end: end === null ? null : { day: FIRST + end, how: 'failed' },
          spaced: spaced !== null && square > 0 ? { from: '0-0', days: spaced } : null,
        }),
      );
    }),
  );
