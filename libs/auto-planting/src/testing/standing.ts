import type { AutoPlantingInput, OptimizedResult, PlantTraits } from '../index';

export interface Standing extends PlantTraits {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isPlanned: boolean;
}

/**
 * Whether a plan places fewer of the requested plants than the one it began with, or as many at a lower value, but for
 * what it says that was given up for what a gardener thinks of.
 */
export function isWorseThanStart(input: AutoPlantingInput, { score, start }: OptimizedResult): boolean {
  if (score.requested !== start.requested) return score.requested < start.requested;
  const { traded = 0 } = score;
  return score.value + traded < start.value || (traded > 0 && !input.site && !input.rotation);
}

/** Feet between two plants: 1 where they touch. Found by trying every pair of their cells. */
export function feetBetween(a: Standing, b: Standing): number {
  let least = Number.POSITIVE_INFINITY;
  for (let ax = a.x; ax < a.x + a.width; ax += 1)
    for (let ay = a.y; ay < a.y + a.height; ay += 1)
      for (let bx = b.x; bx < b.x + b.width; bx += 1)
        for (let by = b.y; by < b.y + b.height; by += 1)
          least = Math.min(least, Math.max(Math.abs(ax - bx), Math.abs(ay - by)));
  return least;
}
