import type { UpperBound } from '../bounds/upper-bound';
import { rankOf, rankOfBed } from '../objectives/rank';
import type { Bed, Scorer, Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { Attempt } from './attempt';
import type { Chance } from './chance';
import { exchange } from './exchange';
import type { PlanSearch } from './plan-search';
import { replant } from './replant';
import type { SearchSettings } from './settings';
import { substitute, takeOut } from './substitute';

const STEPS_PER_LOOK = 128;

/**
 * A small bed is searched in several rounds, a bed of so many plants in one; no round is shorter than so many steps.
 */
const PLANTS_OF_ONE_ROUND = 150;
const MAX_ROUNDS = 20;
const STEPS_OF_ONE_ROUND = 2_000;
/** Plantable cells of a bed whose parts are replanted in any order; in a large one, gaps that gather in a corner merge. */
const CELLS_OF_ANY_ORDER = 256;

/**
 * Threshold accepting (Dueck and Scheuer 1990): a step that loses no requested plant, and no more of the objective than
 * the threshold, is kept, and the threshold falls to 0 over a round. Needs no exponential function, so every engine takes the same steps. Each round
 * starts from the best plan so far.
 */
export class Search implements PlanSearch {
  readonly stepsPerLook = STEPS_PER_LOOK;
  bestValue: number;
  #bestRank: number;
  #best: readonly Standing[];
  #isBest = true;
  #threshold = 0;
  #round = 0;
  readonly #rounds: number;
  readonly #attempt: Attempt;
  readonly #isReplantedInAnyOrder: boolean;

  /** @param iterations that there will be at most */
  constructor(
    readonly bed: Bed,
    readonly scorer: Scorer,
    readonly kinds: readonly Kind[],
    readonly chance: Chance,
    readonly settings: SearchSettings,
    iterations: number,
  ) {
    this.bestValue = scorer.total;
    this.#bestRank = rankOfBed(bed, scorer);
    this.#best = [...bed.planned];
    this.#attempt = new Attempt(bed);
    this.#isReplantedInAnyOrder = bed.problem.plantableCells <= CELLS_OF_ANY_ORDER;
    const rounds = Math.round(PLANTS_OF_ONE_ROUND / Math.max(1, bed.planned.length));
    this.#rounds = Math.max(1, Math.min(MAX_ROUNDS, rounds, Math.floor(iterations / STEPS_OF_ONE_ROUND)));
  }

  temper(done: number): void {
    const at = Math.min(1, done) * this.#rounds;
    const round = Math.min(this.#rounds - 1, Math.floor(at));
    if (round !== this.#round) this.settle();
    this.#round = round;
    const left = 1 - (at - round);
    this.#threshold = Math.floor(this.settings.firstThreshold * left * left);
  }

  meets({ requested, value }: UpperBound): boolean {
    return this.#bestRank >= rankOf(requested, value);
  }

  search(steps: number, bound: UpperBound): void {
    for (let step = 0; step < steps && !this.meets(bound); step += 1) this.#step();
  }

  #step(): void {
    const { bed, scorer } = this;
    const before = rankOfBed(bed, scorer);
    const after = this.#change() ? rankOfBed(bed, scorer) : Number.NEGATIVE_INFINITY;
    if (after < before - this.#threshold) {
      this.#attempt.undo();
      return;
    }
    if (this.#isBest && after < this.#bestRank) this.#noteBest();
    this.#attempt.keep();
    if (after <= this.#bestRank) return;
    this.#bestRank = after;
    this.bestValue = scorer.total;
    this.#isBest = true;
  }

  settle(): void {
    if (this.#isBest) return;
    for (const plant of [...this.bed.planned]) this.bed.remove(plant);
    for (const plant of this.#best) this.bed.restore(plant);
    this.#isBest = true;
  }

  #change(): boolean {
    const { chance, kinds } = this;
    const { mix } = this.settings;
    let draw = chance.below(1000);
    if (draw < mix.exchange) return exchange(this.#attempt, chance);
    draw -= mix.exchange;
    if (draw < mix.substitute) return substitute(this.#attempt, kinds, chance);
    draw -= mix.substitute;
    if (draw < mix.takeOut) return takeOut(this.#attempt, chance);
    return replant(this.#attempt, kinds, chance, this.#isReplantedInAnyOrder);
  }

  /** Called when a step has just left the best plan. */
  #noteBest(): void {
    this.#best = this.#attempt.before();
    this.#isBest = false;
  }
}
