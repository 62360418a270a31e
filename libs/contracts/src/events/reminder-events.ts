import { RECURRENCE_TYPES } from '@planted/garden-domain';
import { z } from 'zod';
import { calendarDay, uuid } from '../text';
import { alreadyEncrypted, plain } from '../text-privacy';
import { defineEventType, type EventOf } from './define-event-type';

/** ISO 8601, UTC. */
const dueAt = plain(z.string(), 'a date and time');

/**
 * A reminder was added. Its words (title, description, tags) stand in it encrypted under the gardener's own key, as JSON.
 */
export const reminderAddedEvent = defineEventType({
  type: 'ReminderAdded',
  versions: {
    1: {
      schema: z.object({
        reminderId: uuid,
        ownerId: uuid,
        sealedText: alreadyEncrypted(z.string()),
        /** Whether it asks for watering; decided from its words when it was added. */
        isWatering: z.boolean(),
        /** The first of its dates when it recurs. */
        dueAt,
        timeZone: plain(z.string(), 'one of the IANA time zones'),
        recurrence: z.object({ type: z.enum(RECURRENCE_TYPES), interval: z.number().int() }).nullable(),
        priority: z.number().int().nullable(),
        gardenId: uuid.nullable(),
        plantId: uuid.nullable(),
        isActive: z.boolean(),
      }),
    },
  },
});

/** One date of a reminder was ticked off by its gardener. */
export const reminderCompletedEvent = defineEventType({
  type: 'ReminderCompleted',
  versions: {
    1: {
      schema: z.object({
        reminderId: uuid,
        /** Which of its dates, 1, 2, …; 1 for one that does not recur. */
        turn: z.number().int(),
        /** The day on the gardener's calendar. */
        completedOn: calendarDay,
        /** When it asks again. */
        nextDueAt: dueAt.nullable(),
      }),
    },
  },
});

/** A date of a reminder is open again. */
export const reminderReopenedEvent = defineEventType({
  type: 'ReminderReopened',
  versions: { 1: { schema: z.object({ reminderId: uuid, turn: z.number().int() }) } },
});

const changedReminder = z.object({
  reminderId: uuid,
  /** 1 for the first change, … */
  revision: z.number().int(),
});

/** What a reminder says, is about, or how it comes back was changed. */
export const reminderEditedEvent = defineEventType({
  type: 'ReminderEdited',
  versions: {
    1: {
      schema: changedReminder.extend({
        sealedText: alreadyEncrypted(z.string()),
        isWatering: z.boolean(),
        /** The date from which its rhythm counts. */
        dueAt,
        recurrence: z.object({ type: z.enum(RECURRENCE_TYPES), interval: z.number().int() }).nullable(),
        priority: z.number().int().nullable(),
        gardenId: uuid.nullable(),
        plantId: uuid.nullable(),
      }),
    },
  },
});

/** A date of a reminder was moved, and the later ones with it: its rhythm counts from here. */
export const reminderMovedEvent = defineEventType({
  type: 'ReminderMoved',
  versions: { 1: { schema: changedReminder.extend({ turn: z.number().int(), dueAt }) } },
});

/** One date of a reminder asks at another time; its rhythm stays. */
export const reminderSnoozedEvent = defineEventType({
  type: 'ReminderSnoozed',
  versions: { 1: { schema: changedReminder.extend({ turn: z.number().int(), dueAt }) } },
});

/** A reminder asks no more; what was completed stays. */
export const reminderEndedEvent = defineEventType({
  type: 'ReminderEnded',
  versions: { 1: { schema: changedReminder } },
});

/** A reminder is in no list any more. */
export const reminderDeletedEvent = defineEventType({
  type: 'ReminderDeleted',
  versions: { 1: { schema: changedReminder } },
});

/** The deletion of a reminder was taken back, or else its end. */
export const reminderRestoredEvent = defineEventType({
  type: 'ReminderRestored',
  versions: { 1: { schema: changedReminder } },
});

export const reminderEventTypes = [
  reminderAddedEvent,
  reminderCompletedEvent,
  reminderReopenedEvent,
  reminderEditedEvent,
  reminderMovedEvent,
  reminderSnoozedEvent,
  reminderEndedEvent,
  reminderDeletedEvent,
  reminderRestoredEvent,
] as const;

export type ReminderEvent = EventOf<(typeof reminderEventTypes)[number]>;

/** The stream of a reminder, all its dates included. */
export const reminderStream = (reminderId: string): string => `reminder-${reminderId}`;
