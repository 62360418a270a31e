import { DESIGNER_PATHS, GARDEN_STYLES, type GardenStyleId, type GridSize } from '@planted/garden-domain';

/** One of the six garden styles (1 §2); each has its own drawing. */
export interface GardenStyle {
  readonly id: GardenStyleId;
  readonly path: string;
  readonly title: string;
}

const titles: Readonly<Record<GardenStyleId, string>> = {
  'in-ground': 'In Ground Garden',
  'raised-bed': 'Raised Bed Garden',
  container: 'Container Garden',
  indoor: 'Indoor Garden',
  vertical: 'Vertical Garden',
  hydroponic: 'Hydroponic Garden',
};

export const gardenStyles: readonly GardenStyle[] = GARDEN_STYLES.map((id) => ({
  id,
  path: DESIGNER_PATHS[id],
  title: titles[id],
}));

/** 1 §9, in every style. The size that suits a style is offered beside the plan (start/style-guides.ts). */
const wideScreen: GridSize = { width: 25, height: 25 };
const narrowScreen: GridSize = { width: 10, height: 15 };

/** Under 768 px. */
export const isNarrowScreen = (): boolean => window.matchMedia('(width < 768px)').matches;

/** The grid of a new drawing on this screen. */
export const startingSize = (): GridSize => (isNarrowScreen() ? narrowScreen : wideScreen);
