import type { GridSize } from '@planted/garden-domain';

/** One of the six garden styles (1 §2); each has its own drawing. */
export interface GardenStyle {
  readonly id: StyleId;
  readonly path: string;
  readonly title: string;
}

export type StyleId = 'in-ground' | 'raised-bed' | 'container' | 'indoor' | 'vertical' | 'hydroponic';

export const gardenStyles: readonly GardenStyle[] = [
  { id: 'in-ground', path: '/in-ground-layout-page', title: 'In Ground Garden' },
  { id: 'raised-bed', path: '/raised-bed-garden', title: 'Raised Bed Garden' },
  { id: 'container', path: '/container-garden', title: 'Container Garden' },
  { id: 'indoor', path: '/indoor-garden', title: 'Indoor Garden' },
  { id: 'vertical', path: '/vertical-garden', title: 'Vertical Garden' },
  { id: 'hydroponic', path: '/hydroponic-garden', title: 'Hydroponic Garden' },
];

/** 1 §9, in every style. The size that suits a style is offered beside the plan (start/style-guides.ts). */
const wideScreen: GridSize = { width: 25, height: 25 };
const narrowScreen: GridSize = { width: 10, height: 15 };

/** Under 768 px. */
export const isNarrowScreen = (): boolean => window.matchMedia('(width < 768px)').matches;

/** The grid of a new drawing on this screen. */
export const startingSize = (): GridSize => (isNarrowScreen() ? narrowScreen : wideScreen);
