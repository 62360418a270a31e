import type { PlantRequest } from '../input';
import { createRandom } from '../random';

/**
 * A plot cut at random into rectangles of such sides, 1 to 4 where they are left out, so that all of it can be filled: a piece with a longer side is
 * cut in two across that side, anywhere, and so on.
 */
export function plantedInstance(
  width: number,
  height: number,
  seed: number,
  largestSide = 4,
  smallestSide = 1,
): { readonly matrix: 1[][]; readonly plants: readonly PlantRequest[] } {
  const random = createRandom(seed);
  const counts = new Map<string, number>();
  function cut(w: number, h: number): void {
    if (w <= largestSide && h <= largestSide) {
      counts.set(`${w} x ${h}`, (counts.get(`${w} x ${h}`) ?? 0) + 1);
      return;
    }
    const isAcross = w > largestSide && (h <= largestSide || random() < 0.5);
    const at = smallestSide + Math.floor(random() * ((isAcross ? w : h) - 2 * smallestSide + 1));
    if (isAcross) {
      cut(at, h);
      cut(w - at, h);
    } else {
      cut(w, at);
      cut(w, h - at);
    }
  }
  cut(width, height);
  const plants = [...counts].map(([key, count]) => {
    const [plantingWidth = 1, plantingHeight = 1] = key.split(' x ').map(Number);
    return { id: key, name: key, count, plantingWidth, plantingHeight };
  });
  return {
    matrix: Array.from({ length: height }, () => Array.from({ length: width }, () => 1 as const)),
    plants,
  };
}
