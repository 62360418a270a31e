import { leafShade } from '../color';
import type { Form } from '../subject';
import { each } from '../svg';
import { artichoke } from './flower-single/artichoke';
import { crocus, daffodil, iris, tulip } from './flower-single/bulb-flowers';
import { flowerHeadOf } from './flower-single/flower-heads';
import type { Head } from './flower-single/flower-heads';
import { peaceLily } from './flower-single/peace-lily';
import { sunflower } from './flower-single/sunflower';

const HEADS: Head[] = [
  { x: 58, y: 32, radius: 22 },
  { x: 29, y: 52, radius: 14.52 },
];

const FEATHERY_LEAVED = new Set(['cosmos', 'marigold-french', 'nigella', 'scabiosa']);

const PLANTS: Readonly<Record<string, Form>> = {
  artichoke,
  crocus,
  daffodil,
  'iris-bearded': iris,
  'peace-lily': peaceLily,
  'saffron-crocus': crocus,
  sunflower,
  tulip,
};

/** One large head and one small, on stems of their own. */
export const flowerSingle: Form = (pen, subject) => {
  const plant = PLANTS[subject.id];
  if (plant) return plant(pen, subject);

  const { id, leaf } = subject;
  const teeth = FEATHERY_LEAVED.has(id) ? 0.4 : 0;
  const drawHead = flowerHeadOf(id);
  return (
    each(HEADS, ({ x, y }) => pen.stem(50, 94, x, y, 3.6, leafShade(leaf, 0.06), x > 50 ? 4 : -4)) +
    pen.leaf(50, 84, 28, 8, -158, leaf, { teeth }) +
    pen.leaf(51, 80, 28, 8, -22, leaf, { teeth }) +
    pen.leaf(55, 60, 18, 6, -10, leaf) +
    each(HEADS, (head) => drawHead(pen, head, subject))
  );
};
