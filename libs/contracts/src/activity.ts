import { z } from 'zod';
import { revisionKind } from './correction';
import { calendarDay, uuid } from './text';

/** What a gardener can log by hand (3 §9 'Event types'). */
export const GARDEN_EVENT_TYPES = [
  'watered',
  'fertilized',
  'status_changed',
  'planted',
  'harvested',
  'treated_for_pests',
  'soil_tested',
  'transplanted',
  'weeded',
  'mulched',
  'pruned',
  'support_added',
  'soil_tilled',
  'frost_protection_added',
  'frost_protection_removed',
] as const;

/** What the product itself logs besides. */
export const PRODUCT_ACTIVITY_TYPES = [
  'garden_saved',
  'layout_saved',
  'plants_removed',
  'completed_planting',
  'health_rated',
] as const;

export const activityType = z.enum([...GARDEN_EVENT_TYPES, ...PRODUCT_ACTIVITY_TYPES]);
export type ActivityType = z.infer<typeof activityType>;

/** What an entry said from one of its revisions on. */
export const activityRevision = z.object({
  kind: revisionKind,
  recorded_at: z.string(),
  day: calendarDay,
  notes: z.string(),
  value: z.union([z.string(), z.number()]).nullable(),
  unit: z.string().nullable(),
  subject: z.enum(['garden', 'plant']),
  subject_id: uuid,
});
export type ActivityRevision = z.infer<typeof activityRevision>;

/** One row of Recent Activity (3 §3 'Activity / event'). */
export const activity = z.object({
  id: uuid,
  event_type: activityType,
  event_details: z.object({
    notes: z.string(),
    value: z.union([z.string(), z.number()]).nullable(),
    unit: z.string().nullable(),
    old_status: z.string().nullable(),
    new_status: z.string().nullable(),
  }),
  /** When it was recorded, ISO 8601. */
  created_at: z.string(),
  /** The day on the gardener's calendar on which it happened; null where that is the day of the record. */
  occurred_on: calendarDay.nullable().optional(),
  /** At what time of that day, 'HH:mm', where its gardener said so. */
  occurred_time: z.string().nullable().optional(),
  garden_id: uuid,
  garden_name: z.string(),
  subject: z.enum(['garden', 'plant']),
  subject_id: uuid,
  /** Of an entry that can be corrected and taken back: how often it was changed; null or absent for any other. */
  revision: z.number().int().nullable().optional(),
  /** When it was corrected last, ISO 8601, UTC; null or absent before. */
  corrected_at: z.string().nullable().optional(),
  /** What was written, the oldest first; empty or absent before the first change. */
  history: z.array(activityRevision).optional(),
});
export type Activity = z.infer<typeof activity>;
