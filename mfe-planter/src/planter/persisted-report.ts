import type { TermName } from '@planted/auto-planting';
import { z } from 'zod';
import type { PlanningChoice, PlanReport } from './plan-report';

const rated = <Rating extends string>(...ratings: [Rating, ...Rating[]]) => ({
  targetCells: z.number(),
  coveredCells: z.number(),
  coverage: z.number(),
  rating: z.enum(ratings),
});

const analysis = z.object({
  companion: z.object({
    score: z.number(),
    goodPairs: z.number(),
    moderatePairs: z.number(),
    badPairs: z.number(),
  }),
  pollinator: z.object({
    ...rated('Excellent', 'Good', 'Needs Improvement'),
    clusters: z.number(),
    kinds: z.number(),
  }),
  pestControl: z.object({ ...rated('Good', 'Needs Improvement'), guarded: z.number(), isolated: z.number() }),
  water: z.object({
    zones: z.array(z.object({ zone: z.number(), plants: z.number() })),
    together: z.number(),
  }),
});

const terms = [
  'north',
  'neighbors',
  'block',
  'climbers',
  'spreading',
  'reach',
  'watering',
  'rotation',
] as const satisfies readonly TermName[];

const reason = z.object({
  text: z.string(),
  terms: z.array(
    z.object({
      about: z.enum(['companion', 'pollinators', 'pest-control', 'water', 'space', ...terms]),
      text: z.string(),
      points: z.number().optional(),
      evidence: z.enum(['trial', 'observed', 'tradition']).optional(),
      measured: z.enum(['on-relative', 'as-crop-before', 'in-laboratory']).optional(),
    }),
  ),
});

const weighed = z.object({
  name: z.enum(terms),
  state: z.enum(['kept', 'open', 'not-weighed']),
  text: z.string(),
});

const unused = z.object({
  id: z.string(),
  name: z.string(),
  remaining: z.number(),
  plantingWidth: z.number(),
  plantingHeight: z.number(),
  reason: z.string(),
  detail: z.string().optional(),
});

const side = z.number().nullable();

/** What a run reported of its plan, as it is persisted with the bed. */
export const persistedReport = (
  placement: z.ZodType<PlanReport['standing'][number]>,
  choice: z.ZodType<PlanningChoice>,
) =>
  z.object({
    id: z.string(),
    choice,
    score: z.object({
      value: z.number(),
      merit: z.number().optional(),
      traded: z.number().optional(),
      bound: z.number(),
      plants: z.number(),
      mostPlants: z.number(),
      // Reports of before plans were ranked by what was requested lack these two.
      asked: z.number().default(0),
      requested: z.number().default(0),
      isBest: z.boolean(),
    }),
    startValue: z.number().optional(),
    startRequested: z.number().optional(),
    efficiency: z.number(),
    analysis,
    // Reports of before what a gardener thinks of was weighed have none.
    weighed: z.array(weighed).default([]),
    warnings: z.array(z.string()),
    unused: z.array(unused),
    reasons: z.map(z.string(), reason),
    fillers: z.set(z.string()),
    standing: z.array(placement),
    staying: z.number().int(),
    asked: z.array(
      z.object({ plantId: z.string(), wanted: z.number(), plantingWidth: side, plantingHeight: side }),
    ),
  });
