import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from './testing/contrast';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const colorsIn = (source: string, declaration: RegExp) =>
  Object.fromEntries([...source.matchAll(declaration)].map(([, name, color]) => [name, color]));
const light = colorsIn(read('tokens.css'), /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g);
const sun = { ...light, ...colorsIn(read('sun.css'), /--([\w-]+): (#[0-9a-f]{6});/g) };
const ratio = (one: string, other: string) => contrast(sun[one] as string, sun[other] as string);

/** WCAG's enhanced contrast, and for what is no text its contrast of text. */
const [READ, SEEN] = [7, 4.5];

describe('FLD-4 sun mode', () => {
  it('has white grounds, black words and black lines', () => {
    for (const ground of ['paper', 'surface', 'surface-raised', 'plate', 'plate-sky'])
      expect({ [ground]: sun[ground] }).toEqual({ [ground]: '#ffffff' });
    expect([sun['ink'], sun['line'], sun['line-strong']]).toEqual(['#000000', '#000000', '#000000']);
  });

  it.each([
    'ink',
    'ink-soft',
    'ink-faint',
    'leaf-ink',
    'terra-ink',
    'gold-ink',
    'link',
    'good',
    'fair',
    'bad',
    'info',
  ])('%s is read on white at 7 or more', (ink) => expect(ratio(ink, 'paper')).toBeGreaterThanOrEqual(READ));

  it.each([
    ['ink-on-brand', 'leaf'],
    ['fair', 'fair-soft'],
    ['bad', 'bad-soft'],
    ['good', 'good-soft'],
    ['info', 'info-soft'],
    ['leaf-ink', 'leaf-soft'],
  ])('%s is read on %s at 7 or more', (ink, ground) =>
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(READ),
  );

  it.each([
    ['focus', 'paper'],
    ['select', 'soil'],
    ['tile-base', 'soil'],
  ])('%s is made out on %s', (mark, ground) => expect(ratio(mark, ground)).toBeGreaterThanOrEqual(SEEN));
});
