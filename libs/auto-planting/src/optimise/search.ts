import type { Bed, Scorer, Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { Attempt } from './attempt';
import type { Chance } from './chance';
import { exchange } from './exchange';
import { replant } from './replant';
import { substitute, takeOut } from './substitute';

/** A small bed is searched in several rounds, a bed of so many plants in one. */
const PLANTS_OF_ONE_ROUND = 200;
const MOST_ROUNDS = 10;

/** How often each kind of step is tried, in thousandths; the rest replants a part. */
export interface StepMix {
  readonly exchange: number;
  readonly substitute: number;
  readonly takeOut: number;
}

/**
 * Threshold accepting (Dueck and Scheuer 1990): a step that loses no more than the threshold is kept, and the
 * threshold falls to 0 over a round. Needs no exponential function, so every engine takes the same steps. Each round
 * starts from the best plan so far.
 */
export class Search {
  /** The best plan that was seen, and its worth. */
  bestValue: number;
  #best: readonly Standing[];
  #isBest = true;
  #threshold = 0;
  #round = 0;
  readonly #rounds: number;
  readonly #attempt: Attempt;

  constructor(
    readonly bed: Bed,
    readonly scorer: Scorer,
    readonly kinds: readonly Kind[],
    readonly chance: Chance,
    readonly firstThreshold: number,
    readonly mix: StepMix,
  ) {
    this.bestValue = scorer.total;
    this.#best = [...bed.planned];
    this.#attempt = new Attempt(bed);
    const rounds = Math.round(PLANTS_OF_ONE_ROUND / Math.max(1, bed.planned.length));
    this.#rounds = Math.max(1, Math.min(MOST_ROUNDS, rounds));
  }

  /** Sets the threshold for what is done of the budget, 0 to 1. */
  temper(done: number): void {
    const at = Math.min(1, done) * this.#rounds;
    const round = Math.min(this.#rounds - 1, Math.floor(at));
    if (round !== this.#round) this.settle();
    this.#round = round;
    const left = 1 - (at - round);
    this.#threshold = Math.floor(this.firstThreshold * left * left);
  }

  step(): void {
    const before = this.scorer.total;
    if (this.#change() && this.scorer.total >= before - this.#threshold) {
      if (this.#isBest && this.scorer.total < this.bestValue) this.#noteBest();
      this.#attempt.keep();
      if (this.scorer.total > this.bestValue) {
        this.bestValue = this.scorer.total;
        this.#isBest = true;
      }
    } else this.#attempt.undo();
  }

  /** Leaves the bed with the best plan. */
  settle(): void {
    if (this.#isBest) return;
    for (const plant of [...this.bed.planned]) this.bed.remove(plant);
    for (const plant of this.#best) this.bed.restore(plant);
    this.#isBest = true;
  }

  #change(): boolean {
    const draw = this.chance.below(1000);
    const { exchange: byExchange, substitute: bySubstitute, takeOut: byTakeOut } = this.mix;
    if (draw < byExchange) return exchange(this.#attempt, this.chance, this.scorer, this.#threshold);
    if (draw < byExchange + bySubstitute) return substitute(this.#attempt, this.kinds, this.chance);
    if (draw < byExchange + bySubstitute + byTakeOut) return takeOut(this.#attempt, this.chance);
    return replant(this.#attempt, this.kinds, this.chance, this.scorer);
  }

  /** Called when a step has just left the best plan. */
  #noteBest(): void {
    this.#best = this.#attempt.before();
    this.#isBest = false;
  }
}
