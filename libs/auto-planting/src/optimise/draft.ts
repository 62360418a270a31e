import type { Bed, Scorer, Standing } from '../problem/bed';
import { distanceBetween } from '../problem/distance';
import type { Kind } from '../problem/kind';
import { COMPANION_REACH } from '../relations';
import type { Attempt } from './attempt';

/** A scorer that knows what a change is worth before it is made. */
export type PairScorer = Scorer & Required<Pick<Scorer, 'gainBy' | 'between'>>;

export const isPairScorer = (scorer: Scorer): scorer is PairScorer =>
  scorer.gainBy !== undefined && scorer.between !== undefined;

/**
 * A change to a bed that is thought through before it is made: the bed and its scorer hear of it only when it is
 * good enough, for telling them costs far more than the thought.
 */
export class Draft {
  /** What the total gains, in units. */
  gain = 0;
  readonly removed: Standing[] = [];
  readonly placed: Standing[] = [];
  /** By cell, the change that last freed or took it. */
  readonly #freed: Int32Array;
  readonly #taken: Int32Array;
  readonly #counts: Int32Array;
  #change = 0;

  constructor(
    readonly bed: Bed,
    readonly scorer: PairScorer,
  ) {
    const { width, height, kinds } = bed.problem;
    this.#freed = new Int32Array(width * height);
    this.#taken = new Int32Array(width * height);
    this.#counts = new Int32Array(kinds.length);
  }

  /** Begins a change; the last one is forgotten. */
  begin(): void {
    for (const { kind } of this.removed) this.#counts[kind.index] = 0;
    for (const { kind } of this.placed) this.#counts[kind.index] = 0;
    this.gain = 0;
    this.removed.length = 0;
    this.placed.length = 0;
    this.#change += 1;
  }

  remove(plant: Standing): void {
    this.gain -= this.gainBy(plant.kind, plant.x, plant.y);
    this.removed.push(plant);
    this.#tally(plant.kind, -1);
    this.#mark(this.#freed, plant, this.#change);
  }

  isFree(x: number, y: number): boolean {
    const cell = y * this.bed.problem.width + x;
    if (this.#taken[cell] === this.#change) return false;
    return this.bed.isFree(x, y) || this.#freed[cell] === this.#change;
  }

  /** How many more of a kind its count admits. */
  spare(kind: Kind): number {
    return kind.limit - (this.bed.counts[kind.index] as number) - (this.#counts[kind.index] as number);
  }

  /** Whether one more of the kind may stand there, its count aside. */
  canPlace(kind: Kind, x: number, y: number): boolean {
    return this.#hasRoom(kind, x, y) && (!this.bed.isStrict || this.#isAmongFriends(kind, x, y));
  }

  #hasRoom(kind: Kind, x: number, y: number): boolean {
    const { width, height } = this.bed.problem;
    if (x < 0 || y < 0 || x + kind.width > width || y + kind.height > height) return false;
    for (let row = y; row < y + kind.height; row += 1)
      for (let column = x; column < x + kind.width; column += 1) if (!this.isFree(column, row)) return false;
    return true;
  }

  #isAmongFriends(kind: Kind, x: number, y: number): boolean {
    const { isBad, kinds } = this.bed.problem;
    const isFriend = (other: Standing) => isBad[kind.index * kinds.length + other.kind.index] === 0;
    const here = { x, y, width: kind.width, height: kind.height };
    return (
      this.placed.every((other) => distanceBetween(here, other) > COMPANION_REACH || isFriend(other)) &&
      this.bed
        .near(x, y, kind.width, kind.height, COMPANION_REACH)
        .every((other) => this.#isRemoved(other) || isFriend(other))
    );
  }

  /** What one more of a kind would gain there. */
  gainBy(kind: Kind, x: number, y: number): number {
    const { scorer, removed, placed } = this;
    let gain = scorer.gainBy(kind, x, y);
    for (let i = 0; i < removed.length; i += 1) gain -= scorer.between(kind, x, y, removed[i] as Standing);
    for (let i = 0; i < placed.length; i += 1) gain += scorer.between(kind, x, y, placed[i] as Standing);
    return gain;
  }

  /** There must be room. */
  place(kind: Kind, x: number, y: number): void {
    this.gain += this.gainBy(kind, x, y);
    const plant = { kind, x, y, width: kind.width, height: kind.height };
    this.placed.push(plant);
    this.#tally(kind, 1);
    this.#mark(this.#taken, plant, this.#change);
  }

  /**
   * Makes the change; what would go and come back is left alone.
   * @returns whether something changed and the bed's rules admit all of it; if not, the attempt may hold steps to be
   * undone
   */
  make(attempt: Attempt): boolean {
    const { removed, placed } = this;
    for (const plant of removed) if (!placed.some((other) => isSame(plant, other))) attempt.remove(plant);
    for (const plant of placed)
      if (!removed.some((other) => isSame(plant, other)) && !attempt.place(plant.kind, plant.x, plant.y))
        return false;
    return !attempt.isEmpty;
  }

  #isRemoved({ x, y }: Standing): boolean {
    return this.#freed[y * this.bed.problem.width + x] === this.#change;
  }

  #tally(kind: Kind, by: 1 | -1): void {
    this.#counts[kind.index] = (this.#counts[kind.index] as number) + by;
  }

  #mark(marks: Int32Array, { x, y, width, height }: Standing, change: number): void {
    const columns = this.bed.problem.width;
    for (let row = y; row < y + height; row += 1)
      for (let cell = row * columns + x; cell < row * columns + x + width; cell += 1) marks[cell] = change;
  }
}

const isSame = (a: Standing, b: Standing): boolean => a.x === b.x && a.y === b.y && a.kind === b.kind;
