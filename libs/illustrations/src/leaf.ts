import { leafShade, light } from './color';
import type { Color } from './color';
import { tenths, polyline, spline } from './path-data';
import type { Point } from './geometry';
import { group, shape, stroke } from './svg';
import type { Markup } from './svg';

/** Half the width of a leaf along its length, both from 0 to 1. */
const PROFILES = {
  ovate: (along: number) => Math.sin(Math.PI * along ** 0.72),
  lance: (along: number) => Math.sin(Math.PI * along ** 0.9) ** 0.9,
  round: (along: number) => Math.sin(Math.PI * along) ** 0.62,
  spoon: (along: number) => Math.sin(Math.PI * along ** 1.7) ** 0.9,
  strap: (along: number) => Math.min(1, along * 5) * (1 - along ** 4) ** 0.8,
  taper: (along: number) => (1 - along) ** 0.7,
} as const;

export type LeafProfile = keyof typeof PROFILES;

export interface LeafLook {
  readonly profile?: LeafProfile;
  /** How far the tip arches sideways, as a share of the length. */
  readonly bend?: number;
  /** Depth of a ruffled edge, as a share of the width. */
  readonly ruffle?: number;
  /** Depth of the teeth, as a share of the width. */
  readonly teeth?: number;
  /** How many teeth or ruffles along each edge. */
  readonly notches?: number;
  readonly vein?: boolean;
  readonly shadow?: Color;
  /** Shades the upper half instead of the lower. */
  readonly shadeUpper?: boolean;
}

const SHORTEST_VEINED_LEAF = 17;

interface Outline {
  readonly upper: Point[];
  readonly lower: Point[];
}

/** The place and size of a leaf: its foot, its length and half its width, and where it points in degrees. */
export interface LeafPlace {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly angle: number;
}

/** A leaf with a lit half and a shaded half; `jitter` gives a number up to its argument, to either side. */
export function drawLeaf(
  place: LeafPlace,
  color: Color,
  look: LeafLook,
  showsVein: boolean,
  jitter: (reach: number) => number,
): Markup {
  const { length, angle } = place;
  const { bend = 0, teeth = 0, ruffle = 0, notches = 6, vein = true } = look;
  const steps = teeth > 0 || ruffle > 0 ? Math.max(9, notches * 2) : 6;
  const midrib = (along: number): Point => [along * length, bend * length * along * along];
  const { upper, lower } = outline(place.width, look, steps, midrib, jitter);
  const join = teeth > 0 ? polyline : spline;

  const whole = `${join(upper)}${continued(join(lower.toReversed()))}Z`;
  const half = `${join(look.shadeUpper ? upper : lower)}${continued(spline(homeward(midrib, steps)))}Z`;
  const veined = vein && showsVein && length > SHORTEST_VEINED_LEAF;
  return group(
    `translate(${tenths(place.x)} ${tenths(place.y)}) rotate(${tenths(angle)})`,
    shape(whole, color) +
      shape(half, look.shadow ?? leafShade(color), 0.55) +
      (veined ? stroke(spline([midrib(0.06), midrib(0.45), midrib(0.86)]), light(color, 0.38), 1.1, 0.8) : ''),
  );
}

function outline(
  width: number,
  { profile = 'ovate', ruffle = 0, teeth = 0 }: LeafLook,
  steps: number,
  midrib: (along: number) => Point,
  jitter: (reach: number) => number,
): Outline {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const along = step / steps;
    const [x, y] = midrib(along);
    let above = PROFILES[profile](along);
    let below = above;
    if (ruffle > 0) {
      const isOdd = step % 2 === 1;
      above *= 1 + ruffle * (isOdd ? 1 : -0.6) + jitter(ruffle * 0.3);
      below *= 1 + ruffle * (isOdd ? -0.6 : 1) + jitter(ruffle * 0.3);
    }
    const isNotch = teeth > 0 && step % 2 === 0 && step > 0 && step < steps;
    const cut = isNotch ? 1 - teeth : 1;
    const growth = 1 + jitter(0.05);
    upper.push([x, y - width * above * cut * growth]);
    lower.push([x, y + width * below * cut * growth]);
  }
  return { upper, lower };
}

/** The midrib from tip to foot. */
function homeward(midrib: (along: number) => Point, steps: number): Point[] {
  const points: Point[] = [];
  for (let step = steps; step >= 0; step -= Math.max(1, Math.floor(steps / 4))) points.push(midrib(step / steps));
  return points;
}

/** Path data that goes on from where the pen is. */
const continued = (data: string): string => data.replace(/^M/, 'L');
