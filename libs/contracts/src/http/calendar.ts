import { z } from 'zod';
import { calendarAddress, calendarContents } from '../calendar';
import { defineCall } from '../call';
import { timeZone } from '../reminder';

/** How often the address was made, replaced, revoked, or what it tells was changed, as the page shows it. */
const expectedVersion = z.number().int().min(0, 'must be at least 0');

/** What was changed: `version` is the next `expectedVersion`. */
const versioned = z.object({ data: z.object({ version: z.number().int() }) });

/**
 * POST /api/calendar/makeCalendarAddress (TEL-1): makes the gardener's private address, or replaces it: the one before
 * answers no more. The page makes its token and sends only the hash; the address is shown once and kept nowhere. Where
 * another page was faster, the answer is 409 with the version of now as `current`.
 */
export const makeCalendarAddressCall = defineCall({
  name: 'make-calendar-address',
  method: 'POST',
  path: '/api/calendar/makeCalendarAddress',
  access: 'signed-in',
  request: z.strictObject({
    expectedVersion,
    /** SHA-256 of the token's 43 characters, in hexadecimal. */
    tokenHash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
    /** How the token begins and ends, as it is shown later. */
    hint: z.string().regex(/^[\w-]{4}…[\w-]{3}$/, 'must be four characters, … and three'),
    /** On whose calendar a day begins. */
    timeZone,
    contents: calendarContents,
  }),
  answer: versioned,
});

/** POST /api/calendar/chooseCalendarContents: what the address tells, from its next reading on. */
export const chooseCalendarContentsCall = defineCall({
  name: 'choose-calendar-contents',
  method: 'POST',
  path: '/api/calendar/chooseCalendarContents',
  access: 'signed-in',
  request: z.strictObject({ expectedVersion, contents: calendarContents }),
  answer: versioned,
});

/** POST /api/calendar/revokeCalendarAddress: the address answers no more. */
export const revokeCalendarAddressCall = defineCall({
  name: 'revoke-calendar-address',
  method: 'POST',
  path: '/api/calendar/revokeCalendarAddress',
  access: 'signed-in',
  request: z.strictObject({ expectedVersion }),
  answer: versioned,
});

/** GET /api/calendar/fetchCalendarAddress: the gardener's address, without the token, which nobody keeps. */
export const fetchCalendarAddressCall = defineCall({
  name: 'fetch-calendar-address',
  method: 'GET',
  path: '/api/calendar/fetchCalendarAddress',
  access: 'signed-in',
  request: z.strictObject({}),
  answer: z.object({
    data: z.object({
      /** The next `expectedVersion`; 0 where there never was an address. */
      version: z.number().int(),
      address: calendarAddress.nullable(),
    }),
  }),
});
