import { join } from 'node:path';
import { adviceSentence, EVIDENCE_NAMES } from './advice-words';
import { memoryOf } from './bed-memory';
import { createRotation } from './rotation';
import { sourceName } from './source-names';
import { readFacts } from './testing/read-facts';
import { rotationPage } from './testing/rotation-page';
import { troubleName } from './troubles';

const root = join(__dirname, '..', '..', '..');
const { facts, kinds, names } = readFacts(root);

/** What a promise against each of these would say, in the order of `not_promised`. A new entry needs its own words. */
const PROMISES: Readonly<Record<string, RegExp | null>> = {
  'insects that fly': /cabbage whites?|aphid|leafhopper|cucumber beetle|vine borer|whitefl/i,
  'Colorado potato beetle': /potato beetle/i,
  'diseases that come on the wind':
    /late blight(?! and Fusarium yellows of celery)|powdery mildew|downy mildew|\brusts?\b/i,
  'diseases that come with seed, sets, slips and bought plants': /virus/i,
  'viruses and aster yellows': /virus|aster yellows/i,
  'clubroot within a few years': null,
  'white rot of onions': null,
  'Fusarium wilts and basal rots': null,
  'Verticillium in potatoes': null,
  'Phytophthora blight': null,
  'root-knot nematodes by changing family': null,
  'pea root rot by a short break': null,
  'slugs, cutworms, wireworms, voles': /slug|cutworm|wireworm|vole/i,
  'blossom-end rot, splitting, bolting and other troubles of weather and water':
    /blossom.end|split|bolt(?:ing|s)/i,
  fertility: /fertili|enrich|nitrogen fix/i,
  'moving a crop one square over': /one square over|neighbou?ring square|next square/i,
};

/** No text may say that a rotation makes sure of something. */
const ASSURANCE =
  /\b(?:prevents?|guarantee|protects?|cures?|eliminat|gets? rid|safe(?:ly)?\b|no more disease|stops?\b)/i;

/** Each text that a gardener can read of a rule, with all that its advice says. */
function textsOf(): string[] {
  const rotation = createRotation(facts, kinds);
  const words = { nameOf: (id: string) => names.get(id) ?? id, nameOfSeason: String };
  const advised = [...kinds.keys()].flatMap((plantId) =>
    [...kinds.keys()].flatMap((host) => {
      const troubles = facts.rules.flatMap(({ id }) => troubleName(id) ?? []);
      const memory = memoryOf([{ plantId: host, season: 2025, squares: ['0,0'], troubles }]);
      return ['0,0', '5,5'].flatMap((square) =>
        rotation.advise(memory, { plantId, season: 2026, squares: [square] }).flatMap((advice) => {
          const { reason, until } = adviceSentence(advice, plantId, words);
          return [reason, until, advice.cause ?? '', ...advice.source.map(sourceName)];
        }),
      );
    }),
  );
  const rules = facts.rules.flatMap(({ sentence, cause }) => [sentence, cause]);
  return [...new Set([...advised, ...rules, facts.default.sentence, ...Object.values(EVIDENCE_NAMES)])];
}

describe('TIM-3 what rotation does not help against', () => {
  const texts = textsOf();

  it('is promised by no text of rotation', () => {
    expect(texts.length).toBeGreaterThan(facts.rules.length * 2);
    const known = facts.not_promised.map(({ what }) => what);
    expect(Object.keys(PROMISES)).toEqual(known);
    const wrong = texts.flatMap((text) =>
      [...Object.values(PROMISES), ASSURANCE].flatMap((promise) => (promise?.test(text) ? [text] : [])),
    );
    expect(wrong).toEqual([]);
  });

  it('has few years promised for what lives on in the soil', () => {
    const least = { 'brassica-clubroot': 7, 'tomato-fusarium': 5, 'phytophthora-blight': 4 };
    for (const [id, years] of Object.entries(least)) {
      const rule = facts.rules.find((one) => one.id === id);
      expect([id, rule?.years]).toEqual([id, years]);
      // Only where it was seen, and never as a precaution that clears the ground.
      expect(rule?.applies).toBe('once-seen');
    }
  });

  it('is told on the page of the rules, each with its sentence', () => {
    const page = rotationPage(root);
    for (const { what, sentence } of facts.not_promised) expect(page).toContain(`| ${what} | ${sentence} |`);
  });

  it('has a name for every source of the data, and none for others', () => {
    const keys = [facts.default, ...facts.rules, ...facts.not_promised].flatMap(({ source }) => source);
    expect(keys.filter((key) => sourceName(key) === key)).toEqual([]);
    expect(sourceName('rot-unknown')).toBe('rot-unknown');
  });
});
