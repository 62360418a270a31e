import type { SeasonPlanting } from '@planted/contracts';
import { type Day, type Step, warningSentence, whyStep } from '@planted/season';
import {
  betweenWords,
  type GardenPlan,
  type Known,
  lastRipeStart,
  type StoredGarden,
  wasNever,
} from '@planted/season-plan';
import type { SeasonRow, SeasonStep } from '../view/season-row';
import { becauseOf } from '../words/because';
import { verdictOf } from './verdict';

interface RowInput {
  readonly stored: SeasonPlanting;
  readonly garden: StoredGarden;
  readonly byId: ReadonlyMap<string, SeasonPlanting>;
  readonly between: string | undefined;
  readonly plan: GardenPlan | null;
  readonly known: Known;
}

const NO_STEPS = {
  steps: [],
  lastStart: null,
  freeFrom: null,
  endsWithFrost: false,
  problem: null,
  isTooLate: false,
} as const;

/** The rows of a garden; without a plan, where it has no place, with names only. */
export function rowsOfGarden(garden: StoredGarden, plan: GardenPlan | null, known: Known): SeasonRow[] {
  const byId = new Map(garden.plantings.map((one) => [one.id, one]));
  const between = betweenWords(garden.plantings);
  return garden.plantings
    .filter((one) => !wasNever(one))
    .map((one) => rowOf({ stored: one, garden, byId, plan, known, between: between.get(one.id) }));
}

/** One planting with all that is said of it. */
function rowOf(input: RowInput): SeasonRow {
  const { stored, garden, plan, known, between } = input;
  const plant = known.plants.get(stored.plantId);
  const before = between === undefined ? beforeOf(input) : undefined;
  const where = between?.replace(/^b/, 'B') ?? (before && `After the ${before.plantName}`);
  return {
    id: stored.id,
    gardenId: garden.id,
    gardenName: garden.name,
    plantId: stored.plantId,
    name: stored.plantName,
    picture: plant?.optimized_plant_image_url ?? null,
    detail: where ?? countsOf(stored, plant?.plants_per_square_foot ?? null),
    between,
    follows: before !== undefined,
    isOver: stored.state === 'ended',
    ...(plan && plant ? plannedOf(stored.id, plan) : NO_STEPS),
  };
}

function beforeOf({ stored, byId, plan }: RowInput): SeasonPlanting | undefined {
  const after = plan?.plantings.find(({ id }) => id === stored.id)?.after ?? stored.after;
  return after === null ? undefined : byId.get(after);
}

/** '4 squares, 32 plants' */
function countsOf({ squares, plantsPerSquare }: SeasonPlanting, usual: number | null): string {
  const perSquare = plantsPerSquare ?? usual;
  const plants = perSquare === null ? 1 : Math.max(1, Math.round(squares * perSquare));
  return `${squares} ${squares === 1 ? 'square' : 'squares'}, ${plants} ${plants === 1 ? 'plant' : 'plants'}`;
}

function plannedOf(
  id: string,
  plan: GardenPlan,
): Pick<SeasonRow, 'steps' | 'lastStart' | 'freeFrom' | 'endsWithFrost' | 'problem' | 'isTooLate'> {
  const { planned, plantings, words } = plan;
  const at = plantings.findIndex((planting) => planting.id === id);
  const [own, facts] = [planned[at], plantings[at]];
  if (!own || !facts) return NO_STEPS;
  const lastStart = lastStartOf(own.steps, plan, at);
  const steps = own.steps.map((step): SeasonStep => {
    const why = whyStep(planned, plantings, id, step.kind, words);
    return {
      kind: step.kind,
      day: step.day,
      former: step.was,
      state: step.state === 'not-yet' ? 'planned' : step.state,
      isReported: facts.done[step.kind] !== undefined,
      isFixed: step.state !== 'done' && facts.moved[step.kind] !== undefined,
      because: becauseOf(step, own.steps, words),
      why: [...new Set(why)],
      verdict: verdictOf(step, own, lastStart, plan, facts.season),
    };
  });
  const severe = own.warnings.find(({ code }) => code !== 'frost-likely');
  return {
    steps,
    lastStart,
    freeFrom: steps.find(({ kind }) => kind === 'clear')?.day ?? null,
    endsWithFrost: own.steps.some(({ causes }) => causes.some(({ code }) => code === 'frost-ends')),
    problem: severe ? warningSentence(severe, words) : null,
    isTooLate: severe?.code === 'too-late-to-ripen',
  };
}

/** The last day on which it can be started the way that it is. */
function lastStartOf(steps: readonly Step[], { almanac, plantings }: GardenPlan, at: number): Day | null {
  const start = steps.find(({ kind }) => kind === 'sow' || kind === 'plant-out');
  const facts = plantings[at];
  return start && facts ? lastRipeStart(start, facts, almanac) : null;
}
