import type { FrostDays, YearDay } from '@planted/season';
import { dayText, signedDays } from './year-day';

/** Of the drawing, in its own units: text of 18 then is 13 px on a screen of 320. */
export const BOX = { width: 420, height: 190, left: 12, top: 18, ground: 140, ticks: 172 } as const;

export interface OddsPoint {
  readonly odds: 0.9 | 0.5 | 0.1;
  readonly day: YearDay;
  readonly isEstimated: boolean;
  readonly x: number;
  readonly y: number;
  /** Where its words stand, clear of the curve. */
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' };
}

export interface OddsFigure {
  /** In the order of the calendar. */
  readonly points: readonly OddsPoint[];
  /** The curve as an SVG path. */
  readonly line: string;
  /** The same, closed along the ground. */
  readonly area: string;
  readonly ticks: readonly { readonly x: number; readonly text: string }[];
}

/** Drawn steps of the curve. */
const STEPS = 60;
/** Days between ticks; the least that leaves room for their words is taken. */
const TICK_DAYS = [1, 3, 7, 14, 28, 56];
const MAX_TICKS = 5;
/** A tick's words are centered on it: nearer to the right edge they would leave the drawing. */
const TICK_ROOM = 24;
/** How far the axis goes beyond the outer days, as a share of the days between them. */
const BEYOND = 0.42;
/** The curve is at 90% and 10% where its logarithmic odds are this. */
const LN_9 = Math.log(9);

/** The last frost falls with the days, the first one rises. */
export type Slope = 'falling' | 'rising';

/**
 * Curve, dots and ticks for three days of odds. The curve goes through the three exactly, also where they lie unevenly:
 * it is logistic, with a width of its own on either side of the middle.
 */
export function oddsFigure(
  days: FrostDays,
  slope: Slope,
  estimated: readonly (keyof FrostDays)[],
): OddsFigure {
  const [early, late] = slope === 'falling' ? (['p90', 'p10'] as const) : (['p10', 'p90'] as const);
  // Counted from the middle, since the three may lie on both sides of New Year.
  const before = Math.max(1, -signedDays(days.p50, days[early]));
  const after = Math.max(1, signedDays(days.p50, days[late]));
  const beyond = (before + after) * BEYOND;
  const [start, end] = [Math.round(-before - beyond), Math.round(after + beyond)];
  const inner = BOX.width - 2 * BOX.left;
  const x = (day: number) => BOX.left + ((day - start) / (end - start)) * inner;
  const y = (odds: number) => BOX.top + (1 - odds) * (BOX.ground - BOX.top);
  const rise = (day: number) => 1 / (1 + Math.exp((-LN_9 * day) / (day < 0 ? before : after)));
  const oddsOn = (day: number) => (slope === 'rising' ? rise(day) : 1 - rise(day));

  const path = Array.from({ length: STEPS + 1 }, (_, step) => start + ((end - start) * step) / STEPS)
    .map((day, step) => `${step ? 'L' : 'M'}${x(day).toFixed(1)} ${y(oddsOn(day)).toFixed(1)}`)
    .join('');
  const points = ORDER[slope].map(({ odds, of, label }): OddsPoint => {
    const offset = of === 'p50' ? 0 : of === early ? -before : after;
    const [px, py] = [x(offset), y(odds)];
    return {
      odds,
      day: days[of],
      isEstimated: estimated.includes(of),
      x: px,
      y: py,
      label: { x: px + label.dx, y: py + label.dy, anchor: label.anchor },
    };
  });
  return {
    points,
    line: path,
    area: `${path}L${BOX.width - BOX.left} ${BOX.ground}L${BOX.left} ${BOX.ground}Z`,
    ticks: ticksBetween(start, end)
      .map((day) => ({ x: x(day), text: dayText(days.p50 + day, 'short') }))
      .filter((tick) => tick.x <= BOX.width - TICK_ROOM),
  };
}

function ticksBetween(start: number, end: number): number[] {
  const every = TICK_DAYS.find((step) => (end - start) / step <= MAX_TICKS) ?? 56;
  const count = Math.floor((end - start) / every) + 1;
  return Array.from({ length: count }, (_, index) => start + index * every);
}

interface Placed {
  readonly odds: OddsPoint['odds'];
  readonly of: keyof FrostDays;
  readonly label: { readonly dx: number; readonly dy: number; readonly anchor: 'start' | 'end' };
}

/** Words stand right of a falling curve and left of a rising one, where there is room above the line. */
const ORDER: Record<Slope, readonly Placed[]> = {
  falling: [
    { odds: 0.9, of: 'p90', label: { dx: 13, dy: 0, anchor: 'start' } },
    { odds: 0.5, of: 'p50', label: { dx: 13, dy: 5, anchor: 'start' } },
    { odds: 0.1, of: 'p10', label: { dx: -12, dy: -14, anchor: 'start' } },
  ],
  rising: [
    { odds: 0.1, of: 'p10', label: { dx: 12, dy: -14, anchor: 'end' } },
    { odds: 0.5, of: 'p50', label: { dx: -16, dy: 5, anchor: 'end' } },
    { odds: 0.9, of: 'p90', label: { dx: -16, dy: 0, anchor: 'end' } },
  ],
};
