import { rankOfBed } from '../objectives/rank';
import type { Bed, Scorer, Standing } from '../problem/bed';
import { Judge } from '../terms/judge';
import { type Term, THOUSANDTHS } from '../terms/term';
import type { Worth } from '../terms/terms-of';
import type { TermName } from '../terms/weighed-term';
import { Arranging } from './arranging';
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
/**
 * What no gardener would leave so: while there is such a fault, the search begins again, with higher thresholds.
 * Not with more plants than that: a round takes a second or more with a thousand.
 */
const NEVER_LEFT: readonly TermName[] = ['neighbors', 'block'];
const MOST_ROUNDS = 3;
/** In each further round it counts so many times what it did before. */
const TIMES_EACH_ROUND = 3;
const MOST_PLANTS_AGAIN = 100;
export const isArrangedToTheEnd = ({ planned }: Bed): boolean => planned.length <= MOST_PLANTS_AGAIN;
/** Steps before a caller may let messages in. */
const STEPS_AT_ONCE = 25;
/** Of a hundred steps so many mirror a part, and where there is corn so many gather it; the others exchange. */
const MIRRORS = 15;
const GATHERINGS = 5;
/** The dearest fault is so many times what a step may lose when the search begins. */
const FIRST_THRESHOLD = 6;
/** Plants looked at for one with a fault, that is to move. */
const LOOKS = 4;

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
  if (bed.planned.length === 0 || terms.length === 0) return;
  yield;
  let arranging = new Arranging(bed, scorer, new Judge(bed, terms, worth));
  yield* moveTheWhole(arranging);
  const highest = Math.max(...terms.map(({ price }) => price)) / FIRST_THRESHOLD;
  const gatherings = terms.some(({ name }) => name === 'block') && hasCorn(bed) ? GATHERINGS : 0;
  const rounds = isArrangedToTheEnd(bed) ? MOST_ROUNDS : 1;
  let isImproved = false;
  for (let round = 1; round <= rounds && !isOver(); round += 1) {
    if (round > 1)
      arranging = new Arranging(
        bed,
        scorer,
        new Judge(bed, stressed(terms, TIMES_EACH_ROUND ** (round - 1)), worth),
      );
    yield* search(arranging, { highest: highest * round, gatherings }, chance, isOver);
    isImproved ||= arranging.isImproved;
    if (!terms.some((term) => NEVER_LEFT.includes(term.name) && term.faults() > 0)) break;
  }
  yield;
  if (isImproved) yield* plantWhereRoomIsNow(bed, scorer, arranging.judge);
}

/** What no gardener would leave so counts more in each round. */
const stressed = (terms: readonly Term[], times: number): Term[] =>
  terms.map((term) =>
    NEVER_LEFT.includes(term.name)
      ? {
          ...term,
          price: times * term.price,
          costOf: (plant, touching) => times * term.costOf(plant, touching),
        }
      : term,
  );

/** Mirrored, and a foot to each side. */
function* moveTheWhole(arranging: Arranging): Generator<void, void> {
  const { attempt, bed } = arranging;
  const { width, height } = bed.problem;
  for (const how of MIRRORINGS) {
    arranging.settle(mirror(attempt, { x: 0, y: 0, width, height }, how), 0);
    yield;
  }
  for (const right of [-1, 0, 1] as const)
    for (const down of [-1, 0, 1] as const) {
      arranging.settle(moveAll(attempt, right, down), 0);
      yield;
    }
}

/** Threshold accepting, from `highest` down to nothing, and back to the best plan. */
function* search(
  arranging: Arranging,
  { highest, gatherings }: { readonly highest: number; readonly gatherings: number },
  chance: Chance,
  isOver: () => boolean,
): Generator<void, void> {
  const { attempt, bed, judge } = arranging;
  const change = (draw: number): boolean => {
    if (draw < MIRRORS)
      return mirror(attempt, drawnPart(attempt, chance), MIRRORINGS[chance.below(2)] ?? 'rows');
    return draw < MIRRORS + gatherings
      ? gatherBlock(attempt, chance)
      : exchange(attempt, chance, withAFault(bed, judge, chance), gardenersTarget);
  };
  const steps = Math.min(MOST_STEPS, Math.max(FEWEST_STEPS, STEPS_PER_PLANT * bed.planned.length));
  for (let step = 0; step < steps; step += 1) {
    const left = 1 - step / (steps * 0.8);
    const threshold = left > 0 ? Math.floor(highest * left * left) : 0;
    arranging.settle(change(chance.below(100)), threshold);
    if (step % STEPS_AT_ONCE < STEPS_AT_ONCE - 1) continue;
    yield;
    if (isOver()) break;
  }
  arranging.goBack();
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
