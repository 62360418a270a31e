import { expectedHarvest } from '@planted/garden-domain';
import { type Day, type Step, toDay } from '@planted/season';
import { type GardenPlan, type Known, type StoredGarden, wasNever } from '../garden-plan';
import type { PlannedGarden } from '../plan-gardens';
import { plannedRows, type PlannedRow } from './garden-work';
import type { AskedStep } from './step-words';

/** A step of the plan with its day, of all plantings of a kind in a garden that have it on that day. */
export interface DatedStep {
  readonly kind: AskedStep;
  readonly gardenId: string;
  readonly gardenName: string;
  readonly plantId: string;
  readonly plantName: string;
  /** Their ids in order. */
  readonly plantings: readonly string[];
  /** Square feet that they cover. */
  readonly squares: number;
  readonly day: Day;
}

interface Found {
  readonly row: Pick<PlannedRow, 'stored'>;
  readonly kind: AskedStep;
  readonly day: Day;
}

/**
 * What a garden asks for in all of its plan, from what is due to what is to come; what was done keeps the day on which it
 * was. By the same plan as `workOf`: a step that is asked for today is here with its day.
 */
export function datedSteps({ garden, plan }: PlannedGarden, known: Known): DatedStep[] {
  const found = plan
    ? [...plannedRows(garden, plan, known).flatMap(stepsOf), ...doneInEnded(garden, plan)]
    : garden.plantings.flatMap((stored) => harvestByPacket({ stored }, known));
  const groups = new Map<string, DatedStep>();
  for (const { row, kind, day } of found) {
    const { id, plantId, plantName, squares } = row.stored;
    const name = `${plantId} ${kind} ${day}`;
    const group = groups.get(name);
    groups.set(name, {
      ...{ kind, plantId, plantName, day, gardenId: garden.id, gardenName: garden.name },
      plantings: [...(group?.plantings ?? []), id].sort(),
      squares: (group?.squares ?? 0) + squares,
    });
  }
  return [...groups.values()];
}

const KINDS: Readonly<Partial<Record<Step['kind'], AskedStep>>> = {
  'sow-indoors': 'sow-indoors',
  sow: 'sow',
  'plant-out': 'plant-out',
  'first-harvest': 'harvest',
  clear: 'clear',
};

function stepsOf(row: PlannedRow): Found[] {
  const { planned, starts, outlook } = row;
  const isOver = outlook?.kind === 'ended' || outlook?.kind === 'resting';
  const open = new Set<Step>(starts.map(({ step }) => step));
  return planned.steps.flatMap((step) => {
    const kind = KINDS[step.kind];
    if (!kind) return [];
    const isAsked = kind === 'harvest' ? !isOver : kind === 'clear' || open.has(step);
    return isAsked || step.state === 'done' ? [{ row, kind, day: step.day }] : [];
  });
}

/** What was done for plantings that are gone, by mistakes excepted. */
function doneInEnded({ plantings }: StoredGarden, { planned }: GardenPlan): Found[] {
  const ended = new Map(
    plantings.filter((one) => one.state === 'ended' && !wasNever(one)).map((one) => [one.id, one]),
  );
  return planned.flatMap(({ id, steps }) => {
    const stored = ended.get(id);
    if (!stored) return [];
    return steps.flatMap(({ kind: step, state, day }) => {
      const kind = KINDS[step];
      return kind && state === 'done' ? [{ row: { stored }, kind, day }] : [];
    });
  });
}

/** Where no place is known, the packet's days tell when what is in the ground is ripe; flowers are not harvested. */
function harvestByPacket(row: Found['row'], { plants }: Known): Found[] {
  const { state, plantId, plantedDay, harvestDays } = row.stored;
  const plant = plants.get(plantId);
  if (state !== 'standing' || plantedDay === null || !plant || plant.plant_type === 'flower') return [];
  const [picked] = harvestDays;
  const day = toDay(picked ?? expectedHarvest(plantedDay, plant.days_to_maturity));
  return [{ row, kind: 'harvest', day }];
}
