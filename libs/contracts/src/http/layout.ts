import {
  DONE_STEPS,
  MAX_PER_SQUARE,
  MAX_PLANT_SIDE,
  MAX_PLANTS_PER_GARDEN,
  MAX_SIDE,
  NOTED_STEPS,
  PLANTING_ENDS,
  PLANTING_STEPS,
} from '@planted/garden-domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { gardenName, gardenRow, matrixText, serverConditions } from '../garden';
import { gardenPlantRow } from '../garden-plant';
import { calendarDay, freeText, hexColor, uuid } from '../text';

/** An act can clear a full bed, plant it anew and change its ground. */
export const MAX_LAYOUT_CHANGES = 2 * MAX_PLANTS_PER_GARDEN + 1;

/** Longest reason to plant against rotation advice, in characters. */
export const MAX_ROTATION_REASON = 200;

/** Longest cause of a failure, in characters. */
const MAX_CAUSE = 200;

const side = z
  .number()
  .int()
  .min(1, 'must be at least 1')
  .max(MAX_PLANT_SIDE, `must be at most ${MAX_PLANT_SIDE}`);
/** Whether a corner lies in the bed is the garden's knowledge. */
const corner = {
  x: z
    .number()
    .int()
    .min(0)
    .max(MAX_SIDE - 1),
  y: z
    .number()
    .int()
    .min(0)
    .max(MAX_SIDE - 1),
};
const size = { width: side, height: side };
const plantsPerSquare = z.number().int().min(1).max(MAX_PER_SQUARE).nullable();
const shift = z.number().int().min(-MAX_SIDE).max(MAX_SIDE);
/** A planting's own id. */
const planting = { id: uuid };
/** Of a planting of this garden, which may stand, be to come or have ended. */
const after = uuid.nullable();
/** A calendar day of the garden's place. */
const dayOrNone = calendarDay.nullable();

/** What a harvest that is logged in the same act was. */
const harvest = z.strictObject({
  /** When on the day of the end, 'HH:mm' on the gardener's clock. */
  time: z.iso.time({ precision: -1 }).nullish(),
  value: z.union([freeText(200), z.number()]).nullish(),
  unit: freeText(50).nullish(),
  /** The gardener's own words. */
  notes: freeText().nullish(),
});

/** One named change of an act, by its `type`. */
export const layoutChange = z.discriminatedUnion(
  'type',
  [
    /** A kind comes to stand: its new id is the page's own choice, so that the page can go on before the answer. */
    z.strictObject({
      type: z.literal('place'),
      ...planting,
      plantId: freeText(100),
      ...corner,
      ...size,
      /** The kind's own color without it. */
      color: hexColor.nullish(),
      plantsPerSquare: plantsPerSquare.optional(),
      /** With it the kind is to come, and keeps no one from its ground: null where it comes after whatever stands there. */
      after: after.optional(),
      /** With it the kind grows in squares of that planting, where the facts of both kinds leave it the room. */
      under: uuid.optional(),
    }),
    z.strictObject({ type: z.literal('move'), ...planting, ...corner }),
    z.strictObject({ type: z.literal('resize'), ...planting, ...corner, ...size }),
    z.strictObject({ type: z.literal('recolor'), ...planting, color: hexColor }),
    /** How many grow in one square; null gives it back to the plant table. */
    z.strictObject({ type: z.literal('count'), ...planting, plantsPerSquare }),
    /** It is over: how, of what, and on which day; with `harvest` that is logged in the same act. What is to come is dropped. */
    z.strictObject({
      type: z.literal('end'),
      ...planting,
      how: z.enum(PLANTING_ENDS),
      cause: freeText(MAX_CAUSE).nullish(),
      day: calendarDay,
      harvest: harvest.nullish(),
    }),
    /** Stands, or is to come, again as before, with its dates, health and history: an end that is taken back. */
    z.strictObject({ type: z.literal('restore'), ...planting }),
    /** Another shape of the bed: what stands there is turned clockwise within the old one, then shifted. Once in an act. */
    z.strictObject({
      type: z.literal('reshape'),
      matrix: matrixText,
      turns: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).default(0),
      shiftX: shift.default(0),
      shiftY: shift.default(0),
    }),
    /** Comes after another planting; null where nothing is named. */
    z.strictObject({ type: z.literal('put-after'), ...planting, after }),
    /** Sets the date of a step; null gives it back. */
    z.strictObject({
      type: z.literal('fix-step'),
      ...planting,
      step: z.enum(PLANTING_STEPS),
      day: dayOrNone,
    }),
    /**
     * A step was done on a day; null takes that back. With 'sow' or 'plant-out' what was to come stands, planted on that
     * day; taken back it is to come again. A first harvest is an entry of the log, and clearing is the end.
     */
    z.strictObject({ type: z.literal('do-step'), ...planting, step: z.enum(DONE_STEPS), day: dayOrNone }),
    /** Rotation advice is ignored for it (TIM-3), for a reason in the gardener's own words. */
    z.strictObject({
      type: z.literal('ignore-rotation'),
      ...planting,
      because: freeText(MAX_ROTATION_REASON).refine((text) => text.trim() !== '', 'must not be empty'),
    }),
    /** Advice is shown for it again: what was ignored is taken back. */
    z.strictObject({ type: z.literal('heed-rotation'), ...planting }),
    /** Another name, or other growing conditions: only those that change. */
    z.strictObject({
      type: z.literal('settings'),
      name: gardenName.optional(),
      ...z.object(serverConditions).partial().shape,
    }),
  ],
  'must be one of place, move, resize, recolor, count, end, restore, reshape, put-after, fix-step, do-step, ignore-rotation, heed-rotation, settings',
);
export type LayoutChangeRequest = z.infer<typeof layoutChange>;

