import type { Footprint } from '@planted/garden-domain';
import { Bed } from '../problem/bed';
import type { Kind } from '../problem/kind';
import type { Problem } from '../problem/problem';
import type { Chance } from './chance';

/** Places tried until an attempt is given up and another begins: what went wrong went wrong near its beginning. */
const NODES_OF_ATTEMPT = 4_000;
/** How many plants fewer than the most are tried for, at most, in turn. */
const GOALS = 6;

/** A requested plant and where it is placed. */
export interface Packed extends Pick<Footprint, 'x' | 'y'> {
  readonly kind: Kind;
}

/**
 * Looks for a place for every requested plant, whatever the objective: the first free cell takes a plant at random or
 * stays empty, and so on, with backtracking, and after some thousand places again from the beginning. Where not all
 * can have one, it tries for the most that can, the smallest first.
 */
export class Packer {
  /** The most requested plants that it has found places for, more than `least`; undefined until then. */
  best: readonly Packed[] | undefined;
  readonly #cells: readonly number[];
  readonly #free: Uint8Array;
  /** Rules between plants hold here; undefined where there are none. */
  readonly #bed: Bed | undefined;
  #goals: Goal[];
  #attempts = 0;

  /**
   * @param least requested plants that have places already
   * @param most that any plan can place
   */
  constructor(
    readonly problem: Problem,
    readonly chance: Chance,
    least: number,
    most: number,
  ) {
    const { free } = problem;
    this.#free = free.slice();
    this.#cells = [...free.keys()].filter((cell) => free[cell] === 1);
    const bed = new Bed(problem);
    this.#bed = bed.hasRulesBetweenPlants ? bed : undefined;
    this.#goals = goalsOf(problem, least, most);
  }

  /** Nothing more is to be found. */
  get isDone(): boolean {
    return this.#goals.length === 0;
  }

  /** Tries about so many places. */
  search(nodes: number): void {
    for (let left = nodes; left > 0 && !this.isDone; left -= NODES_OF_ATTEMPT) {
      const goal = this.#goals[this.#attempts % this.#goals.length] as Goal;
      this.#attempts += 1;
      const packed = this.#attempt(goal);
      if (!packed) continue;
      this.best = packed;
      this.#goals = this.#goals.filter(({ plants }) => plants > goal.plants);
    }
  }

  #attempt({ counts, slack }: Goal): Packed[] | undefined {
    const { width, height, kinds } = this.problem;
    const free = this.#free;
    const left = Int32Array.from(counts);
    const packed: Packed[] = [];
    const order = kinds.filter(({ index }) => (left[index] as number) > 0);
    let missing = counts.reduce((sum, count) => sum + count, 0);
    let nodes = NODES_OF_ATTEMPT;

    const fits = ({ width: w, height: h }: Kind, x: number, y: number): boolean => {
      if (x + w > width || y + h > height) return false;
      for (let row = y; row < y + h; row += 1)
        for (let cell = row * width + x; cell < row * width + x + w; cell += 1)
          if (free[cell] === 0) return false;
      return true;
    };
    const cover = ({ width: w, height: h }: Kind, x: number, y: number, is: 0 | 1): void => {
      for (let row = y; row < y + h; row += 1) free.fill(is, row * width + x, row * width + x + w);
    };
    const place = (at: number, empty: number): boolean => {
      if (missing === 0) return true;
      let next = at;
      while (next < this.#cells.length && free[this.#cells[next] as number] === 0) next += 1;
      const cell = this.#cells[next];
      if (cell === undefined) return false;
      const x = cell % width;
      const y = (cell - x) / width;
      for (const kind of this.#shuffled(order.filter((one) => (left[one.index] as number) > 0))) {
        if (!fits(kind, x, y) || this.#bed?.isWelcome(kind, x, y) === false) continue;
        nodes -= 1;
        if (nodes < 0) return false;
        cover(kind, x, y, 0);
        left[kind.index] = (left[kind.index] as number) - 1;
        missing -= 1;
        packed.push({ kind, x, y });
        const standing = this.#bed?.place(kind, x, y);
        const isDone = place(next + 1, empty);
        if (isDone) {
          if (standing) this.#bed?.remove(standing);
          cover(kind, x, y, 1);
          return true;
        }
        if (standing) this.#bed?.remove(standing);
        packed.pop();
        missing += 1;
        left[kind.index] = (left[kind.index] as number) + 1;
        cover(kind, x, y, 1);
      }
      if (empty === 0) return false;
      nodes -= 1;
      return nodes >= 0 && place(next + 1, empty - 1);
    };
    return place(0, slack) ? packed : undefined;
  }

  /** In random order, large ones rather first; of kinds of one size only one, unless rules tell them apart. */
  #shuffled(kinds: readonly Kind[]): Kind[] {
    const keyed = kinds.map((kind) => ({ kind, key: kind.area * (0.25 + this.chance.random()) }));
    return keyed.sort((a, b) => b.key - a.key).map(({ kind }) => kind);
  }
}

interface Goal {
  readonly plants: number;
  /** By the index of a kind. */
  readonly counts: readonly number[];
  /** Cells that may stay empty. */
  readonly slack: number;
}

/** From the most plants down: of each number the smallest plants, which leave the most room. */
function goalsOf({ kinds, cellBudget, free }: Problem, least: number, most: number): Goal[] {
  const bySize = kinds.filter(({ requested }) => requested > 0).toSorted((a, b) => a.area - b.area);
  const cells = free.reduce((sum, cell) => sum + cell, 0);
  const goals: Goal[] = [];
  for (let plants = most; plants > least && goals.length < GOALS; plants -= 1) {
    let left = plants;
    let area = 0;
    const counts = kinds.map(() => 0);
    for (const { index, requested, area: each } of bySize) {
      const some = Math.min(left, requested);
      counts[index] = some;
      area += some * each;
      left -= some;
    }
    if (area <= cellBudget) goals.push({ plants, counts, slack: cells - area });
  }
  return goals;
}
