import { rankOfBed } from '../objectives/rank';
import type { Bed, Scorer, Standing } from '../problem/bed';
import { Judge } from '../terms/judge';
import { type Term, THOUSANDTHS } from '../terms/term';
import type { Worth } from '../terms/terms-of';
import { Attempt } from './attempt';
import type { Chance } from './chance';
import { exchange } from './exchange';
import { gatherBlock, hasCorn } from './gather-block';
import { gardenersTarget } from './gardeners-target';
import { drawnPart, mirror, MIRRORINGS, moveAll } from './mirror';

/** Steps for each planned plant, and at most in all. */
const STEPS_PER_PLANT = 400;
const FEWEST_STEPS = 1_500;
const MOST_STEPS = 20_000;
/** Steps before a caller may let messages in. */
const STEPS_AT_ONCE = 25;
/** Of a hundred steps so many mirror a part, and where there is corn so many gather it; the others exchange. */
const MIRRORS = 15;
const GATHERINGS = 5;
/** The dearest fault is so many times what a step may lose when the search begins. */
const FIRST_THRESHOLD = 6;
/** Plants looked at for one with a fault, that is to move. */
const LOOKS = 4;

/** What a bed is worth, in thousandths of a unit of the objective. */
interface Merit {
  readonly requested: number;
  readonly objective: number;
  /** Of its faults. */
  readonly cost: number;
  /** The objective less the cost, and companions. */
  readonly value: number;
}

const isBetter = (a: Merit, b: Merit): boolean =>
  a.requested === b.requested ? a.value > b.value : a.requested > b.requested;

/**
 * Arranges a plan as a gardener would, whatever its algorithm: plants change places where that takes more from the cost of
 * the terms' faults than from the objective. It never costs a requested plant. Companions count against faults, and never
 * cost any of the objective. Threshold accepting, as the search itself; the best plan is kept.
 * @param isOver whether there is no more time
 */
export function* thinkAsAGardener(
  bed: Bed,
  scorer: Scorer,
  { weighed: terms, worth }: { readonly weighed: readonly Term[]; readonly worth: Worth },
  chance: Chance,
  isOver: () => boolean = () => false,
): Generator<void, void> {
  if (bed.planned.length === 0 || terms.every((term) => term.faults() === 0)) return;
  yield;
  const judge = new Judge(bed, terms, worth);
  const merit = (): Merit => {
    const objective = THOUSANDTHS * scorer.total;
    const { total: cost, companions } = judge;
    return { requested: bed.requested, objective, cost, value: objective - cost + companions };
  };
  /** Whether fewer faults pay for what is lost of the objective since the start. */
  const isPaid = ({ requested, objective, cost }: Merit): boolean =>
    requested > start.requested || start.objective - objective <= Math.max(0, start.cost - cost);
  const attempt = new Attempt(bed);
  const start = merit();
  let best = start;
  let now = start;
  let plants: readonly Standing[] = [...bed.planned];
  let isBest = true;
  const settle = (changed: boolean, threshold: number): void => {
    const after = merit();
    const isTaken =
      changed &&
      after.requested >= now.requested &&
      (threshold > 0 ? after.value >= now.value - threshold : !isBetter(now, after));
    if (!isTaken) {
      attempt.undo();
      return;
    }
    if (isBest && !(isBetter(after, best) && isPaid(after))) {
      plants = attempt.before();
      isBest = false;
    }
    attempt.keep();
    now = after;
    if (!isBetter(after, best) || !isPaid(after)) return;
    best = after;
    isBest = true;
  };
  const change = (draw: number): boolean => {
    if (draw < MIRRORS)
      return mirror(attempt, drawnPart(attempt, chance), MIRRORINGS[chance.below(2)] ?? 'rows');
    return draw < MIRRORS + gatherings
      ? gatherBlock(attempt, chance)
      : exchange(attempt, chance, withAFault(bed, judge, chance), gardenersTarget);
  };
  const gatherings = terms.some(({ name }) => name === 'block') && hasCorn(bed) ? GATHERINGS : 0;
  const { width, height } = bed.problem;
  for (const how of MIRRORINGS) {
    settle(mirror(attempt, { x: 0, y: 0, width, height }, how), 0);
    yield;
  }
  for (const right of [-1, 0, 1] as const)
    for (const down of [-1, 0, 1] as const) {
      settle(moveAll(attempt, right, down), 0);
      yield;
    }
  const steps = Math.min(MOST_STEPS, Math.max(FEWEST_STEPS, STEPS_PER_PLANT * bed.planned.length));
  const highest = Math.max(...terms.map(({ price }) => price)) / FIRST_THRESHOLD;
  for (let step = 0; step < steps; step += 1) {
    const left = 1 - step / (steps * 0.8);
    const threshold = left > 0 ? Math.floor(highest * left * left) : 0;
    settle(change(chance.below(100)), threshold);
    if (step % STEPS_AT_ONCE < STEPS_AT_ONCE - 1) continue;
    yield;
    if (isOver()) break;
  }
  if (!isBest) {
    for (const plant of [...bed.planned]) bed.remove(plant);
    for (const plant of plants) bed.restore(plant);
  }
  yield;
  if (isBetter(best, start)) yield* plantWhereRoomIsNow(bed, scorer, judge);
}

/** A plant that a fault is of, where one is found soon; else any. */
function withAFault(bed: Bed, judge: Judge, chance: Chance): Standing | undefined {
  let plant: Standing | undefined;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    plant = chance.pick(bed.planned);
    if (plant && judge.costOf(plant) > 0) return plant;
  }
  return plant;
}

/** Moved plants may leave room for what had none: for requested plants anywhere, for others where that is worth its faults. */
function* plantWhereRoomIsNow(bed: Bed, scorer: Scorer, judge: Judge): Generator<void, void> {
  const { chosen, width, height } = bed.problem;
  const attempt = new Attempt(bed);
  for (const kind of chosen.toSorted((a, b) => b.area - a.area)) {
    for (let y = 0; y + kind.height <= height; y += 1)
      for (let x = 0; x + kind.width <= width; x += 1) {
        const { requested } = bed;
        const [rank, cost] = [rankOfBed(bed, scorer), judge.total];
        if (!attempt.place(kind, x, y)) continue;
        if (bed.requested > requested || THOUSANDTHS * (rankOfBed(bed, scorer) - rank) > judge.total - cost)
          attempt.keep();
        else attempt.undo();
      }
    yield;
  }
}
