import type { Bed, Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';

/** Changes to a bed that are tried together and can be taken back together. */
export class Attempt {
  readonly #steps: { readonly plant: Standing; readonly isPlaced: boolean }[] = [];

  constructor(readonly bed: Bed) {}

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  /** Places a plant if the bed's rules admit it there. */
  place(kind: Kind, x: number, y: number): boolean {
    if (!this.bed.canPlace(kind, x, y)) return false;
    this.#steps.push({ plant: this.bed.place(kind, x, y), isPlaced: true });
    return true;
  }

  remove(plant: Standing): void {
    this.bed.remove(plant);
    this.#steps.push({ plant, isPlaced: false });
  }

  /** What was planned before these changes. */
  before(): Standing[] {
    const planned = new Set(this.bed.planned);
    for (const { plant, isPlaced } of this.#steps.toReversed())
      if (isPlaced) planned.delete(plant);
      else planned.add(plant);
    return [...planned];
  }

  undo(): void {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop())
      if (step.isPlaced) this.bed.remove(step.plant);
      else this.bed.restore(step.plant);
  }

  /** Forgets what was done: it stays. */
  keep(): void {
    this.#steps.length = 0;
  }
}
