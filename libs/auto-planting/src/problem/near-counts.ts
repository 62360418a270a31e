import type { Footprint } from '@planted/garden-domain';

/** For every cell, how many of the added plants stand within a number of feet of it. */
export class NearCounts {
  /** Cells that have at least one near; only those with a mark of 1 in `counted`, where that is given. */
  covered = 0;
  readonly #near: Uint16Array;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly reach: number,
    readonly counted?: Uint8Array,
  ) {
    this.#near = new Uint16Array(width * height);
  }

  add({ x, y, width, height }: Footprint, by: 1 | -1): void {
    const right = Math.min(this.width, x + width + this.reach);
    const bottom = Math.min(this.height, y + height + this.reach);
    for (let row = Math.max(0, y - this.reach); row < bottom; row += 1)
      for (let column = Math.max(0, x - this.reach); column < right; column += 1) {
        const cell = row * this.width + column;
        const before = this.#near[cell] as number;
        this.#near[cell] = before + by;
        if (this.counted && this.counted[cell] === 0) continue;
        if (before === 0) this.covered += 1;
        else if (before + by === 0) this.covered -= 1;
      }
  }

  /** Whether one of the added plants is within reach of a footprint. */
  touches(x: number, y: number, width: number, height: number): boolean {
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1)
        if ((this.#near[row * this.width + column] as number) > 0) return true;
    return false;
  }

  /** How many cells a plant there would newly cover. */
  gain({ x, y, width, height }: Footprint): number {
    const right = Math.min(this.width, x + width + this.reach);
    const bottom = Math.min(this.height, y + height + this.reach);
    let gain = 0;
    for (let row = Math.max(0, y - this.reach); row < bottom; row += 1)
      for (let column = Math.max(0, x - this.reach); column < right; column += 1) {
        const cell = row * this.width + column;
        if (this.#near[cell] === 0 && this.counted?.[cell] !== 0) gain += 1;
      }
    return gain;
  }
}
