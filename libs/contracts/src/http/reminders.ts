import { z } from 'zod';
import { defineCall } from '../call';
import { changed, revised } from '../correction';
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

/**
 * PATCH /api/reminder/updateReminder/{id} (3 §7). `completed_at` is the product's own addition: when it was ticked off, where
 * that was sent minutes later or more.
 */
export const updateReminderCall = defineCall({
  name: 'update-reminder',
  method: 'PATCH',
  path: '/api/reminder/updateReminder/:id',
  access: 'signed-in',
  request: z.strictObject({ id: uuid, is_completed: z.boolean(), completed_at: moment.nullish() }),
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

/** What every change of a reminder answers. */
const changedReminder = z.object({ success: z.literal(true), data: changed });

/**
 * POST /api/reminder/editReminder: what a reminder says, is about and how it comes back, with all dates of one that
 * recurs. `id` is that of any of its dates, here and below; what is absent is none.
 */
export const editReminderCall = defineCall({
  name: 'edit-reminder',
  method: 'POST',
  path: '/api/reminder/editReminder',
  access: 'signed-in',
  request: revised.extend({
    title: writtenText(MAX_REMINDER_TITLE),
    description: freeText().nullish(),
    priority: reminderPriority.nullish(),
    garden_id: uuid.nullish(),
    plant_id: uuid.nullish(),
    recurrence_type: recurrenceType.nullish(),
    recurrence_interval: recurrenceInterval.nullish(),
    tags: reminderTags.nullish(),
  }),
  answer: changedReminder,
});

/** POST /api/reminder/moveReminder: this date to another one, and all later dates with it. */
export const moveReminderCall = defineCall({
  name: 'move-reminder',
  method: 'POST',
  path: '/api/reminder/moveReminder',
  access: 'signed-in',
  request: revised.extend({
    /** In the last year or the next ten. */
    reminder_datetime: moment,
  }),
  answer: changedReminder,
});

/** POST /api/reminder/snoozeReminder: this date asks again then; the later ones stay where they are. */
export const snoozeReminderCall = defineCall({
  name: 'snooze-reminder',
  method: 'POST',
  path: '/api/reminder/snoozeReminder',
  access: 'signed-in',
  request: revised.extend({ until: moment }),
  answer: changedReminder,
});

/** POST /api/reminder/endReminder: it asks no more; what was completed stays listed. */
export const endReminderCall = defineCall({
  name: 'end-reminder',
  method: 'POST',
  path: '/api/reminder/endReminder',
  access: 'signed-in',
  request: revised,
  answer: changedReminder,
});

/** POST /api/reminder/deleteReminder: with all its dates. */
export const deleteReminderCall = defineCall({
  name: 'delete-reminder',
  method: 'POST',
  path: '/api/reminder/deleteReminder',
  access: 'signed-in',
  request: revised,
  answer: changedReminder,
});

/** POST /api/reminder/restoreReminder: takes its deletion back, or else its end. */
export const restoreReminderCall = defineCall({
  name: 'restore-reminder',
  method: 'POST',
  path: '/api/reminder/restoreReminder',
  access: 'signed-in',
  request: revised,
  answer: changedReminder,
});
