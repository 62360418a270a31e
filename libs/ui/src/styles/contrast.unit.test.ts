import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { channels, contrast } from './testing/contrast';

const source = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

type Theme = Record<string, string>;

/** The colors of one theme by token name, without the dashes. */
function themeOf(pick: 'light' | 'dark'): Theme {
  const theme: Theme = {};
  const declaration = /--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g;
  for (const [, name, light, dark, both] of source.matchAll(declaration))
    theme[name as string] = (both ?? (pick === 'light' ? light : dark)) as string;
  return theme;
}

function mix(color: string, share: number, ground: string): string {
  const over = channels(ground);
  const mixed = channels(color).map((value, at) =>
    Math.round(value * share + (over[at] as number) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/') as [string, string]);

const readable = pairs(`
  ink/paper ink/surface ink/surface-raised ink/plate ink/plate-warm ink/paper-sunk
  ink-soft/paper ink-soft/surface ink-soft/surface-raised ink-soft/plate ink-soft/paper-sunk
  ink-faint/paper ink-faint/surface ink-faint/paper-sunk ink-faint/surface-raised
  ink-on-brand/leaf ink-on-brand/leaf-hover ink-on-brand/terra ink-on-brand/terra-hover
  leaf-ink/paper leaf-ink/surface leaf-ink/leaf-soft link/surface-raised
  terra-ink/paper terra-ink/surface terra-ink/terra-soft gold-ink/surface gold-ink/gold-soft
  good/good-soft fair/fair-soft bad/bad-soft info/info-soft good/surface fair/surface bad/surface bad/surface-raised
  soil-ink/soil soil-ink/soil-lit select-ink/select
`);

const visible = pairs(`
  line-strong/surface line-strong/surface-raised line-strong/paper focus/paper focus/surface focus/grid-bg
  good-mark/surface fair-mark/surface bad-mark/surface leaf/surface terra/surface leaf-ink/surface
  soil-edge/grid-bg bed-loose/grid-bg select/soil tile-base/soil
`);

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  const theme = themeOf(name);
  const ratio = (one: string, other: string) => contrast(theme[one] as string, theme[other] as string);

  it.each(readable)('can be read: %s on %s is at least 4.5', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('can be made out: %s on %s is at least 3', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(Array.from({ length: 26 }, (_, at) => `p${at + 1}`))(
    'shows plot color %s on soil and a name on its footprint',
    (plot) => {
      const footprint = mix(theme[plot] as string, 0.42, theme['tile-base'] as string);
      expect(ratio(plot, 'soil')).toBeGreaterThanOrEqual(3);
      expect(contrast(theme['tile-ink'] as string, footprint)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
