import { drawCutaway } from './cutaway';
import type { Cutaway } from './cutaway';
import { svgDocument } from './document';
import { framed } from './framing';
import { drawPlant } from './plant';
import type { DrawablePlant, DrawingOptions } from './plant';
import { drawScene } from './scenes';
import type { SceneStyle } from './scenes';
import { SCENE_HEIGHT, SCENE_WIDTH } from './scenes/stage';
import { VINE_HEIGHT, drawVine } from './vine';
import type { VineLook } from './vine';

const SCENE_TITLES: Readonly<Record<SceneStyle, string>> = {
  'in-ground': 'Vegetables in rows in open ground',
  'raised-bed': 'Two raised beds full of vegetables and flowers',
  container: 'Pots of herbs, flowers and fruit on a patio',
  indoor: 'Herbs and house plants on a window sill',
  vertical: 'Planted troughs one above the other on a wall',
  hydroponic: 'Leafy greens in channels of water under a lamp',
};

/** The picture of a plant, whole, as a document of 100 by 100; like `drawPlant`, it never throws. */
export const plantSvg = (plant: DrawablePlant, options: DrawingOptions = {}): string =>
  svgDocument(plant.plant_name, { width: 100, height: 100 }, framed(plant, drawPlant(plant, options)));

/** The picture of a garden style as a document of 320 by 200. */
export const sceneSvg = (style: SceneStyle): string =>
  svgDocument(SCENE_TITLES[style], { width: SCENE_WIDTH, height: SCENE_HEIGHT }, drawScene(style));

/** A vine as a document of that width, 60 high. */
export const vineSvg = (width: number, look: VineLook = {}): string =>
  svgDocument('A vine', { width, height: VINE_HEIGHT }, drawVine(width, look));

/** A bed cut open, as a document of the cutaway's size. */
export const cutawaySvg = (title: string, cutaway: Cutaway): string =>
  svgDocument(title, { width: cutaway.width, height: cutaway.height }, drawCutaway(cutaway));
