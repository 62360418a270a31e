import { z } from 'zod';
import { defineCall } from '../call';
import { nothing } from '../message';
import {
  MAX_REMINDER_TITLE,
  recurrenceInterval,
  recurrenceType,
  reminder,
  reminderPriority,
  reminderTags,
  timeZone,
} from '../reminder';
import { freeText, moment, uuid, writtenText } from '../text';

/** GET /api/reminder/fetchUserReminders (3 §7): what is open by date, at most 500, and the 200 completed last. */
export const fetchUserRemindersCall = defineCall({
  name: 'fetch-user-reminders',
  method: 'GET',
  path: '/api/reminder/fetchUserReminders',
  access: 'signed-in',
  request: nothing,
  answer: z.object({ data: z.array(reminder) }),
});

/**
 * POST /api/reminder/addReminder (3 §7). Without an interval a recurrence has 1. `time_zone` is the product's own
 * addition: on whose clock a recurring reminder keeps its time of day when clocks change; UTC's when absent.
 */
export const addReminderCall = defineCall({
  name: 'add-reminder',
  method: 'POST',
  path: '/api/reminder/addReminder',
  access: 'signed-in',
  request: z.strictObject({
    title: writtenText(MAX_REMINDER_TITLE),
    description: freeText().nullish(),
    /** In the last year or the next ten. */
    reminder_datetime: moment,
    priority: reminderPriority.nullish(),
    garden_id: uuid.nullish(),
    /** A garden plant's own id. */
    plant_id: uuid.nullish(),
    recurrence_type: recurrenceType.nullish(),
    recurrence_interval: recurrenceInterval.nullish(),
    tags: reminderTags.nullish(),
    is_completed: z.boolean().nullish(),
    is_active: z.boolean().nullish(),
    time_zone: timeZone.nullish(),
  }),
  answer: z.object({ success: z.literal(true), data: z.object({ id: uuid }) }),
});

/** PATCH /api/reminder/updateReminder/{id} (3 §7). */
export const updateReminderCall = defineCall({
  name: 'update-reminder',
  method: 'PATCH',
  path: '/api/reminder/updateReminder/:id',
  access: 'signed-in',
  request: z.strictObject({ id: uuid, is_completed: z.boolean() }),
  answer: z.object({
    success: z.literal(true),
    data: z.object({
      id: uuid,
      is_completed: z.boolean(),
      /** When a recurring reminder that was completed asks again; ISO 8601, UTC. */
      next_datetime: z.string().nullable(),
    }),
  }),
});
