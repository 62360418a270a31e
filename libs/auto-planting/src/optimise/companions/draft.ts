import type { BestPlan } from './best-plan';
import { FREE, type Ground } from './ground';

/**
 * A change to a ground that is thought through before it is made: the ground's tables follow only when it is good
 * enough, for that costs far more than the thought.
 */
export class Draft {
  /** What the total gains, in units. */
  gain = 0;
  /** Slots, as many as `removedCount`. */
  readonly removed: Int32Array;
  removedCount = 0;
  /** What is placed; a kind of -1 is placed no more. */
  readonly #kind: Int32Array;
  readonly #x: Int32Array;
  readonly #y: Int32Array;
  #placedCount = 0;
  /** By cell, the change that last freed or took it. */
  readonly #freed: Int32Array;
  readonly #taken: Int32Array;
  #change = 0;
  readonly #counts: Int32Array;
  #usedCells = 0;

  constructor(
    readonly ground: Ground,
    readonly best: BestPlan,
  ) {
    const { cells, kinds } = ground;
    this.removed = new Int32Array(cells);
    this.#kind = new Int32Array(cells);
    this.#x = new Int32Array(cells);
    this.#y = new Int32Array(cells);
    this.#freed = new Int32Array(cells);
    this.#taken = new Int32Array(cells);
    this.#counts = new Int32Array(kinds.count);
  }

  /** Begins a change; the last one is forgotten. */
  begin(): void {
    this.gain = 0;
    this.removedCount = 0;
    this.#placedCount = 0;
    this.#counts.fill(0);
    this.#usedCells = 0;
    this.#change += 1;
  }

  remove(slot: number): void {
    const { ground } = this;
    const kind = ground.kind[slot] as number;
    const x = ground.x[slot] as number;
    const y = ground.y[slot] as number;
    this.gain -= this.gainBy(kind, x, y);
    this.removed[this.removedCount] = slot;
    this.removedCount += 1;
    this.#tally(kind, -1);
    this.#mark(this.#freed, kind, x, y);
  }

  /** Whether this change has removed what covered a cell. */
  isFreed(cell: number): boolean {
    return this.#freed[cell] === this.#change;
  }

  isFree(cell: number): boolean {
    return this.#taken[cell] !== this.#change && (this.ground.cover[cell] === FREE || this.isFreed(cell));
  }

  /** Whether the count and the cells that may be planted admit one more. */
  admits(kind: number): boolean {
    const { counts, kinds, usedCells, cellBudget } = this.ground;
    return (
      (counts[kind] as number) + (this.#counts[kind] as number) < (kinds.limits[kind] as number) &&
      usedCells + this.#usedCells + (kinds.areas[kind] as number) <= cellBudget
    );
  }

  hasRoom(kind: number, x: number, y: number): boolean {
    const { columns, rows, kinds } = this.ground;
    const right = x + (kinds.widths[kind] as number);
    const bottom = y + (kinds.heights[kind] as number);
    if (x < 0 || y < 0 || right > columns || bottom > rows) return false;
    for (let row = y; row < bottom; row += 1)
      for (let column = x; column < right; column += 1)
        if (!this.isFree(row * columns + column)) return false;
    return true;
  }

  /** What one more of a kind would gain there, in units. */
  gainBy(kind: number, x: number, y: number): number {
    const { ground, removed } = this;
    const { kinds } = ground;
    let gain = ground.gainBy(kind, x, y);
    for (let i = 0; i < this.removedCount; i += 1) {
      const slot = removed[i] as number;
      const other = ground.kind[slot] as number;
      gain -= kinds.between(kind, x, y, other, ground.x[slot] as number, ground.y[slot] as number);
    }
    for (let i = 0; i < this.#placedCount; i += 1) {
      const other = this.#kind[i] as number;
      gain += kinds.between(kind, x, y, other, this.#x[i] as number, this.#y[i] as number);
    }
    return gain;
  }

  /** There must be room. */
  place(kind: number, x: number, y: number): void {
    this.gain += this.gainBy(kind, x, y);
    this.#kind[this.#placedCount] = kind;
    this.#x[this.#placedCount] = x;
    this.#y[this.#placedCount] = y;
    this.#placedCount += 1;
    this.#tally(kind, 1);
    this.#mark(this.#taken, kind, x, y);
  }

  /**
   * Makes the change where it loses no more than a threshold; what would go and come back is left alone.
   * @returns whether it was made
   */
  make(threshold: number): boolean {
    if (this.gain < -threshold) return false;
    const { ground } = this;
    this.best.leaving(this.gain);
    for (let i = 0; i < this.removedCount; i += 1) {
      const slot = this.removed[i] as number;
      if (!this.#comesBack(slot)) ground.remove(slot);
    }
    for (let i = 0; i < this.#placedCount; i += 1) {
      const kind = this.#kind[i] as number;
      if (kind >= 0) ground.add(kind, this.#x[i] as number, this.#y[i] as number);
    }
    return true;
  }

  /** Whether the same is placed again where it was removed; then it is placed no more. */
  #comesBack(slot: number): boolean {
    const { kind, x, y } = this.ground;
    for (let i = 0; i < this.#placedCount; i += 1) {
      if (this.#kind[i] !== kind[slot] || this.#x[i] !== x[slot] || this.#y[i] !== y[slot]) continue;
      this.#kind[i] = -1;
      return true;
    }
    return false;
  }

  #tally(kind: number, by: 1 | -1): void {
    this.#counts[kind] = (this.#counts[kind] as number) + by;
    this.#usedCells += by * (this.ground.kinds.areas[kind] as number);
  }

  #mark(marks: Int32Array, kind: number, x: number, y: number): void {
    const { columns, kinds } = this.ground;
    const right = x + (kinds.widths[kind] as number);
    const bottom = y + (kinds.heights[kind] as number);
    for (let row = y; row < bottom; row += 1)
      marks.fill(this.#change, row * columns + x, row * columns + right);
  }
}
