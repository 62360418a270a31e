import { z } from 'zod';
import {
  chooseCalendarContentsCall,
  fetchCalendarAddressCall,
  makeCalendarAddressCall,
  revokeCalendarAddressCall,
} from '../http/calendar';
import { defineCommand, defineQuery } from '../message';

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
