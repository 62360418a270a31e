import { z } from 'zod';
import { activity } from '../activity';
import { gardenRow } from '../garden';
import { gardenPlant } from '../garden-plant';
import { defineQuery, nothing } from '../message';

/** The actor's gardens, oldest first. */
export const fetchGardensQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-gardens',
  input: nothing,
  output: z.array(gardenRow),
});

/** The plants of all the actor's gardens, with plant record and growth on the given day. */
export const fetchGardenPlantsQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-garden-plants',
  input: nothing,
  output: z.array(gardenPlant),
});

/** The actor's activities, newest first, at most 100. */
export const fetchRecentActivitiesQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-recent-activities',
  input: nothing,
  output: z.array(activity),
});
