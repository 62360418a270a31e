import { RECURRENCE_TYPES } from '@planted/garden-domain';
import { z } from 'zod';
import { calendarDay, uuid } from '../text';

/**
 * A reminder was added. Its words (title, description, tags) stand in it sealed under the gardener's own key, as JSON.
 */
export const reminderAddedV1 = z.object({
  reminderId: uuid,
  ownerId: uuid,
  sealedText: z.string(),
  /** Whether it asks for watering; decided from its words when it was added. */
  isWatering: z.boolean(),
  /** ISO 8601, UTC; the first of its dates when it recurs. */
  dueAt: z.string(),
  timeZone: z.string(),
  recurrence: z.object({ type: z.enum(RECURRENCE_TYPES), interval: z.number().int() }).nullable(),
  priority: z.number().int().nullable(),
  gardenId: uuid.nullable(),
  plantId: uuid.nullable(),
  isActive: z.boolean(),
});

/** One date of a reminder was ticked off by its gardener. */
export const reminderCompletedV1 = z.object({
  reminderId: uuid,
  /** Which of its dates, 1, 2, …; 1 for one that does not recur. */
  turn: z.number().int(),
  /** The day on the gardener's calendar. */
  completedOn: calendarDay,
  /** When it asks again; ISO 8601, UTC. */
  nextDueAt: z.string().nullable(),
});

/** A date of a reminder is open again. */
export const reminderReopenedV1 = z.object({ reminderId: uuid, turn: z.number().int() });

/** Every reminder event by type and schema version; a frozen example of each stays in the tests. */
export const reminderEventSchemas = {
  ReminderAdded: { 1: reminderAddedV1 },
  ReminderCompleted: { 1: reminderCompletedV1 },
  ReminderReopened: { 1: reminderReopenedV1 },
} as const;

export type ReminderEvent =
  | { type: 'ReminderAdded'; schemaVersion: 1; data: z.infer<typeof reminderAddedV1> }
  | { type: 'ReminderCompleted'; schemaVersion: 1; data: z.infer<typeof reminderCompletedV1> }
  | { type: 'ReminderReopened'; schemaVersion: 1; data: z.infer<typeof reminderReopenedV1> };

/** The stream of a reminder, all its dates included. */
export const reminderStream = (reminderId: string): string => `reminder-${reminderId}`;
