import type { Bed, Scorer, Standing } from '../problem/bed';
import type { Judge } from '../terms/judge';
import { THOUSANDTHS } from '../terms/term';
import { Attempt } from './attempt';

/** What a bed is worth, in thousandths of a unit of the objective. */
interface Merit {
  readonly requested: number;
  readonly objective: number;
  /** Of its faults. */
  readonly cost: number;
  /** The objective less the cost, and companions. */
  readonly value: number;
  readonly togetherness: number;
}

/** Plants of one kind stand together where nothing else is lost by that. */
const isBetter = (a: Merit, b: Merit): boolean => {
  if (a.requested !== b.requested) return a.requested > b.requested;
  return a.value === b.value ? a.togetherness > b.togetherness : a.value > b.value;
};

/**
 * A plan that is being arranged: steps are taken or undone, and the best plan is kept. A plan that lost any of its objective
 * is kept only where fewer faults pay for that.
 */
export class Arranging {
  readonly attempt: Attempt;
  readonly #start: Merit;
  #best: Merit;
  #now: Merit;
  #plants: readonly Standing[];
  #isBest = true;

  constructor(
    readonly bed: Bed,
    readonly scorer: Scorer,
    readonly judge: Judge,
  ) {
    this.attempt = new Attempt(bed);
    this.#plants = [...bed.planned];
    this.#start = this.#merit();
    this.#best = this.#start;
    this.#now = this.#start;
  }

  get isImproved(): boolean {
    return isBetter(this.#best, this.#start);
  }

  /**
   * Takes what was attempted, or undoes it.
   * @param changed whether the attempt came to its end
   * @param threshold what it may lose; 0 for nothing at all
   */
  settle(changed: boolean, threshold: number): void {
    const after = this.#merit();
    const now = this.#now;
    const isTaken =
      changed &&
      after.requested >= now.requested &&
      (threshold > 0 ? after.value >= now.value - threshold : !isBetter(now, after));
    if (!isTaken) {
      this.attempt.undo();
      return;
    }
    const isBest = isBetter(after, this.#best) && this.#isPaid(after);
    if (this.#isBest && !isBest) {
      this.#plants = this.attempt.before();
      this.#isBest = false;
    }
    this.attempt.keep();
    this.#now = after;
    if (!isBest) return;
    this.#best = after;
    this.#isBest = true;
  }

  /** To the best plan so far. */
  goBack(): void {
    if (this.#isBest) return;
    for (const plant of [...this.bed.planned]) this.bed.remove(plant);
    for (const plant of this.#plants) this.bed.restore(plant);
    this.#now = this.#best;
    this.#isBest = true;
  }

  #merit(): Merit {
    const objective = THOUSANDTHS * this.scorer.total;
    const { total: cost, companions, togetherness } = this.judge;
    const value = objective - cost + companions;
    return { requested: this.bed.requested, objective, cost, value, togetherness };
  }

  /** Whether fewer faults pay for what is lost of the objective since the start. */
  #isPaid({ requested, objective, cost }: Merit): boolean {
    const { requested: least, objective: whole, cost: most } = this.#start;
    return requested > least || whole - objective <= Math.max(0, most - cost);
  }
}
