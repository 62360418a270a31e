import { type SpecifiedPlan, specifiedPlanInSteps } from '../algorithms/specified-plan';
import { type UpperBound, upperBoundInSteps } from '../bounds/upper-bound';
import { finishPlanInSteps, plannedPlant } from '../finish-plan';
import { saying } from '../in-steps';
import { rankOfBed } from '../objectives/rank';
import { settleTies } from './settle-ties';
import type { Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import type { AutoPlantingInput } from '../input';
import { type Problem, problemOf } from '../problem/problem';
import { createRandom } from '../random';
import { worthOf } from '../terms/terms-of';
import type { AutoPlantingResult, PlannedPlant } from '../result';
import type { Budget, OptimizeProgress, StoppedBy } from './budget';
import { type SearchChain, searchSeed } from './chains';
import { Chance } from './chance';
import { completePlan } from './complete-plan';
import { hasKernel } from './companions/companion-kernel';
import { CompanionSearch } from './companions/companion-search';
import { packRequested } from './pack-requested';
import type { PlanSearch } from './plan-search';
import { Search } from './search';
import { searchSettings } from './settings';
import { isArrangedToTheEnd } from './think-as-a-gardener';

export interface OptimizedResult extends AutoPlantingResult {
  /** The specified layout that the search started from, fillers not counted. */
  readonly start: {
    readonly requested: number;
    readonly value: number;
    readonly plants: readonly PlannedPlant[];
  };
  readonly iterations: number;
  readonly stoppedBy: StoppedBy;
}

/** How one search is run. */
export interface SearchRun {
  /** Asked before every look; when aborted the best plan so far is the result. */
  readonly signal?: { readonly aborted: boolean };
  /** Which chain of searches from this layout; the first where it is left out. */
  readonly chain?: SearchChain;
}

/** Said while the specified layout is being made. */
const BEFORE_START: OptimizeProgress = {
  iterations: 0,
  value: 0,
  startValue: 0,
  bound: Number.POSITIVE_INFINITY,
  done: 0,
};
/** A search by iterations is looked at so often at least. */
const LOOKS_OF_A_SEARCH = 1_000;
/** Steps until the first look, and so many more until each next: code that is not compiled yet is slow. */
const FIRST_STEPS = 16;
/** Of the time of a plan that is weighed as a gardener would: the rest is for that. */
const SHARE_OF_SEARCH = 0.6;
/** Looks between two reports of progress. */
const LOOKS_PER_REPORT = 2;

/**
 * Improves the specified layout (README): first it places as many of the requested plants as it can, then it improves
 * the algorithm's own objective. Each `next` works for a few milliseconds, so that a caller can let messages in between.
 * Never fewer of the requested plants than the specified layout, and of as many never a lower value, but for what is
 * given up for what a gardener thinks of (think-as-a-gardener.ts); ends early when no plan can be better.
 * @throws AutoPlantingError with the texts of 2 §5
 */
export function* optimizeInSteps(
  input: AutoPlantingInput,
  { milliseconds, ...unlimited }: Budget,
  { signal, chain = 0 }: SearchRun = {},
): Generator<OptimizeProgress, OptimizedResult> {
  const budget: Budget =
    milliseconds === undefined
      ? unlimited
      : { ...unlimited, milliseconds: milliseconds * (input.site ? SHARE_OF_SEARCH : 1) };
  const began = budget.clock?.() ?? 0;
  const problem = problemOf(input);
  const plan = yield* saying(BEFORE_START, specifiedPlanInSteps(problem));
  const startValue = plan.scorer.total;
  const worth = worthOf(plan.bed, plan.scorer);
  const startRank = rankOfBed(plan.bed, plan.scorer);
  const startPlants = [...plan.bed.planned];
  const atStart = { ...BEFORE_START, value: startValue, startValue };
  yield atStart;
  const bound = yield* saying(atStart, upperBoundInSteps(problem));
  const start = {
    requested: plan.bed.requested,
    value: startValue,
    plants: plan.bed.planned.map((plant) => plannedPlant(plant)),
  };
  yield { ...atStart, bound: bound.value };
  const spent = () => (budget.clock?.() ?? 0) - began;
  const chance = new Chance(createRandom(searchSeed(problem.seed, chain)));
  const kinds = kindsToPlant(problem);
  const packing = packRequested({ ...plan, kinds }, bound, {
    budget,
    spent,
    chance,
    ...(signal && { signal }),
  });
  let iterations = yield* saying({ ...atStart, bound: bound.value }, packing);
  const search = searchFrom(plan, kinds, budget.iterations - iterations, chain);
  const stepsPerLook = stepsPerLookOf(search, budget);
  let stoppedBy: StoppedBy | undefined;
  for (let looks = 0; stoppedBy === undefined; looks += 1) {
    const now = spent();
    stoppedBy = reasonToStop(search, bound, budget, iterations, now, signal);
    if (stoppedBy) break;
    const done = doneOf(budget, iterations, now);
    search.temper(done);
    const steps = Math.min(stepsPerLook, FIRST_STEPS * (looks + 1), budget.iterations - iterations);
    search.search(steps, bound);
    iterations += steps;
    if (looks % LOOKS_PER_REPORT === 0)
      yield { iterations, value: search.bestValue, startValue, bound: bound.value, done };
  }
  const standing = () => ({
    iterations,
    value: search.scorer.total,
    startValue,
    bound: bound.value,
    done: 1,
  });
  search.settle();
  yield standing();
  completePlan(search);
  if (rankOfBed(search.bed, search.scorer) <= startRank) restorePlants(search, startPlants);
  else {
    yield standing();
    yield* saying(standing(), settleTies(search.bed, search.scorer, chance));
    inReadingOrder(search);
  }
  const atEnd = standing();
  yield atEnd;
  // Cut short, a small plan would be worse to a gardener's eye than the first one, which has no limit.
  const isLimited = milliseconds !== undefined && !isArrangedToTheEnd(search.bed);
  const isOver = () => signal?.aborted === true || (isLimited && spent() >= milliseconds);
  const result = yield* saying(atEnd, finishPlanInSteps(input, { ...plan, worth, isOver }, bound));
  return { ...result, start, iterations, stoppedBy };
}

/**
 * The same in one go.
 * @param onProgress called every few milliseconds
 */
export function optimize(
  input: AutoPlantingInput,
  budget: Budget,
  { onProgress, ...run }: SearchRun & { readonly onProgress?: (progress: OptimizeProgress) => void } = {},
): OptimizedResult {
  const steps = optimizeInSteps(input, budget, run);
  let next = steps.next();
  while (!next.done) {
    onProgress?.(next.value);
    next = steps.next();
  }
  return next.value;
}

const kindsToPlant = ({ chosen, supplements, width, height }: Problem): Kind[] =>
  [...chosen, ...supplements].filter(
    (kind) => kind.limit > 0 && kind.width <= width && kind.height <= height,
  );

function searchFrom(
  { bed, scorer }: SpecifiedPlan,
  kinds: readonly Kind[],
  iterations: number,
  chain: SearchChain,
): PlanSearch {
  const { problem } = bed;
  const seed = searchSeed(problem.seed, chain);
  if (problem.algorithm === 'companion-planting' && hasKernel())
    return new CompanionSearch(bed, scorer, kinds, seed, iterations);
  const chance = new Chance(createRandom(seed));
  return new Search(bed, scorer, kinds, chance, searchSettings[problem.algorithm], iterations);
}

/** A short search looks more often, for the threshold falls with each look. */
const stepsPerLookOf = ({ stepsPerLook }: PlanSearch, { iterations }: Budget): number =>
  Math.max(1, Math.min(stepsPerLook, Math.ceil(iterations / LOOKS_OF_A_SEARCH)));

/** 0 to 1, by the limit that is nearer. */
const doneOf = ({ iterations, milliseconds }: Budget, made: number, spent: number): number =>
  Math.min(1, Math.max(made / iterations, milliseconds === undefined ? 0 : spent / milliseconds));

function reasonToStop(
  search: PlanSearch,
  bound: UpperBound,
  budget: Budget,
  iterations: number,
  spent: number,
  signal?: { readonly aborted: boolean },
): StoppedBy | undefined {
  if (search.meets(bound)) return 'bound';
  if (signal?.aborted) return 'cancelled';
  if (!(iterations < budget.iterations)) return 'iterations';
  if (budget.milliseconds !== undefined && spent >= budget.milliseconds) return 'time';
  return undefined;
}

/** An improved plan is told row by row, whatever way led to it. */
function inReadingOrder(search: PlanSearch): void {
  restorePlants(
    search,
    search.bed.planned.toSorted((a, b) => a.y - b.y || a.x - b.x),
  );
}

function restorePlants({ bed }: PlanSearch, plants: readonly Standing[]): void {
  for (const plant of [...bed.planned]) bed.remove(plant);
  for (const plant of plants) bed.restore(plant);
}
