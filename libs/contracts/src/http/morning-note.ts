import { z } from 'zod';
import { defineCall } from '../call';
import { isQuiet, morningNote, noteDevice, pushSubscription, quietHours, timeOfDay } from '../morning-note';
import { timeZone } from '../reminder';
import { uuid, writtenText } from '../text';

/**
 * POST /api/morningNote/chooseMorningNote (TEL-4, TEL-5): when the note of the morning is sent, and whether by mail. Where
 * another page was faster, the answer is 409 with the version of now as `current`.
 */
export const chooseMorningNoteCall = defineCall({
  name: 'choose-morning-note',
  method: 'POST',
  path: '/api/morningNote/chooseMorningNote',
  access: 'signed-in',
  request: z
    .strictObject({
      /** How often it was chosen, as the page shows it. */
      expectedVersion: z.number().int().min(0, 'must be at least 0'),
      time: timeOfDay,
      /** On whose clock. */
      timeZone,
      quiet: quietHours
        .refine(({ from, until }) => from !== until, { path: ['until'], error: 'must be another time' })
        .nullable(),
      /** To the address that the gardener signs in with. */
      byMail: z.boolean(),
    })
    .refine(({ time, quiet }) => !isQuiet(time, quiet), {
      path: ['time'],
      error: 'must not be within the quiet hours',
    }),
  answer: z.object({
    data: z.object({
      /** The next `expectedVersion`. */
      version: z.number().int(),
    }),
  }),
});

/** GET /api/morningNote/fetchMorningNote: what was chosen. */
export const fetchMorningNoteCall = defineCall({
  name: 'fetch-morning-note',
  method: 'GET',
  path: '/api/morningNote/fetchMorningNote',
  access: 'signed-in',
  request: z.strictObject({}),
  answer: z.object({
    data: z.object({
      /** The next `expectedVersion`; 0 where nothing was chosen. */
      version: z.number().int(),
      /** null where nothing was chosen: nothing is sent. */
      note: morningNote.nullable(),
      /** By which browsers subscribe at their push services (RFC 8292), in base64url. */
      pushKey: z.string(),
      /** The gardener's, the oldest first. */
      devices: z.array(noteDevice),
    }),
  }),
});

/** Longest name of a device, in characters. */
const MAX_DEVICE_NAME = 60;

/**
 * POST /api/morningNote/addNoteDevice (TEL-4): notes are shown in this browser, too; of who has chosen nothing yet, at
 * seven by this clock. The same browser twice is one device.
 */
export const addNoteDeviceCall = defineCall({
  name: 'add-note-device',
  method: 'POST',
  path: '/api/morningNote/addNoteDevice',
  access: 'signed-in',
  request: z.strictObject({
    name: writtenText(MAX_DEVICE_NAME),
    timeZone,
    subscription: pushSubscription,
  }),
  answer: z.object({ data: z.object({ id: uuid }) }),
});

/** POST /api/morningNote/removeNoteDevice: no more notes there, whoever sees the list. */
export const removeNoteDeviceCall = defineCall({
  name: 'remove-note-device',
  method: 'POST',
  path: '/api/morningNote/removeNoteDevice',
  access: 'signed-in',
  request: z.strictObject({ id: uuid }),
  answer: z.object({ data: z.object({}) }),
});

/** POST /api/morningNote/sendExampleNote: shows on one device how a note looks. */
export const sendExampleNoteCall = defineCall({
  name: 'send-example-note',
  method: 'POST',
  path: '/api/morningNote/sendExampleNote',
  access: 'signed-in',
  request: z.strictObject({ id: uuid }),
  answer: z.object({ data: z.object({}) }),
});
