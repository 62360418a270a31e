import { z } from 'zod';
import {
  addNoteDeviceCall,
  chooseMorningNoteCall,
  fetchMorningNoteCall,
  removeNoteDeviceCall,
  sendExampleNoteCall,
} from '../http/morning-note';
import { defineCommand, defineQuery, nothing } from '../message';

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
