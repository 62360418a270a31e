import { leafShade } from '../color';
import type { Color } from '../color';
import { lean, tilt } from '../geometry';
import type { Pen } from '../pen';
import type { Form } from '../subject';
import { each } from '../svg';
import type { Markup } from '../svg';
import { ballHead } from './head/ball-head';
import { curdHead } from './head/curd-head';
import { pointedHead } from './head/pointed-head';
import { UPRIGHT_HEADS, uprightHead } from './head/upright-head';

const CURD_HEADS = new Set(['broccoli', 'broccolini', 'cauliflower']);

/** Upright leaves, or wrapper leaves around a ball or a curd. */
export const head: Form = (pen, subject) => {
  if (UPRIGHT_HEADS.has(subject.id)) return uprightHead(pen, subject);
  return drawWrapper(pen, subject.leaf) + innerOf(subject.id)(pen, subject);
};

function innerOf(id: string): Form {
  if (id === 'cabbage-pointed') return pointedHead;
  return CURD_HEADS.has(id) ? curdHead : ballHead;
}

const drawWrapper = (pen: Pen, leaf: Color): Markup =>
  each([-176, -4, -150, -30, -122, -58], (angle) =>
    pen.leaf(50, 86, 48, 17, angle + pen.jitter(4), tilt(angle) > 70 ? leafShade(leaf, 0.22) : leaf, {
      profile: 'round',
      ruffle: 0.06,
      notches: 6,
      bend: lean(angle) * 0.12,
    }),
  );
