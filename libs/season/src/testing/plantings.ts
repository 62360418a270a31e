import { toDay, toText } from '../calendar/day';
import { createAlmanac } from '../plan/almanac';
import { planSeason } from '../plan/plan-season';
import type { PlannedPlanting, Planting } from '../plan/planting';
import type { Step } from '../plan/step';
import type { StepKind } from '../plan/step-kind';
import type { Words } from '../reasons/words';
import { catalog, placeOf, plantNames } from './catalog';

/** A planting of 2027 in one square of its own, unless said otherwise. */
export const planting = (id: string, plantId: string, other: Partial<Planting> = {}): Planting => ({
  id,
  plantId,
  season: 2027,
  squares: [id],
  after: null,
  among: null,
  style: 'open',
  start: null,
  notBefore: null,
  spaced: null,
  moved: {},
  done: {},
  notYet: {},
  end: null,
  ...other,
});

const almanacs = new Map<string, ReturnType<typeof createAlmanac>>();

/** The almanac of a reference place; made once. */
export function almanacOf(place: string): ReturnType<typeof createAlmanac> {
  const almanac = almanacs.get(place) ?? createAlmanac(placeOf(place), catalog);
  almanacs.set(place, almanac);
  return almanac;
}

export const planAt = (
  place: string,
  plantings: readonly Planting[],
  today = toDay('2027-01-01'),
): PlannedPlanting[] => planSeason({ plantings, almanac: almanacOf(place), today });

/** 'sow 2027-05-10' of each step. */
export const written = ({ steps }: PlannedPlanting): string[] =>
  steps.map(({ kind, day }) => `${kind} ${toText(day)}`);

/** A step of a planting; undefined where its plan has none of that kind. */
export const stepIn = (plan: readonly PlannedPlanting[], id: string, kind: StepKind): Step | undefined =>
  plan.find((planted) => planted.id === id)?.steps.find((one) => one.kind === kind);

/** A step's day. */
export function dayIn(plan: readonly PlannedPlanting[], id: string, kind: StepKind): number {
  const step = stepIn(plan, id, kind);
  if (!step) throw new Error(`${id} has no step ${kind}`);
  return step.day;
}

export const words: Words = {
  nameOf: (plantId) => plantNames.get(plantId) ?? plantId,
  year: 2027,
  temperature: 'F',
};
