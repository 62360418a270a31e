import { MAX_PER_SQUARE, MAX_PLANT_SIDE, MAX_SIDE } from '@planted/garden-domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { dashboard } from '../dashboard';
import { gardenName, gardenRow, matrixText, serverConditions } from '../garden';
import { gardenPast } from '../garden-past';
import { gardenPlant } from '../garden-plant';
import { gardenStyle } from '../garden-style';
import { nothing } from '../message';
import { seasonPlanting } from '../season-planting';
import { calendarDay, freeText, hexColor, uuid } from '../text';

const side = z
  .number()
  .int()
  .min(1, 'must be at least 1')
  .max(MAX_PLANT_SIDE, `must be at most ${MAX_PLANT_SIDE}`);

/**
 * A planted cell of the flattened plant map (2 §3 'Placed plant in a grid cell'). Every cell of a plant carries it;
 * `rootCell` is true for the top-left one only. `plantId` is the plant table's id; without it the name decides.
 */
export const plantCell = z.strictObject({
  name: freeText(100),
  plantId: freeText(100).optional(),
  image: freeText(500).nullish(),
  veggieImage: freeText(500).nullish(),
  plantingWidth: side,
  plantingHeight: side,
  color: hexColor.nullish(),
  rootCell: z.boolean(),
  /** How many grow in one square, where the gardener set it; on root cells. */
  plantsPerSquare: z.number().int().min(1).max(MAX_PER_SQUARE).nullish(),
  isPollinatorFriendly: z.boolean().nullish(),
  isSupplementalPollinator: z.boolean().nullish(),
  isPestControl: z.boolean().nullish(),
});
export type PlantCell = z.infer<typeof plantCell>;

/**
 * POST /api/gardens/save (2 §7). The header Idempotency-Key names the draft: the same key is the same garden. The header
 * Save-Id names one save of it, so that a late repeat does not undo a newer save.
 */
export const saveGardenCall = defineCall({
  name: 'save-garden',
  method: 'POST',
  path: '/api/gardens/save',
  access: 'signed-in',
  request: z.strictObject({
    name: gardenName,
    ...serverConditions,
    matrix: matrixText,
    /** Of the designer that drew it; without it, it stays what it was. */
    style: gardenStyle.optional(),
  }),
  answer: z.object({ data: z.array(gardenRow) }),
});

/** POST /api/gardens/savePlants (2 §7): row-major cells of the garden's grid, null where nothing stands. */
export const savePlantsCall = defineCall({
  name: 'save-plants',
  method: 'POST',
  path: '/api/gardens/savePlants',
  access: 'signed-in',
  request: z.strictObject({
    gardenId: uuid,
    plantMap: z
      .array(plantCell.nullable())
      .min(1, 'must not be empty')
      .max(MAX_SIDE * MAX_SIDE, `must have at most ${MAX_SIDE * MAX_SIDE} cells`),
    gardenWidth: z.number().int().min(1).max(MAX_SIDE).default(25),
  }),
  answer: z.object({ plantsCount: z.number().int() }),
});

/** GET /api/gardens/fetchGardens (3 §7). */
export const fetchGardensCall = defineCall({
  name: 'fetch-gardens',
  method: 'GET',
  path: '/api/gardens/fetchGardens',
  access: 'signed-in',
  request: nothing,
  answer: z.object({ data: z.array(gardenRow) }),
});

/** Most plants of one answer: as many as one garden can hold. */
export const PLANTS_PAGE = MAX_SIDE * MAX_SIDE;

/** One garden's plants only, and where the answer begins. */
const plantsAsked = z.strictObject({ gardenId: uuid.optional(), after: uuid.optional() });

/** Garden by garden and row by row. `next` is the `after` of what does not stand in this answer, or null. */
const plantsPage = z.object({ data: z.array(gardenPlant), next: uuid.nullable().default(null) });

/** GET /api/gardens/fetchDashboardPlants (3 §7): without a query the plants of all gardens, 2,500 at a time. */
export const fetchDashboardPlantsCall = defineCall({
  name: 'fetch-dashboard-plants',
  method: 'GET',
  path: '/api/gardens/fetchDashboardPlants',
  access: 'signed-in',
  request: plantsAsked,
  answer: plantsPage,
});

/** GET /api/gardens/fetchManagerPlants (3 §7): the same shape, for the manager. */
export const fetchManagerPlantsCall = defineCall({
  name: 'fetch-manager-plants',
  method: 'GET',
  path: '/api/gardens/fetchManagerPlants',
  access: 'signed-in',
  request: plantsAsked,
  answer: plantsPage,
});

/**
 * The gardener's calendar day, for which all is calculated: of use where it is another than the server's (UTC). One
 * that is more than a day from the server's is no gardener's, and is passed over.
 */
const dashboardAsked = z.strictObject({ day: calendarDay.optional() });

/**
 * GET /api/gardens/fetchDashboard: all that the dashboard shows of gardens and plants (3 §2.2, §9), in one answer that
 * stays small however many there are.
 */
export const fetchDashboardCall = defineCall({
  name: 'fetch-dashboard',
  method: 'GET',
  path: '/api/gardens/fetchDashboard',
  access: 'signed-in',
  request: dashboardAsked,
  answer: z.object({ data: dashboard }),
});

/** Most plantings of one answer. */
export const SEASON_PAGE = 2_500;

/**
 * GET /api/gardens/fetchSeason: the plantings of all the gardener's gardens in time, also those that are to come or are
 * gone, 2,500 at a time: garden by garden, `next` is the `after` of what does not stand in this answer.
 */
export const fetchSeasonCall = defineCall({
  name: 'fetch-season',
  method: 'GET',
  path: '/api/gardens/fetchSeason',
  access: 'signed-in',
  request: z.strictObject({
    /** The planting after which the answer begins. */
    after: uuid.optional(),
  }),
  answer: z.object({
    data: z.object({
      /** All of them, the oldest first, with the version that a change of their layout must name. */
      gardens: z.array(
        z.object({ id: uuid, name: z.string(), style: gardenStyle, version: z.number().int() }),
      ),
      plantings: z.array(seasonPlanting),
      next: uuid.nullable(),
      /** In the log, of the gardener's newest change: what comes after it can be asked for (GET /api/gardens/live). */
      position: z.number().int(),
    }),
  }),
});

/**
 * GET /api/gardens/fetchPast?gardenId=…: a garden in both kinds of time (TIM-1, TIM-2), all of it, or what is known of a
 * span of days; one day is a span from itself to itself. It is folded from the log when it is asked for. On which day
 * something was recorded is told by the clock that the header Time-Zone names, such as Europe/Paris; without it, by UTC.
 */
export const fetchPastCall = defineCall({
  name: 'fetch-past',
  method: 'GET',
  path: '/api/gardens/fetchPast',
  access: 'signed-in',
  request: z.strictObject({
    gardenId: uuid,
    /** Of the span that is told; without it, from the beginning. */
    from: calendarDay.optional(),
    /** Its last day; without it, until now. */
    to: calendarDay.optional(),
  }),
  answer: z.object({ data: gardenPast }),
});
