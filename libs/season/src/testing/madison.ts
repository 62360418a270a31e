import type { Climate } from '../climate/climate';

/**
 * The frost days of Madison, Wisconsin, as its stations tell them: April 26 and October 10 at 50%. Without temperatures,
 * so that frost alone decides.
 */
export const madison: Climate = {
  latitude: 43.1,
  hemisphere: 'north',
  frost: 'yearly',
  lastFrost: { p90: 102, p50: 116, p10: 130 },
  firstFrost: { p10: 270, p50: 283, p90: 297 },
  frostShare: 1,
  minimum: null,
  maximum: null,
  basis: 'stations',
  quality: 'good',
  period: '1981–2010',
  estimated: ['p10'],
  sources: [],
};
