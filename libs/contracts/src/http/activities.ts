import { z } from 'zod';
import { activity, GARDEN_EVENT_TYPES } from '../activity';
import { defineCall } from '../call';
import { changed, revised } from '../correction';
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
 * With `takenBack=true` instead what was taken back, which no other list has.
 */
export const fetchGardenActivitiesCall = defineCall({
  name: 'fetch-garden-activities',
  method: 'GET',
  path: '/api/activities/fetchGardenActivities',
  access: 'signed-in',
  request: z.strictObject({
    gardenId: uuid,
    before: uuid.optional(),
    takenBack: z.literal('true').optional(),
  }),
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

/** An entry of a garden that its gardener logged: an event, a watering or a rating. */
const ownEntry = revised.extend({ garden_id: uuid });
const changedEntry = z.object({ success: z.literal(true), data: changed });

/**
 * POST /api/activities/correctGardenEvent: what is absent stays as it is. `day` is today or in the past year, where it is
 * another one than before. Subject, words and figures belong to an event, `health_rating` to a rating.
 */
export const correctGardenEventCall = defineCall({
  name: 'correct-garden-event',
  method: 'POST',
  path: '/api/activities/correctGardenEvent',
  access: 'signed-in',
  request: ownEntry.extend({
    day: calendarDay.optional(),
    /** The garden's id, or a garden plant's. */
    subject_id: uuid.optional(),
    value: z.union([freeText(200), z.number()]).nullish(),
    unit: freeText(50).nullish(),
    notes: freeText().optional(),
    health_rating: z.number().min(0, 'must be at least 0').max(10, 'must be at most 10').optional(),
  }),
  answer: changedEntry,
});

/** POST /api/activities/withdrawGardenEvent: takes it back, so that it counts no more and is in no list. */
export const withdrawGardenEventCall = defineCall({
  name: 'withdraw-garden-event',
  method: 'POST',
  path: '/api/activities/withdrawGardenEvent',
  access: 'signed-in',
  request: ownEntry,
  answer: changedEntry,
});

/** POST /api/activities/restoreGardenEvent: one that was taken back counts again. */
export const restoreGardenEventCall = defineCall({
  name: 'restore-garden-event',
  method: 'POST',
  path: '/api/activities/restoreGardenEvent',
  access: 'signed-in',
  request: ownEntry,
  answer: changedEntry,
});
