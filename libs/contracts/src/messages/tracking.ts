import { z } from 'zod';
import { changed } from '../correction';
import { pageAsked, trackedSection } from '../account-export';
import { activity } from '../activity';
import { change, logPosition } from '../change';
import { dashboard } from '../dashboard';
import { gardenRow } from '../garden';
import { gardenAnalytics } from '../garden-analytics';
import { fetchGardenActivitiesCall, fetchGardenAnalyticsCall } from '../http/activities';
import {
  chooseCalendarContentsCall,
  fetchCalendarAddressCall,
  makeCalendarAddressCall,
  revokeCalendarAddressCall,
} from '../http/calendar';
import { followChangesCall } from '../http/changes';
import { fetchDashboardCall, fetchManagerPlantsCall, fetchSeasonCall } from '../http/gardens';
import { fetchLayoutCall } from '../http/layout';
import {
  addJournalEntryCall,
  fetchJournalEntriesCall,
  correctJournalEntryCall,
  withdrawJournalEntryCall,
  restoreJournalEntryCall,
} from '../http/journal';
import {
  addNoteDeviceCall,
  chooseMorningNoteCall,
  fetchMorningNoteCall,
  removeNoteDeviceCall,
  sendExampleNoteCall,
} from '../http/morning-note';
import {
  addReminderCall,
  updateReminderCall,
  editReminderCall,
  moveReminderCall,
  snoozeReminderCall,
  endReminderCall,
  deleteReminderCall,
  restoreReminderCall,
} from '../http/reminders';
import { defineCommand, defineQuery, nothing } from '../message';
import { reminder } from '../reminder';
import { uuid } from '../text';

/** The actor's gardens, oldest first. */
export const fetchGardensQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-gardens',
  input: nothing,
  output: z.array(gardenRow),
});

/** The plants of the actor's gardens, or of one, with plant record and growth today. */
export const fetchGardenPlantsQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-garden-plants',
  input: fetchManagerPlantsCall.request,
  output: fetchManagerPlantsCall.answer,
});

/** What the dashboard shows of the actor's gardens and plants. */
export const fetchDashboardQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-dashboard',
  input: fetchDashboardCall.request,
  output: dashboard,
});

/** The actor's activities, newest first, at most 100. */
export const fetchRecentActivitiesQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-recent-activities',
  input: nothing,
  output: z.array(activity),
});

/** The activities of one of the actor's gardens. */
export const fetchGardenActivitiesQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-garden-activities',
  input: fetchGardenActivitiesCall.request,
  output: fetchGardenActivitiesCall.answer,
});

export const fetchGardenAnalyticsQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-garden-analytics',
  input: fetchGardenAnalyticsCall.request,
  output: gardenAnalytics,
});

/** The actor's reminders: open ones by date, then the completed, the latest first. */
export const fetchUserRemindersQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-user-reminders',
  input: nothing,
  output: z.array(reminder),
});

/** Adds a reminder; a garden or plant that is not the actor's refuses it. */
export const addReminderCommand = defineCommand({
  service: 'tracking',
  name: 'add-reminder',
  input: addReminderCall.request,
  output: z.object({ id: uuid }),
});

/** Ticks a reminder off, or opens it again. */
export const updateReminderCommand = defineCommand({
  service: 'tracking',
  name: 'update-reminder',
  input: updateReminderCall.request,
  output: updateReminderCall.answer.shape.data,
});

export const fetchJournalEntriesQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-journal-entries',
  input: fetchJournalEntriesCall.request,
  output: fetchJournalEntriesCall.answer,
});

export const addJournalEntryCommand = defineCommand({
  service: 'tracking',
  name: 'add-journal-entry',
  input: addJournalEntryCall.request,
  output: z.object({ id: uuid }),
});

/** A part of one list of the actor's; its rows are those of `trackedSections`. */
export const exportTrackedQuery = defineQuery({
  service: 'tracking',
  name: 'export-tracked',
  input: pageAsked.extend({ section: trackedSection }),
  output: z.object({ rows: z.array(z.unknown()), next: uuid.nullable() }),
});

/** Changes what a reminder says, is about and how it comes back. */
export const editReminderCommand = defineCommand({
  service: 'tracking',
  name: 'edit-reminder',
  input: editReminderCall.request,
  output: changed,
});

/** Moves a date of a reminder, and the later ones with it. */
export const moveReminderCommand = defineCommand({
  service: 'tracking',
  name: 'move-reminder',
  input: moveReminderCall.request,
  output: changed,
});

/** Lets one date of a reminder ask at another time. */
export const snoozeReminderCommand = defineCommand({
  service: 'tracking',
  name: 'snooze-reminder',
  input: snoozeReminderCall.request,
  output: changed,
});

/** Ends a reminder: it asks no more. */
export const endReminderCommand = defineCommand({
  service: 'tracking',
  name: 'end-reminder',
  input: endReminderCall.request,
  output: changed,
});

/** Deletes a reminder with all its dates. */
export const deleteReminderCommand = defineCommand({
  service: 'tracking',
  name: 'delete-reminder',
  input: deleteReminderCall.request,
  output: changed,
});

/** Takes the deletion of a reminder back, or else its end. */
export const restoreReminderCommand = defineCommand({
  service: 'tracking',
  name: 'restore-reminder',
  input: restoreReminderCall.request,
  output: changed,
});

