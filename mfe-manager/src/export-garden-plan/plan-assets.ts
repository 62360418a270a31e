import { FALLBACK_PLANT_IMAGE } from '@planted/ui';
import type { GardenPlan } from './garden-plan';
import { PLAN_COLORS } from './plan-colors';

const LOGO = '/illustrations/logo.svg';
/** What a plan is drawn with; everything is there before drawing begins, so that drawing is one synchronous step. */
export interface PlanAssets {
  readonly colors: typeof PLAN_COLORS;
  /** CSS font families. */
  readonly display: string;
  readonly text: string;
  readonly logo: CanvasImageSource;
  /** A plant's drawing by its address; the seed packet for one that did not load. */
  readonly pictureOf: (imageUrl: string | null | undefined) => CanvasImageSource;
}

async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  // Else a picture from elsewhere would keep the canvas from being saved.
  picture.crossOrigin = 'anonymous';
  picture.src = url;
  await picture.decode();
  return picture;
}

/** Loads the drawings and fonts of a plan. */
export async function loadPlanAssets(plan: GardenPlan): Promise<PlanAssets> {
  const urls = [...new Set(plan.kinds.flatMap(({ imageUrl }) => imageUrl ?? []))];
  const root = getComputedStyle(document.documentElement);
  const display = root.getPropertyValue('--font-display');
  const text = root.getPropertyValue('--font-text');
  const fonts = [`400 40px ${display}`, `400 16px ${text}`, `600 16px ${text}`];
  const [fallback, logo, pictures] = await Promise.all([
    loadPicture(FALLBACK_PLANT_IMAGE),
    loadPicture(LOGO),
    Promise.all(urls.map((url) => loadPicture(url).catch(() => null))),
    Promise.all(fonts.map((font) => document.fonts.load(font))),
  ]);
  const byUrl = new Map(urls.map((url, at) => [url, pictures[at]]));
  return {
    colors: PLAN_COLORS,
    ...{ display, text, logo },
    pictureOf: (url) => (url ? byUrl.get(url) : null) ?? fallback,
  };
}
