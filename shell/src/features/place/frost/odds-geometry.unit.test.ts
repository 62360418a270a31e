import fc from 'fast-check';
import { BOX, oddsFigure } from './odds-geometry';
import { wrapped } from './year-day';

const inBox = (x: number) => x >= BOX.left - 0.01 && x <= BOX.width - BOX.left + 0.01;

describe('a curve of odds', () => {
  it('goes through its three days, within its box and from left to right, wherever they lie in the year', () => {
    const spread = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 365 }),
        spread,
        spread,
        fc.constantFrom('falling', 'rising'),
        (p50, before, after, slope) => {
          const [early, late] = [wrapped(p50 - before), wrapped(p50 + after)];
          const [p90, p10] = slope === 'falling' ? [early, late] : [late, early];
          const { points, ticks, line } = oddsFigure({ p90, p50, p10 }, slope, ['p10']);
          const xs = points.map(({ x }) => x);
          expect(xs.every(inBox)).toBe(true);
          expect(xs).toEqual(xs.toSorted((a, b) => a - b));
          expect(points.map(({ odds }) => odds)).toEqual(
            slope === 'falling' ? [0.9, 0.5, 0.1] : [0.1, 0.5, 0.9],
          );
          expect(ticks.every(({ x }) => inBox(x))).toBe(true);
          expect(ticks.length).toBeGreaterThan(1);
          expect(line).not.toContain('NaN');
        },
      ),
    );
  });
});
