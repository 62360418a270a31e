import { z } from 'zod';
import { defineCall } from '../call';
import { nothing } from '../message';
import { knownOwnKind, ownKind } from '../own-kind';
import { freeText } from '../text';

/** How the id of every own kind ends. */
const OWN_PART = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * POST /api/gardens/saveOwnKind (REA-5): adds a variety or a plant of the gardener's own, or replaces what they said of it
 * before. A plant of its own needs spacing and days. What is planted keeps its ground.
 */
export const saveOwnKindCall = defineCall({
  name: 'save-own-kind',
  method: 'POST',
  path: '/api/gardens/saveOwnKind',
  access: 'signed-in',
  request: ownKind,
  answer: z.object({ data: z.object({ id: z.string() }) }),
});

/** POST /api/gardens/removeOwnKind: offers an own kind no more; saving it again brings it back. */
export const removeOwnKindCall = defineCall({
  name: 'remove-own-kind',
  method: 'POST',
  path: '/api/gardens/removeOwnKind',
  access: 'signed-in',
  request: z.strictObject({ id: freeText(150).regex(OWN_PART, 'must be the id of a plant of your own') }),
  answer: z.object({ data: z.object({ id: z.string() }) }),
});

/** GET /api/gardens/fetchOwnKinds: the gardener's own kinds, in the order in which they came. */
export const fetchOwnKindsCall = defineCall({
  name: 'fetch-own-kinds',
  method: 'GET',
  path: '/api/gardens/fetchOwnKinds',
  access: 'signed-in',
  request: nothing,
  answer: z.object({
    data: z.array(knownOwnKind),
  }),
});
