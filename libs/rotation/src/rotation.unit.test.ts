import { join } from 'node:path';
import { adviceSentence } from './advice-words';
import { type Grown, memoryOf } from './bed-memory';
import { createRotation } from './rotation';
import { readFacts } from './testing/read-facts';

const { facts, kinds, names } = readFacts(join(__dirname, '..', '..', '..'));
const rotation = createRotation(facts, kinds);
const words = {
  nameOf: (id: string) => names.get(id) ?? id,
  nameOfSeason: (season: number) => String(season),
};

const grown = (plantId: string, season: number, squares = ['0,0'], ...troubles: string[]): Grown => ({
  ...{ plantId, season, squares, troubles },
});
const advise = (plantId: string, season: number, before: readonly Grown[], squares = ['0,0']) =>
  rotation.advise(memoryOf(before), { plantId, season, squares });
const rulesOf = (plantId: string, season: number, before: readonly Grown[], squares?: string[]): string[] =>
  advise(plantId, season, before, squares).map(({ ruleId }) => ruleId);

describe('TIM-3 rotation advice', () => {
  it('tells of tomatoes where tomatoes stood what a field trial found, and until when', () => {
    const [first, ...others] = advise('tomato-cherry', 2026, [grown('tomato-cherry', 2025)]);
    expect(first).toMatchObject({
      ruleId: 'tomato-early-blight',
      evidence: 'trial',
      years: 3,
      where: 'here',
      met: [{ plantId: 'tomato-cherry', season: 2025 }],
      freeFrom: 2029,
      source: ['rot-cornell'],
    });
    expect(others.map(({ ruleId }) => ruleId)).toEqual(['feed-order']);
    expect(first && adviceSentence(first, 'tomato-cherry', words)).toEqual({
      title: 'Cherry Tomato where Cherry Tomato stood in 2025',
      reason: expect.stringContaining('rose from 3% in the first year to 74% in the third'),
      until: 'Free again in 2029.',
    });
  });

  it('REA-8 advises on a variety, and on what follows it, as on its plant', () => {
    const variety = advise('tomato-cherry--sungold', 2026, [grown('tomato-roma--san-marzano', 2025)]);
    expect(variety.map(({ ruleId }) => ruleId)).toEqual(
      rulesOf('tomato-cherry', 2026, [grown('tomato-roma', 2025)]),
    );
    expect(variety[0]?.met).toEqual([{ plantId: 'tomato-roma--san-marzano', season: 2025 }]);
  });

  it('counts full years without a host', () => {
    const before = [grown('potato', 2024)];
    expect(rulesOf('tomato-roma', 2027, before)).toEqual(['tomato-early-blight']);
    expect(rulesOf('tomato-roma', 2028, before)).toEqual([]);
  });

  it('counts what stood earlier in the same season, too', () => {
    expect(advise('bean-bush', 2026, [grown('pea-snap', 2026)])[0]).toMatchObject({
      ruleId: 'legume-root-rot',
      freeFrom: 2030,
    });
  });

  it('knows hosts of other families, and no kinship by kind of crop', () => {
    expect(rulesOf('strawberry-june', 2026, [grown('tomato-roma', 2022)])).toEqual([
      'strawberry-verticillium',
    ]);
    expect(rulesOf('lettuce-leaf', 2026, [grown('bean-bush', 2025)])).toEqual(['lettuce-drop']);
    // Both are roots, and have nothing in common.
    expect(rulesOf('carrot', 2026, [grown('potato', 2025)])).toEqual([]);
  });

  it('keeps quiet about what is to come, what has no soil of its own, and kinds that are not known', () => {
    expect(rulesOf('potato', 2026, [grown('potato', 2027)])).toEqual([]);
    const house = [...kinds.values()].find(({ isHousePlant }) => isHousePlant)?.id ?? '';
    expect(rulesOf(house, 2026, [grown(house, 2025)])).toEqual([]);
    expect(rulesOf('no-such-plant', 2026, [grown('potato', 2025)])).toEqual([]);
  });

  it('warns of what was seen only where it was seen, in words of any case', () => {
    const quiet = [grown('broccoli', 2020)];
    expect(rulesOf('radish', 2026, quiet)).toEqual([]);
    const seen = [grown('broccoli', 2020, ['0,0'], 'Club root, badly swollen')];
    const [advice] = advise('radish', 2026, seen);
    expect(advice).toMatchObject({ ruleId: 'brassica-clubroot', freeFrom: 2028 });
    expect(rulesOf('radish', 2026, [grown('broccoli', 2020, ['0,0'], 'clubroots')])).toEqual([]);
    // A trouble of another crop is not that of this one.
    expect(rulesOf('radish', 2026, [grown('potato', 2020, ['0,0'], 'clubroot')])).toEqual([]);
  });

  it('warns of the rest of the bed as well, behind what stood in the squares themselves', () => {
    const before = [grown('pea-snap', 2025, ['5,5'])];
    const [advice] = advise('pea-snow', 2026, before);
    expect(advice).toMatchObject({ ruleId: 'pea-root-rot', where: 'in-bed', freeFrom: 2029 });
    expect(advice && adviceSentence(advice, 'pea-snow', words).until).toBe(
      'Soil moves with spade, rake and water, so the rest of the bed counts, too. Free again in 2029.',
    );
  });

  it('says never where no number of years helps', () => {
    const [advice] = advise('plum', 2046, [grown('cherry-sour', 2006)]);
    expect(advice).toMatchObject({ years: null, freeFrom: null });
    expect(advice && adviceSentence(advice, 'plum', words).until).toBe(
      'No number of years makes it free again.',
    );
  });

  it('goes by family where nothing is more exact: annuals, no flowers', () => {
    const pair = [...kinds.values()].filter(
      ({ isAnnual, isFlower, isHousePlant }) => isAnnual && !isFlower && !isHousePlant,
    );
    const byFamily = pair.flatMap((kind) =>
      rulesOf(kind.id, 2026, [grown(kind.id, 2025)]).includes('family') ? [kind.id] : [],
    );
    expect(byFamily.length).toBeGreaterThan(5);
    expect(byFamily).not.toContain('tomato-cherry');
    for (const { id } of [...kinds.values()].filter(({ isFlower }) => isFlower))
      expect(rulesOf(id, 2026, [grown(id, 2025)])).not.toContain('family');
    expect(advise(byFamily[0] ?? '', 2026, [grown(byFamily[0] ?? '', 2024)])[0]).toMatchObject({
      ruleId: 'family',
      cause: null,
      freeFrom: 2027,
    });
  });

  it('never puts a custom before a trial or an advice', () => {
    const before = [...kinds.keys()].map((id) => grown(id, 2025));
    const RANKS = ['trial', 'extension', 'tradition'];
    const told = [...kinds.keys()].map((id) =>
      advise(id, 2026, before).map(({ evidence }) => RANKS.indexOf(evidence)),
    );
    expect(told.flat()).toContain(RANKS.indexOf('tradition'));
    for (const ranks of told) expect(ranks).toEqual(ranks.toSorted());
  });

  it('refuses seasons that are no years', () => {
    expect(() => memoryOf([grown('potato', Number.NaN)])).toThrow('grown[0].season: not a year');
  });
});
