import { COMPANION_REACH } from '../relations';
import { distanceBetween } from './distance';
import type { Kind } from './kind';
import { NearCounts } from './near-counts';
import type { Problem } from './problem';

/** A plant that stands in the bed. */
export interface Standing {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Hears of every plant that comes and goes, and so knows the worth of the layout at any time. */
export interface Scorer {
  readonly total: number;
  /** Called when the plant stands. */
  added(plant: Standing): void;
  /** Called before the plant goes. */
  removed(plant: Standing): void;
}

/**
 * A plot with the plants that stand in it, and the rules of where another may stand: inside, plantable, empty
 * (2 §5), within its count, within the cells that may be planted, pest-control plants apart from each other, and
 * under `strictCompanions` no bad companion within reach.
 */
export class Bed {
  readonly counts: Int32Array;
  /** Cells under planned plants; kept ones not counted. */
  usedCells = 0;
  /** Requested plants that are placed: of each kind at most as many as were requested. */
  requested = 0;
  readonly kept: readonly Standing[];
  /** The planned plants, in no order that means anything. */
  readonly planned: Standing[] = [];
  readonly #cells: (Standing | undefined)[];
  readonly #places = new Map<Standing, number>();
  readonly #nearPest: NearCounts | undefined;
  /** Bad companions never stand within reach. */
  readonly isStrict: boolean;
  #supplementCells = 0;
  #scorer: Scorer | undefined;
  #judge: Scorer | undefined;

  constructor(readonly problem: Problem) {
    const { width, height, kinds, kept, algorithm, options } = problem;
    this.counts = new Int32Array(kinds.length);
    this.#cells = Array.from({ length: width * height });
    this.isStrict = algorithm === 'companion-planting' && options.strictCompanions;
    if (algorithm === 'organic-pest-control' && options.minSpacing > 1)
      this.#nearPest = new NearCounts(width, height, options.minSpacing - 1);
    this.kept = kept.map(({ kind, footprint: { x, y, width: w, height: h } }) => {
      return { kind, x, y, width: w, height: h };
    });
    for (const plant of this.kept) {
      this.#cover(plant, plant);
      if (plant.kind.isPestControl) this.#nearPest?.add(plant, 1);
    }
  }

  /** Sets who scores an empty bed from now on; kept plants are told at once. */
  watch(scorer: Scorer): void {
    for (const plant of this.kept) scorer.added(plant);
    this.#scorer = scorer;
  }

  /** Sets who else hears of every plant from now on. */
  judgedBy(judge: Scorer): void {
    this.#judge = judge;
  }

  at(x: number, y: number): Standing | undefined {
    return this.#cells[y * this.problem.width + x];
  }

  isFree(x: number, y: number): boolean {
    const cell = y * this.problem.width + x;
    return this.problem.free[cell] === 1 && this.#cells[cell] === undefined;
  }

  /** Whether the count and the cells that may be planted admit one more. */
  admits(kind: Kind): boolean {
    const { cellBudget, targetCells } = this.problem;
    return (
      (this.counts[kind.index] as number) < kind.limit &&
      this.usedCells + kind.area <= cellBudget &&
      (!isSupplement(kind) || this.#supplementCells + kind.area <= targetCells)
    );
  }

  /** Whether the footprint lies inside on cells that are plantable and empty (2 §5). */
  hasRoom(kind: Kind, x: number, y: number): boolean {
    const { width, height } = this.problem;
    if (x < 0 || y < 0 || x + kind.width > width || y + kind.height > height) return false;
    for (let row = y; row < y + kind.height; row += 1)
      for (let column = x; column < x + kind.width; column += 1) if (!this.isFree(column, row)) return false;
    return true;
  }

  /** Whether one more of the kind may stand with its top-left corner there. */
  canPlace(kind: Kind, x: number, y: number): boolean {
    return this.admits(kind) && this.hasRoom(kind, x, y) && this.isWelcome(kind, x, y);
  }

  /** Whether there are such rules: where a plant may stand then depends on the others, not on its room alone. */
  get hasRulesBetweenPlants(): boolean {
    return this.isStrict || this.#nearPest !== undefined;
  }

  /** The rules between plants alone: spacing, and strict companions. */
  isWelcome(kind: Kind, x: number, y: number): boolean {
    if (kind.isPestControl && this.#nearPest?.touches(x, y, kind.width, kind.height)) return false;
    return !this.isStrict || this.isAmongFriends(kind, x, y);
  }

  /** Whether no bad companion stands within reach. */
  isAmongFriends(kind: Kind, x: number, y: number): boolean {
    const { isBad, kinds } = this.problem;
    return this.near(x, y, kind.width, kind.height, COMPANION_REACH).every(
      (other) => isBad[kind.index * kinds.length + other.kind.index] === 0,
    );
  }

  place(kind: Kind, x: number, y: number): Standing {
    const plant: Standing = { kind, x, y, width: kind.width, height: kind.height };
    this.restore(plant);
    return plant;
  }

  /** Puts a plant that was removed back where it stood. */
  restore(plant: Standing): void {
    this.#cover(plant, plant);
    this.#places.set(plant, this.planned.length);
    this.planned.push(plant);
    this.#tally(plant, 1);
    this.#scorer?.added(plant);
    this.#judge?.added(plant);
  }

  remove(plant: Standing): void {
    this.#scorer?.removed(plant);
    this.#judge?.removed(plant);
    this.#cover(plant, undefined);
    const place = this.#places.get(plant) as number;
    const last = this.planned.pop() as Standing;
    this.#places.delete(plant);
    if (last !== plant) {
      this.planned[place] = last;
      this.#places.set(last, place);
    }
    this.#tally(plant, -1);
  }

  isPlanned(plant: Standing): boolean {
    return this.#places.has(plant);
  }

  /** Every plant within `reach` feet of a footprint, except those that stand on it; kept ones too. */
  near(x: number, y: number, width: number, height: number, reach: number): Standing[] {
    const found: Standing[] = [];
    const footprint = { x, y, width, height };
    const bottom = Math.min(this.problem.height, y + height + reach);
    const right = Math.min(this.problem.width, x + width + reach);
    const left = Math.max(0, x - reach);
    const top = Math.max(0, y - reach);
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) {
        const plant = this.#cells[row * this.problem.width + column];
        if (plant === undefined) continue;
        // Each plant is met once: at its first cell inside the searched rectangle.
        if (column !== Math.max(plant.x, left) || row !== Math.max(plant.y, top)) {
          column = Math.min(right, plant.x + plant.width) - 1;
          continue;
        }
        if (distanceBetween(footprint, plant) > 0) found.push(plant);
        column = Math.min(right, plant.x + plant.width) - 1;
      }
    return found;
  }

  #cover({ x, y, width, height }: Standing, plant: Standing | undefined): void {
    for (let row = y; row < y + height; row += 1)
      this.#cells.fill(plant, row * this.problem.width + x, row * this.problem.width + x + width);
  }

  #tally(plant: Standing, by: 1 | -1): void {
    const { kind } = plant;
    const before = this.counts[kind.index] as number;
    this.counts[kind.index] = before + by;
    this.requested += Math.min(before + by, kind.requested) - Math.min(before, kind.requested);
    this.usedCells += by * kind.area;
    if (isSupplement(kind)) this.#supplementCells += by * kind.area;
    if (kind.isPestControl) this.#nearPest?.add(plant, by);
  }
}

/** Whether the algorithm may add the kind, though the gardener did not choose it. */
export const isSupplement = ({ role }: Kind): boolean => role === 'pollinator' || role === 'pest-control';
