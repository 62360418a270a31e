import { z } from 'zod';
import { defineCall } from '../call';
import { nothing } from '../message';
import { rotationFacts, rotationKind } from '../rotation-facts';
import { seasonFact } from '../season-fact';
import { variety } from '../variety';

/** GET /api/catalog/fetchSeasonFacts: when and how every kind of the catalog is grown, by id. With an entity tag. */
export const fetchSeasonFactsCall = defineCall({
  name: 'fetch-season-facts',
  method: 'GET',
  path: '/api/catalog/fetchSeasonFacts',
  access: 'anyone',
  request: nothing,
  answer: z.object({ data: z.array(seasonFact) }),
});

/** GET /api/catalog/fetchRotationFacts: the rules of rotation, and every kind as they ask of it, by id. With an entity tag. */
export const fetchRotationFactsCall = defineCall({
  name: 'fetch-rotation-facts',
  method: 'GET',
  path: '/api/catalog/fetchRotationFacts',
  access: 'anyone',
  request: nothing,
  answer: z.object({ data: z.object({ facts: rotationFacts, kinds: z.array(rotationKind) }) }),
});

/** GET /api/catalog/fetchVarieties: the varieties of the catalog's plants, by id. With an entity tag. */
export const fetchVarietiesCall = defineCall({
  name: 'fetch-varieties',
  method: 'GET',
  path: '/api/catalog/fetchVarieties',
  access: 'anyone',
  request: nothing,
  answer: z.object({ data: z.array(variety) }),
});
