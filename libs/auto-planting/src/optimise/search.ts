import type { Bed, Scorer, Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { Attempt } from './attempt';
import type { Chance } from './chance';
import { exchange } from './exchange';
import { replant } from './replant';
import { substitute, takeOut } from './substitute';

/** Steps of the first round; each later round is longer, up to the longest. */
const FIRST_ROUND = 5_000;
const LONGEST_ROUND = 2_560_000;

/** How often each kind of step is tried, in thousandths; the rest replants a part. */
export interface StepMix {
  readonly exchange: number;
  readonly substitute: number;
  readonly takeOut: number;
}

/**
 * Threshold accepting (Dueck and Scheuer 1990): a step that loses no more than the threshold is kept, and the
 * threshold falls to 0 over a round. Needs no exponential function, so every engine takes the same steps. Rounds
 * start from the best plan so far and grow longer, so that a run may be stopped at any time.
 */
export class Search {
  /** The best plan that was seen, and its worth. */
  bestValue: number;
  #best: readonly Standing[];
  #isBest = true;
  #roundLength = FIRST_ROUND;
  #stepInRound = 0;
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
  }

  step(): void {
    const left = this.#roundLength - this.#stepInRound;
    const threshold = Math.floor(
      (this.firstThreshold * left * left) / (this.#roundLength * this.#roundLength),
    );
    const before = this.scorer.total;
    if (this.#change(threshold) && this.scorer.total >= before - threshold) {
      if (this.#isBest && this.scorer.total < this.bestValue) this.#noteBest();
      this.#attempt.keep();
      if (this.scorer.total > this.bestValue) {
        this.bestValue = this.scorer.total;
        this.#isBest = true;
      }
    } else this.#attempt.undo();
    this.#stepInRound += 1;
    if (this.#stepInRound >= this.#roundLength) this.#startRound();
  }

  /** Leaves the bed with the best plan. */
  settle(): void {
    if (this.#isBest) return;
    for (const plant of [...this.bed.planned]) this.bed.remove(plant);
    for (const plant of this.#best) this.bed.restore(plant);
    this.#isBest = true;
  }

  #change(threshold: number): boolean {
    const draw = this.chance.below(1000);
    const { exchange: byExchange, substitute: bySubstitute, takeOut: byTakeOut } = this.mix;
    if (draw < byExchange) return exchange(this.#attempt, this.chance, this.scorer, threshold);
    if (draw < byExchange + bySubstitute) return substitute(this.#attempt, this.kinds, this.chance);
    if (draw < byExchange + bySubstitute + byTakeOut) return takeOut(this.#attempt, this.chance);
    return replant(this.#attempt, this.kinds, this.chance);
  }

  /** Called when a step has just left the best plan. */
  #noteBest(): void {
    this.#best = this.#attempt.before();
    this.#isBest = false;
  }

  #startRound(): void {
    this.settle();
    this.#stepInRound = 0;
    this.#roundLength = Math.min(LONGEST_ROUND, this.#roundLength * 2);
  }
}
