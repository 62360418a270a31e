import type { Form } from '../subject';
import { aloe } from './succulent/aloe';
import { jadePlant } from './succulent/jade-plant';
import { pineapple } from './succulent/pineapple';
import { snakePlant } from './succulent/snake-plant';
import { stonecrop } from './succulent/stonecrop';

const CROPS: Readonly<Record<string, Form>> = {
  'jade-plant': jadePlant,
  pineapple,
  'sedum-stonecrop': stonecrop,
  'snake-plant': snakePlant,
};

/** Fleshy plants, each in its own way. */
export const succulent: Form = (pen, subject) => (CROPS[subject.id] ?? aloe)(pen, subject);
