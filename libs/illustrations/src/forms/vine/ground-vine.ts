import { leafShade, light } from '../../color';
import { drawFruit } from '../../fruit';
import type { FruitKind } from '../../fruit';
import type { Pen } from '../../pen';
import type { Subject } from '../../subject';
import { stroke } from '../../svg';
import type { Markup } from '../../svg';

const TENDRILS = 'M92 18c4-8-4-11-6-5s5 7 8 2M62 34c4 8 10 8 11 3s-6-4-5 1';
const LEAF_LOOK = { profile: 'round', teeth: 0.2, notches: 5 } as const;

const SIZES: Partial<Record<FruitKind, number>> = { pumpkin: 27, butternut: 22 };

/** A runner that arches over one heavy fruit. */
export function groundVine(pen: Pen, { leaf, accent, accent2 }: Subject, kind: FruitKind): Markup {
  const isButternut = kind === 'butternut';
  const runner = stroke('M6 80C14 40 34 22 52 34S80 40 92 18', leafShade(leaf, 0.15), 3.6);
  const foliage =
    pen.leaf(20, 54, 30, 17, -130, leaf, LEAF_LOOK) +
    pen.leaf(44, 34, 30, 17, -108, light(leaf, 0.06), LEAF_LOOK) +
    pen.leaf(76, 38, 30, 17, -62, leaf, LEAF_LOOK) +
    pen.leaf(80, 48, 22, 13, 30, leafShade(leaf, 0.14), LEAF_LOOK);
  const blossom =
    kind === 'watermelon' ? '' : pen.flower(20, 68, 9.5, 5, '#f5b12e', '#d98317', { petalWidth: 0.36 });
  return (
    runner +
    pen.fine(() => stroke(TENDRILS, light(leaf, 0.12), 1.8)) +
    foliage +
    blossom +
    drawFruit(pen, kind, {
      x: isButternut ? 54 : 53,
      y: isButternut ? 66 : 68,
      size: SIZES[kind] ?? 23,
      skin: accent,
      second: accent2,
      leaf,
    })
  );
}
