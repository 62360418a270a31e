import { z } from 'zod';
import { defineCall } from '../call';
import { chosenPlace, climate, placeChoice } from '../place';
import { uuid } from '../text';

/**
 * POST /api/gardens/choosePlace (SEA-1): chooses the place or the own frost dates of one garden, or of all of a gardener's
 * that have none of their own. `expectedVersion` is the version that the page shows; where another page was faster, the
 * answer is 409 with the version and choice of now as `current`. To undo it is to choose what was before.
 */
export const choosePlaceCall = defineCall({
  name: 'choose-place',
  method: 'POST',
  path: '/api/gardens/choosePlace',
  access: 'signed-in',
  request: z.strictObject({
    /** Without it, the gardener's own. */
    gardenId: uuid.nullish(),
    expectedVersion: z.number().int().min(0, 'must be at least 0'),
    choice: placeChoice,
  }),
  answer: z.object({
    data: z.object({
      /** Of this garden's choice, or of the gardener's, after it. */
      version: z.number().int(),
    }),
  }),
});

/**
 * GET /api/gardens/fetchPlace?gardenId=…: what was chosen for a garden, or without one for all, and the climate that
 * follows from what counts there.
 */
export const fetchPlaceCall = defineCall({
  name: 'fetch-place',
  method: 'GET',
  path: '/api/gardens/fetchPlace',
  access: 'signed-in',
  request: z.strictObject({ gardenId: uuid.optional() }),
  answer: z.object({
    data: z.object({
      /** The next `expectedVersion`; 0 where nothing was ever chosen. */
      version: z.number().int(),
      /** Of the garden asked for, or of the gardener. */
      choice: chosenPlace,
      /** Of the gardener, where a garden is asked for; it counts where the garden has no choice of its own. */
      inherited: chosenPlace,
      /** Whose choice counts; null where nothing was chosen. */
      from: z.enum(['garden', 'gardener']).nullable(),
      /** null where neither a place nor own dates count. */
      climate: climate.nullable(),
      /**
       * Where no garden is asked for: all gardens with a choice of their own, which are few; the gardener's counts in
       * every other. So one request has the places of all.
       */
      gardens: z.array(
        z.object({ gardenId: uuid, choice: chosenPlace.unwrap(), climate: climate.nullable() }),
      ),
    }),
  }),
});
