import { MAX_SIDE } from '@planted/garden-domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { calendarDay, uuid } from '../text';

/** As many plants as one garden can hold. */
const MAX_PLANTS = MAX_SIDE * MAX_SIDE;

/** A list that names at least one garden plant, and each once. */
const eachPlantOnce = <Entry extends z.ZodType<{ plant_id: string }>>(entry: Entry) =>
  z
    .array(entry)
    .min(1, 'must not be empty')
    .max(MAX_PLANTS, `must have at most ${MAX_PLANTS} entries`)
    .superRefine((entries, context) => {
      const named = new Set<string>();
      for (const [index, { plant_id }] of entries.entries()) {
        if (named.has(plant_id))
          context.addIssue({ code: 'custom', path: [index, 'plant_id'], message: 'appears more than once' });
        named.add(plant_id);
      }
    });

/** Entries that a call logged: what was so already is none. */
const loggedEntries = z.array(z.object({ id: uuid, garden_id: uuid })).optional();

/**
 * POST /api/gardens/updatePlantingDates (3 §7). The harvest date is taken for the sake of the call's shape only: the
 * server's is the planting date and the plant's days_to_maturity (3 §4).
 */
export const updatePlantingDatesCall = defineCall({
  name: 'update-planting-dates',
  method: 'POST',
  path: '/api/gardens/updatePlantingDates',
  access: 'signed-in',
  request: z.strictObject({
    plantingDates: eachPlantOnce(
      z.strictObject({
        /** A garden plant's own id. */
        plant_id: uuid,
        planted_date: calendarDay,
        expected_harvest_date: calendarDay.nullish(),
      }),
    ),
  }),
  answer: z.object({
    data: z.object({
      plantsUpdated: z.number().int(),
      /** Gardens in which every plant has a planting date since this call. */
      completedGardens: z.array(uuid),
    }),
  }),
});

/** POST /api/gardenPlants/updatePlantHealthRating (3 §7), for plants that are in the ground. */
export const updatePlantHealthRatingCall = defineCall({
  name: 'update-plant-health-rating',
  method: 'POST',
  path: '/api/gardenPlants/updatePlantHealthRating',
  access: 'signed-in',
  request: z.strictObject({
    plantHealthUpdates: eachPlantOnce(
      z.strictObject({
        plant_id: uuid,
        health_rating: z.number().min(0, 'must be at least 0').max(10, 'must be at most 10'),
      }),
    ),
  }),
  answer: z.object({
    data: z.object({
      plantsUpdated: z.number().int(),
      /** What was logged, an entry for each garden where a rating is another one: each can be taken back. */
      entries: loggedEntries,
    }),
  }),
});

/**
 * POST /api/gardenPlants/waterAllPlants (3 §7). The day, and the time of day, are those on the gardener's clock when it was
 * done: without a signal it may be sent later.
 */
export const waterAllPlantsCall = defineCall({
  name: 'water-all-plants',
  method: 'POST',
  path: '/api/gardenPlants/waterAllPlants',
  access: 'signed-in',
  request: z.strictObject({
    gardenId: uuid,
    wateringDate: calendarDay,
    /** 'HH:mm'. */
    wateringTime: z.iso.time({ precision: -1 }).nullish(),
  }),
  answer: z.object({ data: z.object({ plantsUpdated: z.number().int(), entries: loggedEntries }) }),
});

/** POST /api/gardenPlants/removePlants: takes plants out of their gardens, all that are named or none. */
export const removePlantsCall = defineCall({
  name: 'remove-plants',
  method: 'POST',
  path: '/api/gardenPlants/removePlants',
  access: 'signed-in',
  request: z.strictObject({
    /** Garden plants' own ids. */
    plantIds: z
      .array(uuid)
      .min(1, 'must not be empty')
      .max(MAX_PLANTS, `must have at most ${MAX_PLANTS} entries`)
      .superRefine((ids, context) => {
        const named = new Set<string>();
        for (const [index, id] of ids.entries()) {
          if (named.has(id))
            context.addIssue({ code: 'custom', path: [index], message: 'appears more than once' });
          named.add(id);
        }
      }),
  }),
  answer: z.object({ data: z.object({ plantsRemoved: z.number().int() }) }),
});
