import { layoutProblem } from '@planted/garden-domain';
import { autoFill } from './algorithms/auto-fill';
import { analysisInSteps } from './analysis/analyze';
import { companionWarnings } from './analysis/companion-analysis';
import type { UpperBound } from './bounds/upper-bound';
import { AutoPlantingError } from './errors';
import { inOneGo } from './in-steps';
import type { AutoPlantingInput } from './input';
import { Chance } from './optimize/chance';
import { thinkAsAGardener } from './optimize/think-as-a-gardener';
import type { Bed, Scorer, Standing } from './problem/bed';
import { createRandom } from './random';
import { reasonsInSteps } from './reasons/reasons-of';
import { unusedPlants } from './reasons/unused-plants';
import { THOUSANDTHS } from './terms/term';
import { type Terms, termsOf, type Worth } from './terms/terms-of';
import { weighedIn } from './terms/weighed';
import type { AutoPlantingResult, PlanCell, PlannedPlant, PlanScore } from './result';

interface PlantedBed {
  readonly bed: Bed;
  readonly scorer: Scorer;
  readonly warnings: readonly string[];
  /** Of the specified plan. */
  readonly worth: Worth;
  /** Whether there is no more time; never where it is left out. */
  readonly isOver?: (() => boolean) | undefined;
}

/** Not the numbers of the plan itself again. */
const SEED = 0x6a2d3e5b;

/** Fills up a planted bed, and tells what stands in it and why (2 §3 'Auto-planting result'). */
export const finishPlan = (
  input: AutoPlantingInput,
  planted: PlantedBed,
  bound: UpperBound,
): AutoPlantingResult => inOneGo(finishPlanInSteps(input, planted, bound));

/** The same, a few milliseconds at a time. */
export function* finishPlanInSteps(
  input: AutoPlantingInput,
  { bed, scorer, warnings, worth, isOver }: PlantedBed,
  bound: UpperBound,
): Generator<void, AutoPlantingResult> {
  const terms = termsOf(bed, worth);
  const { total: before } = scorer;
  const chance = new Chance(createRandom(bed.problem.seed ^ SEED));
  yield* thinkAsAGardener(bed, scorer, { weighed: terms.weighed, worth }, chance, isOver);
  const score = planScore(bed, scorer, bound, { terms, before });
  yield;
  const fillWarnings = autoFill(bed, createRandom(bed.problem.seed));
  yield;
  const standing = [...bed.planned];
  const plants = standing.map((plant) => plannedPlant(plant));
  if (layoutProblem(input.matrix, [...(input.kept ?? []), ...plants])) throw new AutoPlantingError('no-plan');
  yield;
  const reasons = yield* reasonsInSteps(bed, standing, terms.weighed);
  const unused = unusedPlants(input, bed);
  yield;
  const { plantableCells, algorithm } = bed.problem;
  const analysis = yield* analysisInSteps(bed);
  yield;
  const neighborWarnings = algorithm === 'companion-planting' ? companionWarnings(bed) : [];
  yield;
  return {
    plants,
    reasons,
    plantMap: plantMap(bed),
    plantsPlaced: plants.length,
    unusedPlants: unused,
    warnings: [...warnings, ...neighborWarnings, ...fillWarnings],
    efficiency: plantableCells === 0 ? 0 : plants.length / plantableCells,
    analysis,
    weighed: weighedIn(terms),
    score,
    metadata: { algorithmUsed: algorithm, timestamp: input.now },
  };
}

function planScore(
  bed: Bed,
  { total }: Scorer,
  bound: UpperBound,
  { terms, before }: { readonly terms: Terms; readonly before: number },
): PlanScore {
  return {
    value: total,
    merit: THOUSANDTHS * total - terms.weighed.reduce((cost, term) => cost + term.price * term.faults(), 0),
    traded: Math.max(0, before - total),
    bound: bound.value,
    plants: bed.planned.length,
    mostPlants: bound.plants,
    asked: bed.problem.asked,
    requested: bed.requested,
    isBest: total >= bound.value,
  };
}

export const plannedPlant = ({ kind, x, y, width, height }: Standing): PlannedPlant => ({
  x,
  y,
  width,
  height,
  plantId: kind.id,
  plantName: kind.name,
  role: kind.role === 'kept' ? 'chosen' : kind.role,
});

function plantMap(bed: Bed): (PlanCell | null)[][] {
  const { width, height } = bed.problem;
  return Array.from({ length: height }, (_row, y) =>
    Array.from({ length: width }, (_cell, x) => {
      const plant = bed.at(x, y);
      if (!plant || plant.kind.role === 'kept') return null;
      const { kind } = plant;
      return {
        plantId: kind.id,
        name: kind.name,
        plantingWidth: kind.width,
        plantingHeight: kind.height,
        rootCell: x === plant.x && y === plant.y,
        isPollinatorFriendly: kind.isPollinator,
        isSupplementalPollinator: kind.role === 'pollinator',
        isPestControl: kind.isPestControl,
      };
    }),
  );
}
