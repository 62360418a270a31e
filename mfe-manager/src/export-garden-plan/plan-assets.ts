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

const firstOf = (families: string): string => families.split(',')[0] ?? families;

/** Loads the drawings and fonts of a plan; a font that does not come leaves its words to the one that stands in for it. */
export async function loadPlanAssets(plan: GardenPlan): Promise<PlanAssets> {
  const urls = [...new Set(plan.kinds.flatMap(({ imageUrl }) => imageUrl ?? []))];
  const root = getComputedStyle(document.documentElement);
  const display = root.getPropertyValue('--font-display');
  const text = root.getPropertyValue('--font-text');
  // Those after the first stand in for it, and no system has all of them.
  const [webDisplay, webText] = [firstOf(display), firstOf(text)];
  const fonts = [`400 40px ${webDisplay}`, `400 16px ${webText}`, `600 16px ${webText}`];
  const [fallback, logo, pictures] = await Promise.all([
    loadPicture(FALLBACK_PLANT_IMAGE),
    loadPicture(LOGO),
    Promise.all(urls.map((url) => loadPicture(url).catch(() => null))),
    Promise.allSettled(fonts.map((font) => document.fonts.load(font))),
  ]);
  const byUrl = new Map(urls.map((url, at) => [url, pictures[at]]));
  return {
    colors: PLAN_COLORS,
    ...{ display, text, logo },
    pictureOf: (url) => (url ? byUrl.get(url) : null) ?? fallback,
  };
}
