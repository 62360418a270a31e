import { falloffThirds } from '../../relations';
import { BLOCKED, FREE, type Ground } from './ground';

/** More would make one step long: every two of them are looked at. */
const MOST_PLANTS = 64;

/** Some planned plants that move together, each as far and the same way. */
export class Group {
  readonly slots: Int32Array;
  count = 0;
  /** By slot, the last gathering that it was in. */
  readonly #gatherings: Int32Array;
  #gathering = 0;

  constructor(readonly ground: Ground) {
    this.slots = new Int32Array(MOST_PLANTS);
    this.#gatherings = new Int32Array(ground.cells);
  }

  /** Begins to gather; who was in the group is not any more. */
  begin(): void {
    this.count = 0;
    this.#gathering += 1;
  }

  add(slot: number): void {
    this.slots[this.count] = slot;
    this.count += 1;
    this.#gatherings[slot] = this.#gathering;
  }

  has(slot: number): boolean {
    return this.#gatherings[slot] === this.#gathering;
  }

  /**
   * Becomes what stands in a rectangle, one plant left aside.
   * @returns false where a plant sticks out of it, it lies outside the plot, a cell of it cannot be planted, or
   * too many stand in it
   */
  gather(x: number, y: number, width: number, height: number, aside: number): boolean {
    const { cover, columns, rows, kind, kinds } = this.ground;
    this.begin();
    if (x < 0 || y < 0 || x + width > columns || y + height > rows) return false;
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1) {
        const slot = cover[row * columns + column] as number;
        if (slot === FREE || slot === aside) continue;
        if (slot === BLOCKED) return false;
        const left = this.ground.x[slot] as number;
        const top = this.ground.y[slot] as number;
        if (left < x || top < y) return false;
        if (left !== column || top !== row) continue;
        const of = kind[slot] as number;
        const right = left + (kinds.widths[of] as number);
        const bottom = top + (kinds.heights[of] as number);
        if (right > x + width || bottom > y + height || this.count === MOST_PLANTS) return false;
        this.add(slot);
      }
    return true;
  }

  /**
   * What the total would gain if all moved, in units; beside what stands where they go it counts as side by side.
   * @param isFar whether no plant's new place is within reach of another's old one
   */
  gainOfMove(byX: number, byY: number, isFar: boolean): number {
    const { ground, slots, count } = this;
    let gain = 0;
    for (let i = 0; i < count; i += 1) {
      const slot = slots[i] as number;
      const a = ground.kind[slot] as number;
      const ax = ground.x[slot] as number;
      const ay = ground.y[slot] as number;
      gain += ground.gainBy(a, ax + byX, ay + byY) - ground.gainBy(a, ax, ay);
      for (let j = 0; j < i; j += 1) gain += this.#gainOfPair(slot, slots[j] as number, byX, byY, isFar);
    }
    return gain;
  }

  /** Each was counted beside the other's old place instead of its new one. */
  #gainOfPair(slot: number, other: number, byX: number, byY: number, isFar: boolean): number {
    const { kind, x, y, kinds } = this.ground;
    const a = kind[slot] as number;
    const b = kind[other] as number;
    const perThird = kinds.worth[a * kinds.count + b] as number;
    if (perThird === 0) return 0;
    // Cells from the right and the lower side of each to the left and the upper side of the other.
    const right = (x[other] as number) - (x[slot] as number) - (kinds.widths[a] as number);
    const left = (x[slot] as number) - (x[other] as number) - (kinds.widths[b] as number);
    const below = (y[other] as number) - (y[slot] as number) - (kinds.heights[a] as number);
    const above = (y[slot] as number) - (y[other] as number) - (kinds.heights[b] as number);
    let thirds = 2 * thirdsOf(right, left, below, above);
    if (!isFar)
      thirds -=
        thirdsOf(right - byX, left + byX, below - byY, above + byY) +
        thirdsOf(right + byX, left - byX, below + byY, above - byY);
    return perThird * thirds;
  }

  /** Moves all; the total is the caller's. */
  move(byX: number, byY: number): void {
    this.ground.move(this.slots, this.count, byX, byY);
  }
}

/** Of the two columns and the two rows that lie between two plants, one each is that from side to side. */
function thirdsOf(right: number, left: number, below: number, above: number): number {
  const columns = right > left ? right : left;
  const rows = below > above ? below : above;
  return falloffThirds((columns > rows ? columns : rows) + 1);
}