/**
 * POST /api/gardens/changeLayout (EDT-2): the named changes of one act of a gardener's, all or none. They are made in
 * their order; what stands after the last must be legal, so that two plantings can change places. `expectedVersion` is
 * the layout's version that the page shows: where another page was faster, the answer is 409 with what changed since.
 */
export const changeLayoutCall = defineCall({
  name: 'change-layout',
  method: 'POST',
  path: '/api/gardens/changeLayout',
  access: 'signed-in',
  request: z.strictObject({
    gardenId: uuid,
    expectedVersion: z.number().int().min(1, 'must be at least 1'),
    changes: z
      .array(layoutChange)
      .min(1, 'must not be empty')
      .max(MAX_LAYOUT_CHANGES, `must have at most ${MAX_LAYOUT_CHANGES} changes`),
  }),
  answer: z.object({
    data: z.object({
      /** The layout's version after the act. */
      version: z.number().int(),
      /** Harvests that the act logged: each can be taken back. */
      entries: z.array(z.object({ id: uuid, garden_id: uuid })).optional(),
    }),
  }),
});

/** A planting where it stands, or would stand. */
export const plantingSpot = z.object({
  id: uuid,
  plantId: z.string(),
  ...corner,
  ...size,
  color: hexColor,
  plantsPerSquare: z.number().int().nullable(),
});

const stepDays = <Step extends string>(steps: readonly [Step, ...Step[]]) =>
  z.array(z.object({ step: z.enum(steps), day: calendarDay }));

/** What its gardener said of a planting's time, besides when it is in the ground: only of those of which anything is said. */
export const plantingSteps = z.object({
  id: uuid,
  /** What it comes, or came, after. */
  after: uuid.nullable(),
  /** In the squares of which planting it grows, or grew; services of earlier releases do not say so. */
  under: uuid.nullable().optional(),
  /** Whether it was to come before it stood: taken back, its planting leads there. */
  wasComing: z.boolean(),
  fixed: stepDays(PLANTING_STEPS),
  done: stepDays(NOTED_STEPS),
});
export type PlantingSteps = z.infer<typeof plantingSteps>;

/** All that is to come in a garden; services before this one do not tell. */
const seasonPlan = {
  coming: z.array(plantingSpot).optional(),
  /** Of what stands and what is to come. */
  steps: z.array(plantingSteps).optional(),
};

/** A planting that stands, as `current` of a conflict and the layout's answer say it. */
export const standingPlanting = gardenPlantRow.omit({ garden_id: true });
export type StandingPlanting = z.infer<typeof standingPlanting>;

/**
 * GET /api/gardens/fetchLayout?gardenId=…: one garden as it stands, in one piece, with the version that a change of it
 * must name.
 */
export const fetchLayoutCall = defineCall({
  name: 'fetch-layout',
  method: 'GET',
  path: '/api/gardens/fetchLayout',
  access: 'signed-in',
  request: z.strictObject({ gardenId: uuid }),
  answer: z.object({
    data: z.object({
      garden: gardenRow,
      version: z.number().int(),
      plants: z.array(standingPlanting),
      ...seasonPlan,
    }),
  }),
});

/** What changed in a garden's layout since a version: `current` of a conflict. */
export const layoutSince = z.object({
  version: z.number().int(),
  /** The shape, where it is another one since; else null. */
  matrix: z.string().nullable(),
  /** As they are now; services before this one do not tell. */
  settings: z.object({ name: z.string(), ...serverConditions }).optional(),
  /** Plantings that came or changed since, as they stand now. */
  plants: z.array(plantingSpot),
  /** Plantings that ended since; `how` and `day` are null where nobody said. */
  ended: z.array(z.object({ id: uuid, how: z.enum(PLANTING_ENDS).nullable(), day: calendarDay.nullable() })),
  /** Whole, and not only what changed. */
  ...seasonPlan,
});
export type LayoutSince = z.infer<typeof layoutSince>;
