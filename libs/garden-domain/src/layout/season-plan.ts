import type { CalendarDay } from '../calendar-day';
import { MAX_PLANTS_PER_GARDEN } from '../placement';

/** What happens to a planting, in its order; which of them it has is its kind's. */
export const PLANTING_STEPS = [
  'sow-indoors',
  'sow',
  'plant-out',
  'first-harvest',
  'last-harvest',
  'clear',
] as const;
export type PlantingStep = (typeof PLANTING_STEPS)[number];

/** Steps that are said to be done as such: a first harvest is an entry of the log, and clearing is the planting's end. */
export const DONE_STEPS = ['sow-indoors', 'sow', 'plant-out', 'last-harvest'] as const;
export type DoneStep = (typeof DONE_STEPS)[number];

/** Of these, the steps that no other fact says. */
export const NOTED_STEPS = ['sow-indoors', 'last-harvest'] as const;
export type NotedStep = (typeof NOTED_STEPS)[number];

/** The steps that put a planting into the ground: from then on it stands. */
export const isIntoGround = (step: PlantingStep): step is 'sow' | 'plant-out' =>
  step === 'sow' || step === 'plant-out';

/** A bed has at most this many plantings to come. */
export const MAX_COMING_PER_GARDEN = MAX_PLANTS_PER_GARDEN;

/** Days of some of a planting's steps. */
export type StepDays = Readonly<Partial<Record<PlantingStep, CalendarDay>>>;

/**
 * What is stored of a bed's season: what the gardener chose and what happened (decision 0135). Every other date is
 * derived from it. All by the planting's id.
 */
export interface SeasonPlan<Spot> {
  /** Not yet in the ground, on ground that may not be free yet: they keep no one from it. */
  readonly coming: ReadonlyMap<string, Spot>;
  /** They were to come, and shall not any more. */
  readonly dropped: ReadonlyMap<string, Spot>;
  /** Which planting each comes after, or came, where its gardener said so. */
  readonly after: ReadonlyMap<string, string>;
  /** In the squares of which slower planting each grows, or grew; said once, when it is placed. */
  readonly under: ReadonlyMap<string, string>;
  /** The steps' dates that the gardener has set. */
  readonly fixed: ReadonlyMap<string, StepDays>;
  /** The steps that were done, without those into the ground. */
  readonly done: ReadonlyMap<string, StepDays>;
  /** Since when they are, or were, in the ground. */
  readonly planted: ReadonlyMap<string, CalendarDay>;
  /** Of those that stand or have ended: which were to come before. */
  readonly started: ReadonlySet<string>;
}

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** The season of a bed for which nothing is planned. */
export const NO_SEASON: SeasonPlan<never> = {
  coming: none,
  dropped: none,
  after: none,
  under: none,
  fixed: none,
  done: none,
  planted: none,
  started: new Set(),
};

/** Sets the day of one step in a map of them, or takes it away. */
export function setStepDay(
  days: Map<string, StepDays>,
  id: string,
  step: PlantingStep,
  day: CalendarDay | null,
): void {
  const { [step]: _, ...rest } = days.get(id) ?? {};
  const next: StepDays = day === null ? rest : { ...rest, [step]: day };
  if (Object.keys(next).length === 0) days.delete(id);
  else days.set(id, next);
}
