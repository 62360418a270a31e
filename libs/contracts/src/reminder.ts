import { isTimeZone, MAX_RECURRENCE_INTERVAL, RECURRENCE_TYPES } from '@planted/garden-domain';
import { z } from 'zod';
import { freeText, uuid } from './text';

/** 1 is not a priority, 3 is one (3 §9). */
export const REMINDER_PRIORITIES = [1, 2, 3] as const;

export const MAX_REMINDER_TITLE = 200;
/** Most tags of a reminder, and longest, in characters. */
export const MAX_TAGS = 20;
export const MAX_TAG = 50;

export const reminderPriority = z.union(
  REMINDER_PRIORITIES.map((priority) => z.literal(priority)),
  'must be 1, 2 or 3',
);

/** How a reminder comes back, or null (3 §3); what it means is at `recurrenceStep` of libs/garden-domain. */
export const recurrenceType = z.strictObject({ type: z.enum(RECURRENCE_TYPES) });

/** Days (3 §3). */
export const recurrenceInterval = z
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(MAX_RECURRENCE_INTERVAL, `must be at most ${MAX_RECURRENCE_INTERVAL}`);

/** Trimmed; empty ones are left out, and the second of two that are the same. */
export const reminderTags = z
  .array(freeText(MAX_TAG))
  .max(MAX_TAGS, `must have at most ${MAX_TAGS} tags`)
  .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]);

/** An IANA time zone, such as 'Europe/Paris'. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/Paris');

/**
 * A reminder (3 §3). Of one that recurs each date is a reminder of its own: completing it plans the next, taking the
 * completion back withdraws that again, unless it is completed too.
 */
export const reminder = z.object({
  id: uuid,
  title: z.string(),
  description: z.string(),
  /** ISO 8601, UTC. */
  reminder_datetime: z.string(),
  is_completed: z.boolean(),
  is_active: z.boolean(),
  priority: reminderPriority.nullable(),
  tags: z.array(z.string()),
  plant_id: uuid.nullable(),
  garden_id: uuid.nullable(),
  /** What these two are called, where they still stand. */
  plant_name: z.string().nullable(),
  garden_name: z.string().nullable(),
  /** Open, unlike that of a request: pages of today must read what later services add. */
  recurrence_type: z.object(recurrenceType.shape).nullable(),
  /** Days; null without a recurrence. */
  recurrence_interval: z.number().int().nullable(),
  /** On whose clock a recurring reminder keeps its time of day. */
  time_zone: z.string(),
  /** Watering its garden, or its plant, completes it up to that day: see `isWateringReminder` of libs/garden-domain. */
  is_watering: z.boolean(),
  /** ISO 8601, UTC; null while it is not completed. */
  completed_at: z.string().nullable(),
  completed_by: z.enum(['gardener', 'watering']).nullable(),
  /** How often it was edited, moved, snoozed, ended or restored: the same for all dates of one that recurs. */
  revision: z.number().int().optional(),
  /** Whether it asks no more; its completed dates are still listed. */
  is_ended: z.boolean().optional(),
});
export type Reminder = z.infer<typeof reminder>;
