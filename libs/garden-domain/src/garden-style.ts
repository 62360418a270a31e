/** The six garden styles (1 §2): how a garden is grown. */
export const GARDEN_STYLES = [
  'in-ground',
  'raised-bed',
  'container',
  'indoor',
  'vertical',
  'hydroponic',
] as const;
export type GardenStyleId = (typeof GARDEN_STYLES)[number];

/** The page of each style's designer; with `?garden=` it opens the bed of a saved garden. */
export const DESIGNER_PATHS: Readonly<Record<GardenStyleId, `/${string}`>> = {
  'in-ground': '/in-ground-layout-page',
  'raised-bed': '/raised-bed-garden',
  container: '/container-garden',
  indoor: '/indoor-garden',
  vertical: '/vertical-garden',
  hydroponic: '/hydroponic-garden',
};

/** The style whose designer has this path. */
export const styleOfDesigner = (path: string | undefined): GardenStyleId | undefined =>
  GARDEN_STYLES.find((style) => DESIGNER_PATHS[style] === path);

/** Where the bed of a saved garden is changed; of an unknown style in the first, whose tools are the same. */
export const bedPath = (gardenId: string, style: GardenStyleId | null = null): `/${string}` =>
  `${DESIGNER_PATHS[style ?? 'in-ground']}?garden=${encodeURIComponent(gardenId)}`;
