import { z } from 'zod';
import { defineCall } from '../call';
import { nothing } from '../message';
import { freeText, uuid } from '../text';

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
 * session is recognised by its cookie alone, also when its hour is over.
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
    demo: z.boolean(),
    contactEmail: z.string().nullable(),
  }),
});
