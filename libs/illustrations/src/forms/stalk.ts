import type { Form } from '../subject';
import { amaranth } from './stalk/amaranth';
import { asparagus } from './stalk/asparagus';
import { brusselsSprouts } from './stalk/brussels-sprouts';
import { corn } from './stalk/corn';
import { leek, scallion } from './stalk/leek';
import { favaBean, jerusalemArtichoke, leafyStalk, okra, sproutingBroccoli } from './stalk/leafy-stalk';
import { celery, rhubarb } from './stalk/ribbed-stalks';

const CROPS: Readonly<Record<string, Form>> = {
  'amaranth-greens': amaranth,
  asparagus,
  'broccoli-sprouting': sproutingBroccoli,
  'brussels-sprouts': brusselsSprouts,
  celery,
  'corn-sweet': corn,
  'fava-bean': favaBean,
  'jerusalem-artichoke': jerusalemArtichoke,
  leek,
  lovage: celery,
  okra,
  rhubarb,
  scallion,
};

/** Crops that are known by their stalk, each in its own way. */
export const stalk: Form = (pen, subject) => (CROPS[subject.id] ?? leafyStalk)(pen, subject);
