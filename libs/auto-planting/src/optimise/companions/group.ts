import { BLOCKED, FREE, type Ground } from './ground';

/** More would make one step long: every two of them are looked at. */
const MOST_PLANTS = 64;

/** Some planned plants that move together, each as far and the same way. */
export class Group {
  readonly slots: Int32Array;
  count = 0;

  constructor(readonly ground: Ground) {
    this.slots = new Int32Array(MOST_PLANTS);
  }

  add(slot: number): void {
    this.slots[this.count] = slot;
    this.count += 1;
  }

  has(slot: number): boolean {
    for (let i = 0; i < this.count; i += 1) if (this.slots[i] === slot) return true;
    return false;
  }

  /**
   * Becomes what stands in a rectangle, one plant left aside.
   * @returns false where a plant sticks out of it, it lies outside the plot, a cell of it cannot be planted, or
   * too many stand in it
   */
  gather(x: number, y: number, width: number, height: number, aside: number): boolean {
    const { cover, columns, rows, kind, kinds } = this.ground;
    this.count = 0;
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
    const { kinds } = ground;
    let gain = 0;
    for (let i = 0; i < count; i += 1) {
      const slot = slots[i] as number;
      const a = ground.kind[slot] as number;
      const ax = ground.x[slot] as number;
      const ay = ground.y[slot] as number;
      gain += ground.gainBy(a, ax + byX, ay + byY) - ground.gainBy(a, ax, ay);
      for (let j = 0; j < i; j += 1) {
        const other = slots[j] as number;
        const b = ground.kind[other] as number;
        if (kinds.worth[a * kinds.count + b] === 0) continue;
        const bx = ground.x[other] as number;
        const by = ground.y[other] as number;
        // Each was counted beside the other's old place instead of its new one.
        gain += 2 * kinds.between(a, ax, ay, b, bx, by);
        if (!isFar)
          gain -=
            kinds.between(a, ax + byX, ay + byY, b, bx, by) + kinds.between(a, ax, ay, b, bx + byX, by + byY);
      }
    }
    return gain;
  }

  /** Moves all; the total is the caller's. */
  move(byX: number, byY: number): void {
    const { ground, slots, count } = this;
    for (let i = 0; i < count; i += 1) ground.lift(slots[i] as number);
    for (let i = 0; i < count; i += 1) {
      const slot = slots[i] as number;
      ground.setDown(slot, (ground.x[slot] as number) + byX, (ground.y[slot] as number) + byY);
    }
  }
}
