import { z } from 'zod';
import { activity, GARDEN_EVENT_TYPES } from '../activity';
import { defineCall } from '../call';
import { gardenAnalytics, MAX_ANALYTICS_DAYS } from '../garden-analytics';
import { nothing } from '../message';
import { calendarDay, freeText, uuid } from '../text';

/** GET /api/activities/fetchRecentActivities (3 §7): the newest first, at most 100. */
export const fetchRecentActivitiesCall = defineCall({
  name: 'fetch-recent-activities',
  method: 'GET',
  path: '/api/activities/fetchRecentActivities',
  access: 'signed-in',
  request: nothing,
  answer: z.object({ success: z.boolean(), data: z.array(activity), error: z.string().nullable() }),
});

/** POST /api/activities/addGardenEvent (3 §7). The actor of an activity is always 'user' (3 §6). */
export const addGardenEventCall = defineCall({
  name: 'add-garden-event',
  method: 'POST',
  path: '/api/activities/addGardenEvent',
  access: 'signed-in',
  request: z.strictObject({
    eventDetails: z.strictObject({
      actor: z.literal('user').default('user'),
      subject: z.enum(['garden', 'plant']),
      /** A garden's id, or a garden plant's. */
      subject_id: uuid,
      action: z.enum(GARDEN_EVENT_TYPES),
      value: z.union([freeText(200), z.number()]).nullish(),
      unit: freeText(50).nullish(),
      old_status: freeText(100).nullish(),
      new_status: freeText(100).nullish(),
      notes: freeText().nullish(),
    }),
  }),
  answer: z.object({ success: z.literal(true), data: z.object({ id: uuid }) }),
});

/**
 * GET /api/activities/fetchGardenActivities?gardenId=…: everything that happened in one garden and to its plants, for
 * View Past Events (3 §2.3); the newest first, 100 at a time. `next` is the `before` of the older ones, or null.
 */
export const fetchGardenActivitiesCall = defineCall({
  name: 'fetch-garden-activities',
  method: 'GET',
  path: '/api/activities/fetchGardenActivities',
  access: 'signed-in',
  request: z.strictObject({ gardenId: uuid, before: uuid.optional() }),
  answer: z.object({ data: z.array(activity), next: uuid.nullable() }),
});

/**
 * GET /api/activities/fetchGardenAnalytics?gardenId=…&days=…&day=…: the days up to and with the gardener's `day`, which
 * is the server's (UTC) where it is left out or more than a day from that; a year without `days`.
 */
export const fetchGardenAnalyticsCall = defineCall({
  name: 'fetch-garden-analytics',
  method: 'GET',
  path: '/api/activities/fetchGardenAnalytics',
  access: 'signed-in',
  request: z.strictObject({
    gardenId: uuid,
    days: z.coerce
      .number()
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(MAX_ANALYTICS_DAYS, `must be at most ${MAX_ANALYTICS_DAYS}`)
      .default(365),
    day: calendarDay.optional(),
  }),
  answer: z.object({ data: gardenAnalytics }),
});
