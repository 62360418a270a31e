import type { Ground } from './ground';

/** The best plan that a ground has held; written down only when the ground is about to lose it. */
export class BestPlan {
  value: number;
  #isThere = true;
  #count = 0;
  readonly #kind: Int32Array;
  readonly #x: Int32Array;
  readonly #y: Int32Array;

  constructor(readonly ground: Ground) {
    this.value = ground.total;
    this.#kind = new Int32Array(ground.cells);
    this.#x = new Int32Array(ground.cells);
    this.#y = new Int32Array(ground.cells);
  }

  /** Before a change whose gain is known. */
  leaving(gain: number): void {
    if (gain >= 0 || !this.#isThere) return;
    this.#isThere = false;
    const { planned, count, kind, x, y } = this.ground;
    this.#count = count;
    for (let i = 0; i < count; i += 1) {
      const slot = planned[i] as number;
      this.#kind[i] = kind[slot] as number;
      this.#x[i] = x[slot] as number;
      this.#y[i] = y[slot] as number;
    }
  }

  /** After a change. */
  changed(): void {
    if (this.ground.total <= this.value) return;
    this.value = this.ground.total;
    this.#isThere = true;
  }

  /** Leaves the ground with the best plan. */
  restore(): void {
    if (this.#isThere) return;
    const { ground } = this;
    while (ground.count > 0) ground.remove(ground.planned[ground.count - 1] as number);
    for (let i = 0; i < this.#count; i += 1)
      ground.add(this.#kind[i] as number, this.#x[i] as number, this.#y[i] as number);
    this.#isThere = true;
  }
}
