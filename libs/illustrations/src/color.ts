/** A color as `#rrggbb`. */
export type Color = string;

const SIX_DIGIT_HEX = /^#[0-9a-f]{6}$/i;
const WARM_SHADE = '#2a2320';
const LEAF_SHADE = '#173428';
const YOUNG_GREEN = '#dcec86';
const WARM_PAPER = '#fff1c9';

/** The color if it can be drawn with, else the fallback. */
export function colorOr<Fallback>(candidate: unknown, fallback: Fallback): Color | Fallback {
  return typeof candidate === 'string' && SIX_DIGIT_HEX.test(candidate) ? candidate : fallback;
}

/** A color between two, `share` of the way (0 to 1) from the first; mixed as light, so that nothing turns muddy. */
export function mix(from: Color, to: Color, share: number): Color {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => {
    const other = target[index] ?? 0;
    return Math.sqrt(value * value * (1 - share) + other * other * share);
  });
  return hex(mixed);
}

/** What a screen shows where `cover` lies over a color with that opacity. */
export function veil(color: Color, cover: Color, opacity: number): Color {
  const over = channels(cover);
  return hex(channels(color).map((value, index) => value * (1 - opacity) + (over[index] ?? 0) * opacity));
}

/** The shaded side of a fruit, a flower or a pot. */
export const shade = (color: Color, amount = 0.3): Color => mix(color, WARM_SHADE, amount);

/** The shaded side of a leaf, which leans to cool green. */
export const leafShade = (color: Color, amount = 0.32): Color => mix(color, LEAF_SHADE, amount);

/** The lit side: young green on a leaf, warm paper on anything else. */
export function light(color: Color, amount = 0.3): Color {
  const [red = 0, green = 0, blue = 0] = channels(color);
  const isGreen = green > red && green > blue;
  return mix(color, isGreen ? YOUNG_GREEN : WARM_PAPER, amount);
}

const channels = (color: Color): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const hex = (rgb: number[]): Color =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
