import { MAX_PER_SQUARE, MAX_PLANT_SIDE, MAX_SIDE } from '@planted/garden-domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { dashboard } from '../dashboard';
import { gardenName, gardenRow, matrixText, serverConditions } from '../garden';
import { gardenPlant } from '../garden-plant';
import { nothing } from '../message';
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
  request: z.strictObject({ name: gardenName, ...serverConditions, matrix: matrixText }),
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
