import type { Bed, Scorer, Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { Attempt } from './attempt';
import type { Chance } from './chance';
import { Draft, isPairScorer } from './draft';
import { exchange, type StepTools } from './exchange';
import { push } from './push';
import { replant } from './replant';
import { replantByGain } from './replant-by-gain';
import type { SearchSettings } from './settings';
import { substitute, takeOut } from './substitute';

/** A small bed is searched in several rounds, a bed of so many plants in one; no round is shorter than so many steps. */
const PLANTS_OF_ONE_ROUND = 150;
const MOST_ROUNDS = 20;
const STEPS_OF_ONE_ROUND = 2_000;

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
  readonly #tools: StepTools;

  /** @param iterations that there will be at most */
  constructor(
    readonly bed: Bed,
    readonly scorer: Scorer,
    readonly kinds: readonly Kind[],
    chance: Chance,
    readonly settings: SearchSettings,
    iterations: number,
  ) {
    this.bestValue = scorer.total;
    this.#best = [...bed.planned];
    this.#tools = {
      attempt: new Attempt(bed),
      draft: isPairScorer(scorer) ? new Draft(bed, scorer) : undefined,
      scorer,
      sought: settings.sought,
      chance,
    };
    const rounds = Math.round(PLANTS_OF_ONE_ROUND / Math.max(1, bed.planned.length));
    this.#rounds = Math.max(1, Math.min(MOST_ROUNDS, rounds, Math.floor(iterations / STEPS_OF_ONE_ROUND)));
  }

  /** Sets the threshold for what is done of the budget, 0 to 1. */
  temper(done: number): void {
    const at = Math.min(1, done) * this.#rounds;
    const round = Math.min(this.#rounds - 1, Math.floor(at));
    if (round !== this.#round) this.settle();
    this.#round = round;
    const left = 1 - (at - round);
    this.#threshold = Math.floor(this.settings.firstThreshold * left * left);
  }

  step(): void {
    const before = this.scorer.total;
    if (this.#change() && this.scorer.total >= before - this.#threshold) {
      if (this.#isBest && this.scorer.total < this.bestValue) this.#noteBest();
      this.#tools.attempt.keep();
      if (this.scorer.total > this.bestValue) {
        this.bestValue = this.scorer.total;
        this.#isBest = true;
      }
    } else this.#tools.attempt.undo();
  }

  /** Leaves the bed with the best plan. */
  settle(): void {
    if (this.#isBest) return;
    for (const plant of [...this.bed.planned]) this.bed.remove(plant);
    for (const plant of this.#best) this.bed.restore(plant);
    this.#isBest = true;
  }

  #change(): boolean {
    const { attempt, draft, chance } = this.#tools;
    const { mix } = this.settings;
    let draw = chance.below(1000);
    if (draw < mix.exchange) return exchange(this.#tools, this.#threshold);
    draw -= mix.exchange;
    if (draw < mix.substitute) return substitute(attempt, this.kinds, chance);
    draw -= mix.substitute;
    if (draw < mix.takeOut) return takeOut(attempt, chance);
    draw -= mix.takeOut;
    if (!draft) return replant(attempt, this.kinds, chance);
    if (draw < mix.push) return push(this.#tools, draft, this.#threshold);
    return replantByGain(this.#tools, draft, this.kinds, this.#threshold);
  }

  /** Called when a step has just left the best plan. */
  #noteBest(): void {
    this.#best = this.#tools.attempt.before();
    this.#isBest = false;
  }
}
