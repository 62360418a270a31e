import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  interplantingOf,
  type InterplantingFacts,
  interplantingSentence,
  roomAfter,
} from '@planted/garden-domain';
import { root } from './catalog';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(root, 'libs', 'catalogue-data', 'data', name), 'utf8'));
const kinds = new Map(read<InterplantingFacts[]>('plants.json').map((plant) => [plant.id, plant]));
const relations = read<{ a: string; b: string; relation: string }[]>('relations.json');

const kindOf = (id: string): InterplantingFacts => {
  const kind = kinds.get(id);
  if (!kind) throw new Error(`no ${id}`);
  return kind;
};
const between = (under: string, over: string) => interplantingOf(kindOf(under), kindOf(over));

describe('SEA-8 interplanting by the facts of the catalog', () => {
  it.each([
    ['radish', 'carrot', 'Radish is ripe after 28 days, and Carrot needs the room after 49.'],
    ['arugula', 'carrot', 'Arugula is ripe after 40 days, and Carrot needs the room after 49.'],
    ['radish', 'parsnip', 'Radish is ripe after 28 days, and Parsnip needs the room after'],
    ['spinach', 'cabbage-green', 'Spinach is ripe after 42 days'],
    ['lettuce-leaf', 'tomato-beefsteak', 'Leaf Lettuce is ripe after 48 days'],
    ['lettuce-romaine', 'corn-sweet', 'which grows'],
  ])('%s grows between %s: %s', (under, over, words) => {
    const facts = between(under, over);
    expect(facts && interplantingSentence(kindOf(under), kindOf(over), facts)).toContain(words);
  });

  it.each([
    ['carrot', 'radish'],
    ['tomato-beefsteak', 'lettuce-leaf'],
    ['radish', 'radish'],
    ['carrot', 'asparagus'],
    ['zinnia', 'corn-sweet'],
  ])('%s does not grow between %s', (under, over) => {
    expect(between(under, over)).toBeNull();
  });

  it('allows no pair of which one harms the other, and says only what the figures are', () => {
    const bad = new Set(
      relations
        .filter(({ relation }) => relation === 'bad')
        .flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]),
    );
    let count = 0;
    for (const under of kinds.values())
      for (const over of kinds.values()) {
        const facts = interplantingOf(under, over);
        if (!facts) continue;
        count += 1;
        expect(bad.has(`${under.id} ${over.id}`)).toBe(false);
        if (facts.why === 'in-shade') {
          expect(over.mature_height).toBeGreaterThanOrEqual(3 * under.mature_height);
          expect(under.days_to_maturity).toBeLessThan(over.days_to_maturity);
        } else expect(under.days_to_maturity).toBeLessThanOrEqual(roomAfter(over));
      }
    expect(count).toBeGreaterThan(500);
  });
});
