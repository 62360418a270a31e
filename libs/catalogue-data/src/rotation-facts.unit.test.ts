import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTroubleOf, troubleName } from '@planted/rotation';
import { plantFacts, rotationFacts, spacingFacts } from '.';

const page = readFileSync(join(__dirname, '..', 'SEASON-SOURCES.md'), 'utf8');
const ids = new Set(plantFacts.map(({ id }) => id));
const families = new Set(spacingFacts.map(({ family }) => family));
const { rules, not_promised: notPromised } = rotationFacts;
const all = [rotationFacts.default, ...rules, ...notPromised];

describe('TIM-3 rules of rotation', () => {
  it('are 44 with one id each, and a default', () => {
    expect(rules).toHaveLength(44);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(44);
  });

  it('name plants and families that there are', () => {
    const words = rules.flatMap(({ crops, hosts, except = [] }) => [...crops, ...hosts, ...except]);
    expect(words.filter((word) => !ids.has(word) && !families.has(word))).toEqual([]);
  });

  it('have a source each that the page of sources names, and a sentence', () => {
    const unnamed = all.flatMap(({ source }) => source).filter((key) => !page.includes(`\`${key}\``));
    expect(unnamed).toEqual([]);
    expect(all.filter(({ source, sentence }) => source.length === 0 || !sentence.endsWith('.'))).toEqual([]);
  });

  it('wait for whole years of a life, or for ever', () => {
    const years = [rotationFacts.default, ...rules].flatMap((rule) =>
      rule.years === null ? [] : [rule.years],
    );
    expect(years.filter((count) => !Number.isInteger(count) || count < 1 || count > 20)).toEqual([]);
  });

  it.each(rules.filter(({ applies }) => applies === 'once-seen').map(({ id, cause }) => [id, cause]))(
    '%s can be reported by a name that is understood',
    (id) => {
      const name = troubleName(id);
      expect(name && isTroubleOf(id, `It was ${name}, I think.`)).toBe(true);
    },
  );

  it('of precaution need no report', () => {
    const named = rules.filter(({ applies, id }) => applies === 'always' && troubleName(id) !== null);
    expect(named).toEqual([]);
  });

  it('promise nothing that rotation does not help against', () => {
    const said = rules.map(({ sentence }) => sentence.toLowerCase()).join(' ');
    for (const word of [
      'aphid',
      'cabbage white',
      'leafhopper',
      'beetle',
      'slug',
      'vole',
      'late blight of tomato',
      'blossom-end',
      'wireworm',
    ])
      expect(said).not.toContain(word);
  });
});
