import type { Footprint } from '@planted/garden-domain';
import type { Problem } from '../problem/problem';

/** How many neighbors there can be at 1, 2 and 3 ft: each takes at least one cell of that ring. */
export type Rings = readonly [number, number, number];

/** Counts the free cells of any rectangle at once (a summed-area table). */
export class FreeSums {
  readonly #sums: Int32Array;

  constructor(readonly problem: Problem) {
    const { width, height, free } = problem;
    this.#sums = new Int32Array((width + 1) * (height + 1));
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        this.#sums[(y + 1) * (width + 1) + x + 1] =
          (free[y * width + x] as number) + this.#sum(x, y + 1) + this.#sum(x + 1, y) - this.#sum(x, y);
  }

  ringsAround(footprint: Footprint): Rings {
    const within = (reach: number) => this.#within(footprint, reach);
    return [within(1) - within(0), within(2) - within(1), within(3) - within(2)];
  }

  #within({ x, y, width, height }: Footprint, reach: number): number {
    const left = Math.max(0, x - reach);
    const top = Math.max(0, y - reach);
    const right = Math.min(this.problem.width, x + width + reach);
    const bottom = Math.min(this.problem.height, y + height + reach);
    return this.#sum(right, bottom) - this.#sum(left, bottom) - this.#sum(right, top) + this.#sum(left, top);
  }

  #sum(x: number, y: number): number {
    return this.#sums[y * (this.problem.width + 1) + x] as number;
  }
}
