import type { Markup } from '../svg';
import { container } from './container';
import { hydroponic } from './hydroponic';
import { inGround } from './in-ground';
import { indoor } from './indoor';
import { raisedBed } from './raised-bed';
import { Stage } from './stage';
import { vertical } from './vertical';

const SCENES = {
  'in-ground': inGround,
  'raised-bed': raisedBed,
  container,
  indoor,
  vertical,
  hydroponic,
} as const satisfies Record<string, (stage: Stage) => Markup>;

export type SceneStyle = keyof typeof SCENES;

export const SCENE_STYLES = Object.keys(SCENES) as readonly SceneStyle[];

/** A garden of that style, in a box of 320 by 200. */
export const drawScene = (style: SceneStyle): Markup => SCENES[style](new Stage(style));
