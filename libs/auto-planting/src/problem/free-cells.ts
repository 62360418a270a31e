import { type Footprint, isPlantable, type Matrix, sizeOf } from '@planted/garden-domain';

/** The cells of a plot that are plantable and still empty. */
export class FreeCells {
  readonly width: number;
  readonly height: number;
  readonly #free: Uint8Array;

  constructor(matrix: Matrix, kept: readonly Footprint[]) {
    ({ width: this.width, height: this.height } = sizeOf(matrix));
    this.#free = new Uint8Array(this.width * this.height);
    for (let y = 0; y < this.height; y += 1)
      for (let x = 0; x < this.width; x += 1)
        if (isPlantable(matrix, x, y)) this.#free[y * this.width + x] = 1;
    for (const footprint of kept) this.take(footprint);
  }

  /** Whether every cell under the footprint is inside, plantable and empty (2 §5). */
  fits({ x, y, width, height }: Footprint): boolean {
    if (x < 0 || y < 0 || x + width > this.width || y + height > this.height) return false;
    for (let row = y; row < y + height; row += 1)
      for (let cell = row * this.width + x; cell < row * this.width + x + width; cell += 1)
        if (this.#free[cell] === 0) return false;
    return true;
  }

  /** Marks the cells under the footprint as taken. */
  take({ x, y, width, height }: Footprint): void {
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row += 1)
      this.#free.fill(
        0,
        row * this.width + Math.max(0, x),
        row * this.width + Math.min(this.width, x + width),
      );
  }
}
