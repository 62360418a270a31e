import { z } from 'zod';
import { user } from '../http/session';
import { defineCommand, defineQuery, nothing } from '../message';

/** The secret of a session as the cookie carries it; stored only as a hash. */
const sessionToken = z.string().min(20).max(200);

const opened = z.object({
  user,
  sessionToken,
  /** When the session is over, however often it is refreshed. */
  expiresAt: z.string(),
  /** When its secret must have been refreshed. */
  goodUntil: z.string(),
});

/** Verifies an ID token (signature, issuer, audience, expiry, pinned algorithms) and opens a session. */
export const openSessionCommand = defineCommand({
  service: 'identity',
  name: 'open-session',
  input: z.object({
    idToken: z.string(),
    /** What the token was asked for with; absent where it was asked for with none. */
    nonce: z.string().optional(),
  }),
  output: opened,
});

/** Signs a token for a demo gardener and sends it through the same verification; not found in production. */
export const openDemoSessionCommand = defineCommand({
  service: 'identity',
  name: 'open-demo-session',
  input: z.object({ name: z.string().optional() }),
  output: opened,
});

export const closeSessionCommand = defineCommand({
  service: 'identity',
  name: 'close-session',
  input: z.object({ sessionToken }),
  output: nothing,
});

/** The session's secret is spent and has one successor; spent twice, it ends the session. */
export const refreshSessionCommand = defineCommand({
  service: 'identity',
  name: 'refresh-session',
  input: z.object({ sessionToken }),
  output: opened,
});

/** Ends all sessions of the gardener who asks. */
export const endSessionsCommand = defineCommand({
  service: 'identity',
  name: 'end-sessions',
  input: nothing,
  output: nothing,
});

/** The gardener of a session, and whether its secret is still good or must be refreshed; null when it has ended. */
export const findSessionQuery = defineQuery({
  service: 'identity',
  name: 'find-session',
  input: z.object({ sessionToken }),
  output: z.object({ user, isGood: z.boolean() }).nullable(),
});
