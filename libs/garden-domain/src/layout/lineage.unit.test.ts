import fc from 'fast-check';
import { lineageOf } from './lineage';

/** All that one comes after, the nearest first, by the plainest means. */
function predecessors(after: ReadonlyMap<string, string>, id: string): string[] {
  const before = after.get(id);
  return before === undefined ? [] : [before, ...predecessors(after, before)];
}

describe('who comes after whom', () => {
  it('SEA-8 is what going through every chain says', () => {
    const size = 12;
    // Each comes after one of lower number, or after none: so there are no rings.
    const forest = fc.array(fc.nat(), { minLength: size, maxLength: size }).map(
      (picks) =>
        new Map(
          picks.flatMap((pick, n) => {
            const before = (pick % (n + 2)) - 1;
            return before < 0 || before === n ? [] : [[`${n}`, `${before}`] as const];
          }),
        ),
    );
    fc.assert(
      fc.property(forest, (after) => {
        const { depthOf, isAfter } = lineageOf(after);
        for (let one = 0; one < size; one += 1) {
          const before = predecessors(after, `${one}`);
          expect(depthOf(`${one}`)).toBe(before.length);
          for (let other = 0; other < size; other += 1)
            expect(isAfter(`${one}`, `${other}`)).toBe(before.includes(`${other}`));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('SEA-8 is told of a chain of a whole garden', () => {
    const after = new Map(Array.from({ length: 100_000 }, (_, n) => [`${n + 1}`, `${n}`] as const));
    const { depthOf, isAfter } = lineageOf(after);
    expect(depthOf('100000')).toBe(100_000);
    expect([isAfter('100000', '0'), isAfter('0', '100000'), isAfter('7', '7')]).toEqual([true, false, false]);
  });
});
