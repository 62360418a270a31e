import { z } from 'zod';
import { defineCall } from '../call';
import { companionRelation } from '../companion';
import { nothing } from '../message';
import { plant } from '../plant';
import { freeText } from '../text';

/** More than the catalogue has plants. */
const MAX_PLANT_IDS = 500;

/** GET /api/algorithm/fetchFillerPlants (2 §7): plants of at most 2 × 2 feet, for what the chosen ones leave free. */
export const fetchFillerPlantsCall = defineCall({
  name: 'fetch-filler-plants',
  method: 'GET',
  path: '/api/algorithm/fetchFillerPlants',
  access: 'anyone',
  request: nothing,
  answer: z.object({ data: z.array(plant) }),
});

/**
 * POST /api/algorithm/fetchCompanionPlants (2 §7): the relations of each plant asked for, by its id; bad ones first.
 */
export const fetchCompanionPlantsCall = defineCall({
  name: 'fetch-companion-plants',
  method: 'POST',
  path: '/api/algorithm/fetchCompanionPlants',
  access: 'anyone',
  request: z.strictObject({
    plantIds: z.array(freeText(100)).max(MAX_PLANT_IDS, `must have at most ${MAX_PLANT_IDS} ids`),
  }),
  /** A plant that the catalogue does not know has no entry. */
  answer: z.object({ data: z.record(z.string(), z.array(companionRelation)) }),
});

/** GET /api/algorithm/fetchOrganicPestControlPlants (2 §7). */
export const fetchOrganicPestControlPlantsCall = defineCall({
  name: 'fetch-organic-pest-control-plants',
  method: 'GET',
  path: '/api/algorithm/fetchOrganicPestControlPlants',
  access: 'anyone',
  request: nothing,
  answer: z.object({ data: z.array(plant) }),
});

/** GET /api/algorithm/fetchPollinatorPlants (2 §7). */
export const fetchPollinatorPlantsCall = defineCall({
  name: 'fetch-pollinator-plants',
  method: 'GET',
  path: '/api/algorithm/fetchPollinatorPlants',
  access: 'anyone',
  request: nothing,
  answer: z.object({ data: z.array(plant) }),
});
