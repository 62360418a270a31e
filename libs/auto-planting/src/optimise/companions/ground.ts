import { POINTS_PER_PLANT } from '../../objectives/companion-score';
import type { Bed } from '../../problem/bed';
import type { Kind } from '../../problem/kind';
import { UNITS_PER_POINT } from '../../relations';
import { type FalloffKernel, kernelBetween } from './falloff-kernel';
import { KindTable, type UnitArray, unitArray, worthBetween } from './kind-table';

/** What covers a cell where no planned plant does. */
export const FREE = -1;
export const BLOCKED = -2;

/**
 * A copy of a companion bed to search on: plain arrays of whole numbers, and for every kind and corner what one more
 * plant would gain there. A planned plant is a slot, a kind its place in `kinds`. Nothing here asks for the rules.
 */
export class Ground {
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
  readonly cellBudget: number;
  readonly kinds: KindTable;
  /** By cell: the slot that covers it, or `FREE` or `BLOCKED`. */
  readonly cover: Int32Array;
  /** By slot. */
  readonly kind: Int32Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** The slots of the planned plants are the first `count`. */
  readonly planned: Int32Array;
  count = 0;
  usedCells = 0;
  /** By kind. */
  readonly counts: Int32Array;
  /** Units of the plan. */
  total = 0;
  /** [kind × cells + corner]: what one more would gain there. */
  readonly field: UnitArray;
  /** By slot, its place in `planned`. */
  readonly #places: Int32Array;

  constructor(bed: Bed, kinds: readonly Kind[]) {
    const { problem, isStrict } = bed;
    this.columns = problem.width;
    this.rows = problem.height;
    this.cells = problem.width * problem.height;
    this.cellBudget = problem.cellBudget;
    this.kinds = new KindTable(kinds, problem, isStrict);
    this.cover = Int32Array.from(problem.free, (free) => (free === 1 ? FREE : BLOCKED));
    this.kind = new Int32Array(this.cells);
    this.x = new Int32Array(this.cells);
    this.y = new Int32Array(this.cells);
    this.planned = Int32Array.from({ length: this.cells }, (_, slot) => slot);
    this.#places = this.planned.slice();
    this.counts = new Int32Array(kinds.length);
    this.field = unitArray(kinds.length * this.cells, isStrict);
    this.field.fill(POINTS_PER_PLANT * UNITS_PER_POINT);
    for (const kept of bed.kept)
      kinds.forEach((kind, i) => {
        const perThird = worthBetween(kept.kind, kind, problem, isStrict);
        this.#spreadTo(i, kernelBetween(kept, kind), kept.x, kept.y, perThird);
      });
    for (const { kind, x, y } of bed.planned) this.add(kinds.indexOf(kind), x, y);
  }

  /** What one more of a kind would gain there, in units. */
  gainBy(kind: number, x: number, y: number): number {
    return this.field[kind * this.cells + y * this.columns + x] as number;
  }

  add(kind: number, x: number, y: number): void {
    this.total += this.gainBy(kind, x, y);
    const slot = this.planned[this.count] as number;
    this.count += 1;
    this.counts[kind] = (this.counts[kind] as number) + 1;
    this.usedCells += this.kinds.areas[kind] as number;
    this.kind[slot] = kind;
    this.setDown(slot, x, y);
  }

  remove(slot: number): void {
    const kind = this.kind[slot] as number;
    this.lift(slot);
    this.count -= 1;
    const last = this.planned[this.count] as number;
    const place = this.#places[slot] as number;
    this.planned[place] = last;
    this.#places[last] = place;
    this.planned[this.count] = slot;
    this.#places[slot] = this.count;
    this.counts[kind] = (this.counts[kind] as number) - 1;
    this.usedCells -= this.kinds.areas[kind] as number;
    this.total -= this.gainBy(kind, this.x[slot] as number, this.y[slot] as number);
  }

  /** Takes a plant off its cells, to be set down again; the total is the caller's. */
  lift(slot: number): void {
    this.#mark(slot, FREE);
    this.#spread(slot, -1);
  }

  /** Sets down what was lifted; the total is the caller's. */
  setDown(slot: number, x: number, y: number): void {
    this.x[slot] = x;
    this.y[slot] = y;
    this.#mark(slot, slot);
    this.#spread(slot, 1);
  }

  /** Two plants of one size change places: each takes the other's kind. The total is the caller's. */
  swap(slot: number, other: number): void {
    const { worth, count } = this.kinds;
    const a = this.kind[slot] as number;
    const b = this.kind[other] as number;
    this.kind[slot] = b;
    this.kind[other] = a;
    for (let k = 0; k < count; k += 1) {
      const perThird = (worth[b * count + k] as number) - (worth[a * count + k] as number);
      if (perThird === 0) continue;
      const kernel = this.kinds.kernel(a, k);
      this.#spreadTo(k, kernel, this.x[slot] as number, this.y[slot] as number, perThird);
      this.#spreadTo(k, kernel, this.x[other] as number, this.y[other] as number, -perThird);
    }
  }

  #mark(slot: number, as: number): void {
    const kind = this.kind[slot] as number;
    const width = this.kinds.widths[kind] as number;
    const height = this.kinds.heights[kind] as number;
    let cell = (this.y[slot] as number) * this.columns + (this.x[slot] as number);
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) this.cover[cell + column] = as;
      cell += this.columns;
    }
  }

  #spread(slot: number, by: 1 | -1): void {
    const { worth, count } = this.kinds;
    const kind = this.kind[slot] as number;
    for (let k = 0; k < count; k += 1) {
      const perThird = worth[kind * count + k] as number;
      if (perThird !== 0)
        this.#spreadTo(
          k,
          this.kinds.kernel(kind, k),
          this.x[slot] as number,
          this.y[slot] as number,
          by * perThird,
        );
    }
  }

  /** Adds a plant's worth to the corners of one kind. */
  #spreadTo(kind: number, kernel: FalloffKernel, x: number, y: number, perThird: number): void {
    const { field, columns } = this;
    const left = x - kernel.left;
    const top = y - kernel.top;
    const first = Math.max(0, -left);
    const end = Math.min(kernel.columns.length, columns - left);
    const bottom = Math.min(kernel.rows.length, this.rows - top);
    for (let row = Math.max(0, -top); row < bottom; row += 1) {
      const most = kernel.rows[row] as number;
      const to = kind * this.cells + (top + row) * columns + left;
      for (let column = first; column < end; column += 1) {
        const thirds = kernel.columns[column] as number;
        field[to + column] = (field[to + column] as number) + perThird * (thirds < most ? thirds : most);
      }
    }
  }
}
