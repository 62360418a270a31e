import { join } from 'node:path';
import * as fc from 'fast-check';
import { type Grown, memoryOf } from './bed-memory';
import { createRotation } from './rotation';
import { readFacts } from './testing/read-facts';
import { isTroubleOf } from './troubles';

const { facts, kinds } = readFacts(join(__dirname, '..', '..', '..'));
const rotation = createRotation(facts, kinds);
const ids = [...kinds.keys()];
const square = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
  .map(([x, y]) => `${x},${y}`);
const squares = fc.uniqueArray(square, { minLength: 1, maxLength: 4 });
const trouble = fc.constantFrom('clubroot', 'White mold', 'verticillium', 'root-knot nematodes', 'slugs');
const grown = fc.record<Grown>({
  plantId: fc.constantFrom(...ids),
  season: fc.integer({ min: 2000, max: 2030 }),
  squares,
  troubles: fc.array(trouble, { maxLength: 1 }),
});

/** The rules word by word, without any preparation: which of them speak, and until when. */
function plainly(before: readonly Grown[], plantId: string, season: number, wanted: readonly string[]) {
  const isOf = (words: readonly string[], id: string): boolean => {
    const kind = kinds.get(id);
    return !!kind && !kind.isHousePlant && (words.includes(id) || words.includes(kind.family));
  };
  return facts.rules.flatMap((rule) => {
    if (!isOf(rule.crops, plantId) || rule.except?.includes(plantId)) return [];
    const hosts = before.filter((one) => isOf(rule.hosts, one.plantId));
    if (
      rule.applies === 'once-seen' &&
      !hosts.some((one) => one.troubles.some((text) => isTroubleOf(rule.id, text)))
    )
      return [];
    const near = hosts.filter((one) => {
      if (one.season > season) return false;
      if (rule.years === null) return true;
      const fullYearsWithout = season - one.season - 1;
      return fullYearsWithout < rule.years;
    });
    const here = near.filter((one) => one.squares.some((each) => wanted.includes(each)));
    const speaking = here.length > 0 ? here : near;
    if (speaking.length === 0) return [];
    const last = Math.max(...speaking.map((one) => one.season));
    return [
      `${rule.id} ${here.length > 0 ? 'here' : 'in-bed'} ${rule.years === null ? null : last + rule.years + 1}`,
    ];
  });
}

describe('TIM-3 rotation advice on any history', () => {
  it('says what the rules say word by word', () => {
    fc.assert(
      fc.property(
        fc.array(grown, { maxLength: 40 }),
        fc.constantFrom(...ids),
        fc.integer({ min: 2005, max: 2031 }),
        squares,
        (before, plantId, season, wanted) => {
          const advice = rotation
            .advise(memoryOf(before), { plantId, season, squares: wanted })
            .filter(({ ruleId }) => ruleId !== 'family')
            .map(({ ruleId, where, freeFrom }) => `${ruleId} ${where} ${freeFrom}`);
          expect(advice.toSorted()).toEqual(plainly(before, plantId, season, wanted).toSorted());
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('marks exactly the squares in which the plant itself would be advised against', () => {
    fc.assert(
      fc.property(
        fc.array(grown, { maxLength: 30 }),
        fc.constantFrom(...ids),
        fc.integer({ min: 2005, max: 2031 }),
        (before, plantId, season) => {
          const memory = memoryOf(before);
          const marked = rotation.adviseSquares(memory, plantId, season);
          const all = [...Array(16).keys()].map((n) => `${n % 4},${Math.floor(n / 4)}`);
          for (const one of all) {
            const here = rotation
              .advise(memory, { plantId, season, squares: [one] })
              .filter(({ where }) => where === 'here');
            expect(marked.get(one) ?? null).toEqual(here[0] ?? null);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order in which a history is told', () => {
    fc.assert(
      fc.property(fc.array(grown, { maxLength: 20 }), fc.constantFrom(...ids), (before, plantId) => {
        const ask = (history: readonly Grown[]) =>
          rotation.advise(memoryOf(history), { plantId, season: 2026, squares: ['0,0', '1,0'] });
        expect(ask(before.toReversed())).toEqual(ask(before));
      }),
    );
  });
});