/** Corrects a journal entry; what it said before stays in its history. */
export const correctJournalEntryCommand = defineCommand({
  service: 'tracking',
  name: 'correct-journal-entry',
  input: correctJournalEntryCall.request,
  output: changed,
});

/** Takes a journal entry back. */
export const withdrawJournalEntryCommand = defineCommand({
  service: 'tracking',
  name: 'withdraw-journal-entry',
  input: withdrawJournalEntryCall.request,
  output: changed,
});

/** Brings a journal entry back that was taken back. */
export const restoreJournalEntryCommand = defineCommand({
  service: 'tracking',
  name: 'restore-journal-entry',
  input: restoreJournalEntryCall.request,
  output: changed,
});

/** One garden as it stands, with the version of its layout. */
export const fetchLayoutQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-layout',
  input: fetchLayoutCall.request,
  output: fetchLayoutCall.answer.shape.data,
});

/** What changed of the actor's; see the call. */
export const followChangesQuery = defineQuery({
  service: 'tracking',
  name: 'follow-changes',
  input: followChangesCall.request,
  output: followChangesCall.answer.shape.data,
});

/**
 * What changed of all gardeners' after a position, in order, once every read model shows it: at once, or within the
 * moment for which a question waits. For the gateway, which tells each gardener of their own. Without a position: where
 * the read models are now.
 */
export const tailChangesQuery = defineQuery({
  service: 'tracking',
  name: 'tail-changes',
  input: z.object({ after: logPosition.optional() }),
  output: z.object({
    changes: z.array(change.extend({ sequence: z.number().int(), gardenerId: uuid })),
    /** The next `after`. It is smaller than this one's where the database was restored from a backup. */
    position: z.number().int(),
  }),
});

/** The plantings of the actor's gardens in time. */
export const fetchSeasonQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-season',
  input: fetchSeasonCall.request,
  output: fetchSeasonCall.answer.shape.data,
});

/** Makes the actor's private calendar address, or replaces it. */
export const makeCalendarAddressCommand = defineCommand({
  service: 'tracking',
  name: 'make-calendar-address',
  input: makeCalendarAddressCall.request,
  output: makeCalendarAddressCall.answer.shape.data,
});

/** Changes what the actor's address tells. */
export const chooseCalendarContentsCommand = defineCommand({
  service: 'tracking',
  name: 'choose-calendar-contents',
  input: chooseCalendarContentsCall.request,
  output: chooseCalendarContentsCall.answer.shape.data,
});

/** Lets the actor's address answer no more. */
export const revokeCalendarAddressCommand = defineCommand({
  service: 'tracking',
  name: 'revoke-calendar-address',
  input: revokeCalendarAddressCall.request,
  output: revokeCalendarAddressCall.answer.shape.data,
});

/** The actor's address. */
export const fetchCalendarAddressQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-calendar-address',
  input: fetchCalendarAddressCall.request,
  output: fetchCalendarAddressCall.answer.shape.data,
});

/** Chooses when the actor's note of the morning is sent, and whether by mail. */
export const chooseMorningNoteCommand = defineCommand({
  service: 'tracking',
  name: 'choose-morning-note',
  input: chooseMorningNoteCall.request,
  output: chooseMorningNoteCall.answer.shape.data,
});

/** What the actor chose for the note of the morning. */
export const fetchMorningNoteQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-morning-note',
  input: fetchMorningNoteCall.request,
  output: fetchMorningNoteCall.answer.shape.data,
});

/** Tells the actor in one more browser. */
export const addNoteDeviceCommand = defineCommand({
  service: 'tracking',
  name: 'add-note-device',
  input: addNoteDeviceCall.request,
  output: addNoteDeviceCall.answer.shape.data,
});

/** Tells the actor no more in one browser. */
export const removeNoteDeviceCommand = defineCommand({
  service: 'tracking',
  name: 'remove-note-device',
  input: removeNoteDeviceCall.request,
  output: removeNoteDeviceCall.answer.shape.data,
});

/** A push service may take its time. */
const PUSH_DEADLINE_MS = 15_000;

/** Shows the actor on one device how a note looks. */
export const sendExampleNoteCommand = defineCommand({
  service: 'tracking',
  name: 'send-example-note',
  input: sendExampleNoteCall.request,
  output: sendExampleNoteCall.answer.shape.data,
  deadlineMs: PUSH_DEADLINE_MS,
});

/** Ends the letters of whoever's token it is: nobody needs to be signed in. */
export const stopMorningMailCommand = defineCommand({
  service: 'tracking',
  name: 'stop-morning-mail',
  input: z.strictObject({
    /** SHA-256 of the token in hexadecimal. */
    tokenHash: z.string(),
  }),
  output: nothing,
});

/** Planning all gardens of a gardener takes longer than a look into tables. */
const FEED_DEADLINE_MS = 10_000;

/** The calendar at an address, for whoever has the address: nobody needs to be signed in. */
export const readCalendarQuery = defineQuery({
  service: 'tracking',
  name: 'read-calendar',
  input: z.strictObject({
    /** SHA-256 of the token in hexadecimal. */
    tokenHash: z.string(),
    /** Of the calendar that the reader has; null where it has none. */
    have: z.string().nullable(),
  }),
  output: z.object({
    etag: z.string(),
    /** text/calendar, gzipped, in base64; null where the reader has it. */
    gzip: z.string().nullable(),
  }),
  deadlineMs: FEED_DEADLINE_MS,
});
