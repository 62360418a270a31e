import type { UpperBound } from '../../bounds/upper-bound';
import type { Bed, Scorer } from '../../problem/bed';
import type { Kind } from '../../problem/kind';
import { UNITS_PER_POINT } from '../../relations';
import type { PlanSearch } from '../plan-search';
import { CompanionKernel, type KernelKind, type StepMix } from './companion-kernel';

/** Found by trial. */
const LARGE_BED: StepMix = {
  shove: 450,
  slide: 150,
  push: 25,
  mirror: 20,
  replant: 6,
  substitute: 10,
  takeOut: 4,
};
/** On a small bed how the plants pack together decides; it needs more of the steps that pack. */
const SMALL_BED: StepMix = {
  shove: 0,
  slide: 50,
  push: 100,
  mirror: 0,
  replant: 76,
  substitute: 20,
  takeOut: 4,
};
const SMALL_BED_CELLS = 100;

/**
 * Units that a requested plant is worth to the kernel: more than a step gains by leaving one out, and so little that
 * 2,500 of them fit into 32 bits. Where bad companions are forbidden, less than one such pair costs.
 */
const REQUEST = 480_000;
const STRICT_REQUEST = 90_000;

/** Units that a step may lose when a round begins. */
const FIRST_THRESHOLD = 20 * UNITS_PER_POINT;
/** Most steps between two looks at the clock and at `signal`: a millisecond or two. */
const STEPS_PER_LOOK = 4096;

/**
 * A small bed is searched in several rounds, a bed of so many plants in one; no round is shorter than so many steps.
 */
const PLANTS_OF_ONE_ROUND = 150;
const MAX_ROUNDS = 20;
const STEPS_OF_ONE_ROUND = 2_000;

/**
 * Looks for a better companion plan by threshold accepting (Dueck and Scheuer 1990): a step that loses no more than a
 * threshold is made, and the threshold falls to 0 over a round. Each round starts from the best plan so far.
 */
export class CompanionSearch implements PlanSearch {
  readonly stepsPerLook = STEPS_PER_LOOK;
  readonly #kernel: CompanionKernel;
  readonly #request: number;
  bestValue: number;
  readonly #rounds: number;
  #round = 0;
  #threshold = 0;

  /** @param iterations that there will be at most */
  constructor(
    readonly bed: Bed,
    readonly scorer: Scorer,
    readonly kinds: readonly Kind[],
    seed: number,
    iterations: number,
  ) {
    const mix = bed.problem.plantableCells <= SMALL_BED_CELLS ? SMALL_BED : LARGE_BED;
    this.#request = bed.isStrict ? STRICT_REQUEST : REQUEST;
    this.#kernel = new CompanionKernel(bed, this.#kernelKinds(), seed, mix);
    this.bestValue = scorer.total;
    const rounds = Math.round(PLANTS_OF_ONE_ROUND / Math.max(1, this.#kernel.count));
    this.#rounds = Math.max(1, Math.min(MAX_ROUNDS, rounds, Math.floor(iterations / STEPS_OF_ONE_ROUND)));
  }

  meets({ requested, value }: UpperBound): boolean {
    return this.#kernel.bestTotal >= this.#totalOf(requested, value);
  }

  temper(done: number): void {
    const at = Math.min(1, done) * this.#rounds;
    const round = Math.min(this.#rounds - 1, Math.floor(at));
    if (round !== this.#round) this.#kernel.restoreBest();
    this.#round = round;
    this.#threshold = Math.floor(FIRST_THRESHOLD * (1 - (at - round)));
  }

  search(steps: number, { requested, value }: UpperBound): void {
    const before = this.#kernel.bestTotal;
    this.#kernel.search(steps, this.#threshold, this.#totalOf(requested, value));
    const { total, bestTotal } = this.#kernel;
    if (total === bestTotal && total > before) this.bestValue = total - this.#request * this.#requested();
  }

  settle(): void {
    const { bed } = this;
    this.#kernel.restoreBest();
    for (const plant of [...bed.planned]) bed.remove(plant);
    // For the kernel a forbidden pair is only dear; the bed has the last word.
    for (const { kind, x, y } of this.#kernel.plants) if (bed.canPlace(kind, x, y)) bed.place(kind, x, y);
  }

  #totalOf(requested: number, value: number): number {
    return requested * this.#request + value;
  }

  /** Of a kind without a count only what was requested has the bonus. */
  #kernelKinds(): KernelKind[] {
    return this.kinds.flatMap((kind) => {
      const rest = kind.limit - kind.requested;
      return [
        { kind, limit: kind.requested, bonus: this.#request },
        ...(rest > 0 ? [{ kind, limit: rest, bonus: 0 }] : []),
      ];
    });
  }

  /** Requested plants that the kernel's plan places. */
  #requested(): number {
    const { plants } = this.#kernel;
    return this.kinds.reduce(
      (sum, kind) => sum + Math.min(kind.requested, plants.filter((plant) => plant.kind === kind).length),
      0,
    );
  }
}
