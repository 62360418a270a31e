import type { Bed, Scorer } from '../../problem/bed';
import type { Kind } from '../../problem/kind';
import { UNITS_PER_POINT } from '../../relations';
import type { PlanSearch } from '../plan-search';
import { BestPlan } from './best-plan';
import { Dice } from './dice';
import { Draft } from './draft';
import { exchange } from './exchange';
import { Ground } from './ground';
import { Group } from './group';
import { mirror } from './mirror';
import { push } from './push';
import { replant } from './replant';
import { slide } from './slide';
import { substitute, takeOut } from './substitute';
import { Targets } from './targets';
import type { Tools } from './tools';

/** How often each kind of step is tried, in thousandths; the rest exchanges. Found by trial. */
interface StepMix {
  readonly slide: number;
  readonly push: number;
  readonly mirror: number;
  readonly replant: number;
  readonly substitute: number;
  readonly takeOut: number;
}

const LARGE_BED: StepMix = { slide: 150, push: 25, mirror: 20, replant: 6, substitute: 10, takeOut: 4 };
/** On a small bed how the plants pack together decides; it needs more of the steps that pack. */
const SMALL_BED: StepMix = { slide: 50, push: 100, mirror: 0, replant: 76, substitute: 20, takeOut: 4 };
const SMALL_BED_CELLS = 100;

/** Units that a step may lose when a round begins. */
const FIRST_THRESHOLD = 20 * UNITS_PER_POINT;
/** Most steps between two looks at the clock and at `signal`: a millisecond. */
const STEPS_PER_LOOK = 1024;

/** A small bed is searched in several rounds, a bed of so many plants in one; no round is shorter than so many steps. */
const PLANTS_OF_ONE_ROUND = 150;
const MOST_ROUNDS = 20;
const STEPS_OF_ONE_ROUND = 2_000;

/**
 * Looks for a better companion plan on a copy of the bed, by threshold accepting (Dueck and Scheuer 1990): a step that
 * loses no more than a threshold is made, and the threshold falls to 0 over a round. Each round starts from the best
 * plan so far.
 */
export class CompanionSearch implements PlanSearch {
  readonly stepsPerLook = STEPS_PER_LOOK;
  readonly #tools: Tools;
  readonly #mix: StepMix;
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
    const ground = new Ground(bed, kinds);
    const best = new BestPlan(ground);
    const dice = new Dice(seed);
    this.#tools = {
      ground,
      best,
      dice,
      draft: new Draft(ground, best),
      group: new Group(ground),
      targets: new Targets(ground, dice),
    };
    this.#mix = bed.problem.plantableCells <= SMALL_BED_CELLS ? SMALL_BED : LARGE_BED;
    const rounds = Math.round(PLANTS_OF_ONE_ROUND / Math.max(1, ground.count));
    this.#rounds = Math.max(1, Math.min(MOST_ROUNDS, rounds, Math.floor(iterations / STEPS_OF_ONE_ROUND)));
  }

  get bestValue(): number {
    return this.#tools.best.value;
  }

  temper(done: number): void {
    const at = Math.min(1, done) * this.#rounds;
    const round = Math.min(this.#rounds - 1, Math.floor(at));
    if (round !== this.#round) this.#tools.best.restore();
    this.#round = round;
    this.#threshold = Math.floor(FIRST_THRESHOLD * (1 - (at - round)));
  }

  step(): void {
    if (this.#change(this.#threshold)) this.#tools.best.changed();
  }

  settle(): void {
    const { best, ground } = this.#tools;
    best.restore();
    for (const plant of [...this.bed.planned]) this.bed.remove(plant);
    for (const slot of ground.planned.subarray(0, ground.count)) {
      const kind = this.kinds[ground.kind[slot] as number] as Kind;
      this.bed.place(kind, ground.x[slot] as number, ground.y[slot] as number);
    }
  }

  #change(threshold: number): boolean {
    const tools = this.#tools;
    if (tools.ground.count === 0) return this.kinds.length > 0 && substitute(tools, threshold);
    let draw = tools.dice.below(1000);
    if (draw < this.#mix.slide) return slide(tools, threshold);
    draw -= this.#mix.slide;
    if (draw < this.#mix.push) return push(tools, threshold);
    draw -= this.#mix.push;
    if (draw < this.#mix.mirror) return mirror(tools, threshold);
    draw -= this.#mix.mirror;
    if (draw < this.#mix.replant) return replant(tools, threshold);
    draw -= this.#mix.replant;
    if (draw < this.#mix.substitute) return substitute(tools, threshold);
    draw -= this.#mix.substitute;
    if (draw < this.#mix.takeOut) return takeOut(tools, threshold);
    return exchange(tools, threshold);
  }
}
