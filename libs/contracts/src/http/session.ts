import { INVALID_EMAIL, isEmail } from '@planted/garden-domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { nothing } from '../message';
import { freeText, uuid } from '../text';
import { emailAddress } from './auth';

/** The signed-in gardener as the browser sees them (1 §3 'User'). */
export const user = z.object({
  id: uuid,
  given_name: z.string(),
  profile_picture_url: z.string().nullable(),
});
export type User = z.infer<typeof user>;

/** GET /api/me (1 §7): 401 for a guest. */
export const meCall = defineCall({
  name: 'me',
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  request: nothing,
  answer: z.object({ user }),
});

/** POST /api/logout (1 §7): ends the session on the server. */
export const logoutCall = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  request: nothing,
  answer: z.object({ success: z.literal(true) }),
});

/**
 * POST /api/refresh-session: the browser's session for another hour, under a new secret. 401 where it has ended. The
 * session is recognized by its cookie alone, also when its hour is over.
 */
export const refreshSessionCall = defineCall({
  name: 'refresh-session',
  method: 'POST',
  path: '/api/refresh-session',
  access: 'anyone',
  request: nothing,
  answer: z.object({
    user,
    /** Seconds for which the session is now good. */
    expires_in: z.number().int(),
  }),
});

/** POST /api/sign-out-everywhere: ends every session of the gardener, in all browsers and of the sign-in service. */
export const signOutEverywhereCall = defineCall({
  name: 'sign-out-everywhere',
  method: 'POST',
  path: '/api/sign-out-everywhere',
  access: 'signed-in',
  request: nothing,
  answer: z.object({ success: z.literal(true) }),
});

/** POST /api/verify-google-token (1 §7): the credential of the identity provider. */
export const verifyGoogleTokenCall = defineCall({
  name: 'verify-google-token',
  method: 'POST',
  path: '/api/verify-google-token',
  access: 'anyone',
  request: z.strictObject({ token: z.string().min(1, 'must not be empty').max(8192, 'is too long') }),
  answer: z.object({ user }),
});

/** POST /api/auth/google/nonce: what the provider's button must ask for its credential with, in this browser. */
export const prepareGoogleSignInCall = defineCall({
  name: 'prepare-google-sign-in',
  method: 'POST',
  path: '/api/auth/google/nonce',
  access: 'anyone',
  request: nothing,
  answer: z.object({ nonce: z.string() }),
});

/** The browser is sent to this address. */
const elsewhere = z.object({ url: z.string(), statusCode: z.literal(303) });

/** GET /api/auth/google: to Google's own page, and back to the page `return_to`; 404 where that is not set up. */
export const startGoogleSignInCall = defineCall({
  name: 'start-google-sign-in',
  method: 'GET',
  path: '/api/auth/google',
  access: 'anyone',
  request: z.strictObject({ return_to: z.string().max(2000).optional() }),
  answer: elsewhere,
});

/** GET /api/auth/google/callback: the browser comes back from Google, with whatever Google adds. */
export const finishGoogleSignInCall = defineCall({
  name: 'finish-google-sign-in',
  method: 'GET',
  path: '/api/auth/google/callback',
  access: 'anyone',
  request: z.object({
    state: z.string().max(200).optional(),
    code: z.string().max(2000).optional(),
    error: z.string().max(200).optional(),
  }),
  answer: elsewhere,
});

/** The page of the shell that a message with a sign-in link leads to. */
export const ACCOUNT_RECOVERY_PAGE = '/account-recovery';

/**
 * POST /api/recovery: sends a sign-in link to this address, if it is a gardener's; the response does not reveal whether
 * it is. The link in the message is good in the browser that asked, and in no other.
 */
export const askRecoveryCall = defineCall({
  name: 'ask-recovery',
  method: 'POST',
  path: '/api/recovery',
  access: 'anyone',
  request: z.strictObject({ email: emailAddress.refine(isEmail, INVALID_EMAIL) }),
  answer: z.object({ success: z.literal(true) }),
});

/** POST /api/recovery/session: the link's token opens a session. 403: it is used up or too old; 409: another browser asked. */
export const openRecoveredSessionCall = defineCall({
  name: 'open-recovered-session',
  method: 'POST',
  path: '/api/recovery/session',
  access: 'anyone',
  request: z.strictObject({ token: z.string().min(1, 'must not be empty').max(200, 'is too long') }),
  answer: z.object({ user }),
});

/** POST /api/demo/sign-in: a newcomer's way in where no provider is configured; 404 in production. */
export const demoSignInCall = defineCall({
  name: 'demo-sign-in',
  method: 'POST',
  path: '/api/demo/sign-in',
  access: 'anyone',
  request: z.strictObject({ name: freeText(60).optional() }),
  answer: z.object({ user }),
});

/** GET /api/client-config: what the browser must know of this installation. */
export const clientConfigCall = defineCall({
  name: 'client-config',
  method: 'GET',
  path: '/api/client-config',
  access: 'anyone',
  request: nothing,
  answer: z.object({
    googleClientId: z.string().nullable(),
    /** Where a sign-in on Google's own page begins; null where only its button is offered. */
    googleRedirect: z.string().nullable(),
    demo: z.boolean(),
    contactEmail: z.string().nullable(),
  }),
});
