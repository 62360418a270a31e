import { z } from 'zod';
import { defineCall } from '../call';
import { plant } from '../plant';

/** Data-API read of the plant table (1 §7, 3 §7): all fields, by plant_name ascending. */
export const readPlantsCall = defineCall({
  name: 'read-plants',
  method: 'GET',
  path: '/rest/v1/plants',
  access: 'anyone',
  request: z.strictObject({
    select: z.literal('*').default('*'),
    order: z.literal('plant_name.asc').default('plant_name.asc'),
  }),
  answer: z.array(plant),
});
