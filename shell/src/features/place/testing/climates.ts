import type { Climate } from '@planted/season';
import { madison as frostOfMadison } from '@planted/season/testing/madison';

/** With temperatures and stations, as its page shows them. */
export const madison: Climate = {
  ...frostOfMadison,
  minimum: [-13, -11, -5, 2, 8, 13, 16, 15, 10, 3, -2, -9],
  maximum: [-3, -1, 6, 14, 20, 25, 28, 27, 22, 15, 7, -1],
  sources: [
    { name: null, distance: 6.76, elevation: 277, lastFrost: 112, firstFrost: 287 },
    { name: null, distance: 26.4, elevation: 329, lastFrost: 131, firstFrost: 270 },
  ],
};

/** Spring in September: a place of the world, whose days are all estimated. */
export const christchurch: Climate = {
  ...madison,
  latitude: -43.5,
  hemisphere: 'south',
  lastFrost: { p90: 240, p50: 262, p10: 284 },
  firstFrost: { p90: 152, p50: 132, p10: 112 },
  basis: 'places',
  quality: 'fair',
  period: '1991–2020',
  estimated: ['p90', 'p50', 'p10'],
  sources: [{ name: 'Christchurch', distance: 12, elevation: 20, lastFrost: 262, firstFrost: 132 }],
};

export const honolulu: Climate = {
  ...madison,
  latitude: 21.3,
  frost: 'never',
  lastFrost: null,
  firstFrost: null,
  frostShare: 0,
  minimum: [19, 19, 20, 21, 22, 23, 24, 24, 24, 23, 22, 20],
  maximum: [27, 27, 27, 28, 29, 30, 31, 31, 31, 30, 29, 27],
  basis: 'places',
  estimated: [],
  sources: [{ name: 'Honolulu', distance: 3, elevation: null, lastFrost: null, firstFrost: null }],
};
