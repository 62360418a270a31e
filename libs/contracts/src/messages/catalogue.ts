import { z } from 'zod';
import { defineQuery, nothing } from '../message';
import { plant } from '../plant';

/** The whole plant table by plant_name ascending. */
export const readPlantsQuery = defineQuery({
  service: 'catalogue',
  name: 'read-plants',
  input: nothing,
  output: z.array(plant),
});
