import {
  type CalendarDay,
  type PlantingSpot,
  type PlantingStep,
  type SeasonPlan,
  NO_SEASON,
  PLANTING_STEPS,
} from '@planted/garden-domain';
import { z } from 'zod';
import type { LayoutSince, PlantingSteps } from './http/layout';
import { calendarDay } from './text';

/** Dates of a planting's steps, as a browser keeps them. */
export const keptStepDays = z.partialRecord(z.enum(PLANTING_STEPS), calendarDay);

/** What is to come in a garden, as the server answers it; services before this one do not tell. */
type ServedSeason = Pick<LayoutSince, 'coming' | 'steps'>;

const daysOf = (steps: PlantingSteps['fixed'] | PlantingSteps['done']) =>
  Object.fromEntries(steps.map(({ step, day }): [PlantingStep, CalendarDay] => [step, day]));

/**
 * The season of a garden as the server answered it. What was to come before and neither comes nor stands now was dropped:
 * it can be restored, and not placed again.
 */
export function servedSeason(
  { coming = [], steps = [] }: ServedSeason,
  known: Pick<SeasonPlan<PlantingSpot>, 'coming' | 'dropped'> = NO_SEASON,
  standing: ReadonlyMap<string, PlantingSpot> = new Map(),
): SeasonPlan<PlantingSpot> {
  const comes = new Map(coming.map((spot) => [spot.id, spot]));
  const gone = [...known.dropped, ...known.coming].filter(([id]) => !comes.has(id) && !standing.has(id));
  return {
    coming: comes,
    dropped: new Map(gone),
    after: new Map(steps.flatMap(({ id, after }) => (after === null ? [] : [[id, after] as const]))),
    under: new Map(steps.flatMap(({ id, under }) => (under ? [[id, under] as const] : []))),
    fixed: new Map(steps.filter(({ fixed }) => fixed.length > 0).map(({ id, fixed }) => [id, daysOf(fixed)])),
    done: new Map(steps.filter(({ done }) => done.length > 0).map(({ id, done }) => [id, daysOf(done)])),
    planted: new Map(),
    started: new Set(steps.flatMap(({ id, wasComing }) => (wasComing ? [id] : []))),
  };
}
