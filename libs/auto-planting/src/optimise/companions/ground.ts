import { POINTS_PER_PLANT } from '../../objectives/companion-score';
import type { Bed } from '../../problem/bed';
import type { Kind } from '../../problem/kind';
import { COMPANION_REACH, UNITS_PER_POINT } from '../../relations';
import { KindTable, type UnitArray, unitArray, worthBetween } from './kind-table';
import { press, stampOf } from './stamp';

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
  /** By slot, where its corner stands in a field. */
  readonly corners: Int32Array;
  /** The slots of the planned plants are the first `count`. */
  readonly planned: Int32Array;
  count = 0;
  usedCells = 0;
  /** By kind. */
  readonly counts: Int32Array;
  /** Units of the plan. */
  total = 0;
  /**
   * [kind × plane + corner]: what one more would gain there. A margin around the plot takes what is spread beyond it,
   * so that nobody needs to ask where the plot ends.
   */
  readonly field: UnitArray;
  /** Length of the field of one kind. */
  readonly plane: number;
  readonly #stride: number;
  /** The corner of the first cell. */
  readonly #origin: number;
  /** By slot, its place in `planned`. */
  readonly #places: Int32Array;

  constructor(bed: Bed, kinds: readonly Kind[]) {
    const { problem, isStrict } = bed;
    this.columns = problem.width;
    this.rows = problem.height;
    this.cells = problem.width * problem.height;
    this.cellBudget = problem.cellBudget;
    // A plant beside the plot's edge would reach so far beyond it. Right of a row lies what is left of the next.
    const marginX = Math.max(1, ...kinds.map(({ width }) => width)) + COMPANION_REACH - 1;
    const marginY = Math.max(1, ...kinds.map(({ height }) => height)) + COMPANION_REACH - 1;
    const shape = { columns: this.columns, rows: this.rows, stride: this.columns + marginX };
    this.#stride = shape.stride;
    this.#origin = marginY * this.#stride + marginX;
    this.plane = (marginY + this.rows + COMPANION_REACH + 1) * this.#stride;
    this.kinds = new KindTable(kinds, problem, isStrict, shape);
    this.cover = Int32Array.from(problem.free, (free) => (free === 1 ? FREE : BLOCKED));
    this.kind = new Int32Array(this.cells);
    this.x = new Int32Array(this.cells);
    this.y = new Int32Array(this.cells);
    this.corners = new Int32Array(this.cells);
    this.planned = Int32Array.from({ length: this.cells }, (_, slot) => slot);
    this.#places = this.planned.slice();
    this.counts = new Int32Array(kinds.length);
    this.field = unitArray(kinds.length * this.plane, isStrict);
    this.field.fill(POINTS_PER_PLANT * UNITS_PER_POINT);
    for (const kept of bed.kept)
      kinds.forEach((kind, i) => {
        const perThird = worthBetween(kept.kind, kind, problem, isStrict);
        const at = i * this.plane + this.corner(kept.x, kept.y);
        press(this.field, stampOf(kept, kind, shape), at, perThird);
      });
    for (const { kind, x, y } of bed.planned) this.add(kinds.indexOf(kind), x, y);
  }

  /** What one more of a kind would gain there, in units. */
  gainBy(kind: number, x: number, y: number): number {
    return this.field[kind * this.plane + this.corner(x, y)] as number;
  }

  /** Where a corner stands in the field of a kind. */
  corner(x: number, y: number): number {
    return this.#origin + y * this.#stride + x;
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
    this.corners[slot] = this.corner(x, y);
    this.#mark(slot, slot);
    this.#spread(slot, 1);
  }

  /** Moves the first so many of some plants, all as far; the total is the caller's. */
  move(slots: Int32Array, count: number, byX: number, byY: number): void {
    for (let i = 0; i < count; i += 1) this.#mark(slots[i] as number, FREE);
    for (let i = 0; i < count; i += 1) {
      const slot = slots[i] as number;
      this.#spreadMove(slot, byX, byY);
      this.x[slot] = (this.x[slot] as number) + byX;
      this.y[slot] = (this.y[slot] as number) + byY;
      this.corners[slot] = (this.corners[slot] as number) + byY * this.#stride + byX;
      this.#mark(slot, slot);
    }
  }

  /** Two plants of one size change places: each takes the other's kind. The total is the caller's. */
  swap(slot: number, other: number): void {
    const { field, plane, kinds } = this;
    const { worth, count } = kinds;
    const a = this.kind[slot] as number;
    const b = this.kind[other] as number;
    const size = kinds.sizes[a] as number;
    this.kind[slot] = b;
    this.kind[other] = a;
    const here = this.corners[slot] as number;
    const there = this.corners[other] as number;
    for (let k = 0; k < count; k += 1) {
      const perThird = (worth[b * count + k] as number) - (worth[a * count + k] as number);
      if (perThird === 0) continue;
      const stamp = kinds.stamps.of(size, kinds.sizes[k] as number);
      press(field, stamp, k * plane + here, perThird);
      press(field, stamp, k * plane + there, -perThird);
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

  /** Adds a plant's worth to the fields of those that it is related to. */
  #spread(slot: number, by: 1 | -1): void {
    const { field, plane, kinds } = this;
    const kind = this.kind[slot] as number;
    const size = kinds.sizes[kind] as number;
    const at = this.corners[slot] as number;
    const related = kinds.related[kind] as Int32Array;
    for (let i = 0; i < related.length; i += 1) {
      const k = related[i] as number;
      const perThird = kinds.worth[kind * kinds.count + k] as number;
      press(field, kinds.stamps.of(size, kinds.sizes[k] as number), k * plane + at, by * perThird);
    }
  }

  /** The same of a plant that is about to move. */
  #spreadMove(slot: number, byX: number, byY: number): void {
    const { field, plane, kinds } = this;
    const kind = this.kind[slot] as number;
    const size = kinds.sizes[kind] as number;
    const from = this.corners[slot] as number;
    const related = kinds.related[kind] as Int32Array;
    for (let i = 0; i < related.length; i += 1) {
      const k = related[i] as number;
      const other = kinds.sizes[k] as number;
      const perThird = kinds.worth[kind * kinds.count + k] as number;
      const at = k * plane + from;
      const move = kinds.stamps.ofMove(size, other, byX, byY);
      if (move) press(field, move, at, perThird);
      else {
        const stamp = kinds.stamps.of(size, other);
        press(field, stamp, at, -perThird);
        press(field, stamp, at + byY * this.#stride + byX, perThird);
      }
    }
  }
}
