import { leafShade, light, mix, shade } from '../../color';
import type { Color } from '../../color';
import { lean, polar } from '../../geometry';
import type { Form } from '../../subject';
import { each } from '../../svg';

export const UPRIGHT_HEADS: ReadonlySet<string> = new Set(['bok-choy', 'lettuce-romaine', 'napa-cabbage']);

const RIBS: [angle: number, length: number][] = [
  [-120, 34],
  [-60, 34],
  [-104, 40],
  [-76, 40],
  [-90, 44],
];

/** Tall leaves around pale ribs. */
export const uprightHead: Form = (pen, { id, leaf, accent, accent2 }) => {
  const isBokChoy = id === 'bok-choy';
  const leaves: [angle: number, length: number, color: Color][] = [
    [-122, 58, leafShade(leaf, 0.2)],
    [-58, 58, leafShade(leaf, 0.2)],
    [-106, 70, leaf],
    [-74, 70, leaf],
    [-90, 76, light(leaf, 0.1)],
  ];
  const rib = isBokChoy ? accent : mix(accent, accent2 ?? accent, 0.4);
  return (
    each(leaves, ([angle, length, color]) => {
      const [x] = polar(50, 92, angle, 6);
      return pen.leaf(x, 92, length, length * (isBokChoy ? 0.27 : 0.2), angle, color, {
        profile: 'spoon',
        ruffle: isBokChoy ? 0 : 0.1,
        notches: 7,
        bend: lean(angle) * 0.1,
      });
    }) +
    each(RIBS, ([angle, length]) => {
      const [x] = polar(50, 93, angle, 5);
      const look = { profile: 'lance', vein: false, shadow: shade(accent, 0.25) } as const;
      return pen.leaf(x, 93, length, isBokChoy ? 8.5 : 5, angle, rib, look);
    })
  );
};
