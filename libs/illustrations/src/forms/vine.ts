import { fruitOf } from '../fruit/crops';
import type { FruitKind } from '../fruit';
import type { Form } from '../subject';
import { groundVine } from './vine/ground-vine';
import { trellisVine } from './vine/trellis-vine';

const HEAVY_FRUIT: readonly FruitKind[] = ['butternut', 'melon', 'pumpkin', 'watermelon'];

/** Heavy fruit lies under an arching stem; all else climbs a trellis. */
export const vine: Form = (pen, subject) => {
  const kind = fruitOf(subject.id, 'berries');
  return HEAVY_FRUIT.includes(kind) ? groundVine(pen, subject, kind) : trellisVine(pen, subject, kind);
};
