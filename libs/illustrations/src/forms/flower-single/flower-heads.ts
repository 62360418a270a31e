import { light, mix, shade } from '../../color';
import type { Color } from '../../color';
import type { FlowerLook } from '../../flower';
import { times } from '../../geometry';
import type { Pen } from '../../pen';
import type { Subject } from '../../subject';
import { each } from '../../svg';
import type { Markup } from '../../svg';

export interface Head {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type FlowerHead = (pen: Pen, head: Head, subject: Subject) => Markup;

/** One ring of petals, or more, around an eye. */
const daisy =
  (petals: number, look: FlowerLook): FlowerHead =>
  (pen, { x, y, radius }, { accent, accent2 }) =>
    pen.flower(x, y, radius, petals, accent, accent2, { petalWidth: 0.19, eye: 0.3, ...look });

/** Drooping petals below a raised cone. */
const coneflower: FlowerHead = (pen, { x, y, radius }, { accent, accent2 }) => {
  const cone = accent2 ?? shade(accent, 0.4);
  const back = pen.leaf(x, y, radius, 4, 150, accent, { shadow: shade(accent) });
  const petals = each([150, 125, 105, 88, 72, 52, 30], (angle) =>
    pen.leaf(x, y, radius * 1.02, radius * 0.19, angle, accent, {
      profile: 'strap',
      shadow: shade(accent, 0.3),
    }),
  );
  const bristles = (): Markup =>
    each(times(5), (index) =>
      pen.leaf(x - 6 + index * 3, y - 5, 6, 1.2, -90, light(cone, 0.3), { vein: false }),
    );
  return back + petals + pen.ball(x, y - 2, radius * 0.42, cone, radius * 0.36, false) + bristles();
};

/** Petals in three rings over a dark ground. */
function pompon(pen: Pen, { x, y, radius }: Head, accent: Color): Markup {
  return (
    pen.blob(x, y, radius * 0.9, radius * 0.9, shade(accent, 0.3), 0.03) +
    pen.flower(x, y, radius, 12, accent, null, { layers: 3, petalWidth: 0.2, petal: 'spoon' })
  );
}

const dahlia: FlowerHead = (pen, head, { accent, accent2 }) =>
  pompon(pen, head, accent) +
  pen.ball(head.x, head.y, head.radius * 0.2, accent2 ?? light(accent), head.radius * 0.2, false);

const marigold: FlowerHead = (pen, head, { accent, accent2 }) =>
  pompon(pen, head, accent) +
  pen.flower(head.x, head.y, head.radius * 0.55, 9, accent2 ?? light(accent), accent, {
    petalWidth: 0.2,
    eye: 0.3,
  });

const pansy: FlowerHead = (pen, { x, y, radius }, { accent, accent2 }) => {
  const lower = accent2 ?? light(accent);
  const petals: [angle: number, color: Color][] = [
    [-130, accent],
    [-50, accent],
    [180, lower],
    [0, lower],
    [90, lower],
  ];
  const face = { turn: 90, petalWidth: 0.2, eye: 0.3, petal: 'lance' } as const;
  return (
    each(petals, ([angle, color]) =>
      pen.leaf(x, y, radius * 0.92, radius * 0.46, angle, color, {
        profile: 'round',
        shadow: shade(color, 0.3),
      }),
    ) + pen.flower(x, y + 2, radius * 0.5, 3, shade(accent, 0.45), '#f6d04a', face)
  );
};

/** Rays whose tips have the second color. */
const blanketFlower: FlowerHead = (pen, { x, y, radius }, { accent, accent2 }) =>
  pen.flower(x, y, radius, 12, accent2 ?? light(accent), null, { petalWidth: 0.22 }) +
  pen.flower(x, y, radius * 0.76, 12, accent, shade(accent, 0.45), { petalWidth: 0.2, eye: 0.38 });

/** Broad petals folded into each other: peony and rose. */
const ruffled: FlowerHead = (pen, { x, y, radius }, { accent, accent2 }) => {
  const look = { petal: 'round', petalWidth: 0.5 } as const;
  const heart = accent2 ?? light(accent);
  return (
    pen.flower(x, y, radius, 6, shade(accent, 0.14), null, look) +
    pen.flower(x, y, radius * 0.78, 5, accent, null, look) +
    pen.flower(x, y, radius * 0.54, 5, light(accent, 0.16), null, look) +
    pen.flower(x, y, radius * 0.3, 3, mix(accent, heart, 0.4), null, look)
  );
};

const HEADS: Readonly<Record<string, FlowerHead>> = {
  'black-eyed-susan': daisy(12, { petal: 'ovate' }),
  calendula: daisy(15, { layers: 2 }),
  'coneflower-purple': coneflower,
  coreopsis: daisy(8, { petalWidth: 0.3 }),
  cosmos: daisy(8, { petalWidth: 0.3 }),
  dahlia,
  'echinacea-medicinal': coneflower,
  'marigold-french': marigold,
  gaillardia: blanketFlower,
  nigella: daisy(8, { petal: 'ovate', petalWidth: 0.26, layers: 2, eye: 0.22 }),
  pansy,
  peony: ruffled,
  rose: ruffled,
  scabiosa: daisy(9, { petal: 'round', petalWidth: 0.3, layers: 2, eye: 0.42 }),
  zinnia: dahlia,
};

export const flowerHeadOf = (plantId: string): FlowerHead => HEADS[plantId] ?? daisy(12, {});
