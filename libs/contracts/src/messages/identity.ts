import { z } from 'zod';
import { exportedAccount } from '../account-export';
import { deleteAccountCall } from '../http/account';
import { codeChallenge } from '../http/auth';
import { user } from '../http/session';
import { defineCommand, defineQuery, nothing } from '../message';
import { calendarDay } from '../text';

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

/** Spends the token of a message for the browser that asked for it, and opens a session of the product. */
export const openRecoveredSessionCommand = defineCommand({
  service: 'identity',
  name: 'open-recovered-session',
  input: z.object({ token: z.string(), codeVerifier: z.string() }),
  output: opened,
});

const ofClient = {
  /** At the client that asked, where the browser is sent with a code. */
  redirectTo: z.url(),
  codeChallenge,
  /** The client's own; handed back as it is. */
  clientState: z.string().optional(),
};

/** What a browser is sent to the identity provider for. */
export const redirectGoal = z.discriminatedUnion('kind', [
  /** A session of the browser itself; then back to this page. */
  z.object({ kind: z.literal('session'), returnTo: z.string() }),
  /** A session of the sign-in service for a client. */
  z.object({ kind: z.literal('tokens'), ...ofClient }),
  /** A further identity for a client's person. */
  z.object({ kind: z.literal('link'), ...ofClient }),
]);
export type RedirectGoal = z.infer<typeof redirectGoal>;

/** Random, and known to its holder alone. */
const oneTimeSecret = z.string().min(20).max(200);

/** A browser leaves for the identity provider, with the state that is answered. */
export const beginRedirectCommand = defineCommand({
  service: 'identity',
  name: 'begin-redirect',
  input: z.object({
    goal: redirectGoal,
    /** Of our own code exchange with the provider (RFC 7636). */
    codeVerifier: oneTimeSecret,
    nonce: oneTimeSecret,
    /** A secret that only this browser has, where it must be the one that comes back. */
    browser: oneTimeSecret.optional(),
    /** Whose identity it will be: needed to link. */
    accessToken: z.string().max(4096).optional(),
  }),
  output: z.object({ state: oneTimeSecret }),
});

/** The browser is back, once. */
export const takeRedirectCommand = defineCommand({
  service: 'identity',
  name: 'take-redirect',
  input: z.object({ state: oneTimeSecret, browser: oneTimeSecret.optional() }),
  output: z.object({ goal: redirectGoal, codeVerifier: oneTimeSecret, nonce: oneTimeSecret }),
});

/** For the client that sent the browser: a code that it exchanges with its verifier. */
export const issueCodeCommand = defineCommand({
  service: 'identity',
  name: 'issue-code',
  input: z.object({ state: oneTimeSecret, idToken: z.string() }),
  output: z.object({ code: z.string() }),
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

/** Whether the actor can be written to: their provider has verified an address. */
export const hasMailAddressQuery = defineQuery({
  service: 'identity',
  name: 'has-mail-address',
  input: nothing,
  output: z.object({ isKnown: z.boolean() }),
});

/** A mail server may take its time to connect, to greet and to take a letter over. */
const MAIL_DEADLINE_MS = 35_000;

/** Writes to the actor, once for a day, however often it is asked. Refused as unavailable where it can be tried again. */
export const sendMorningMailCommand = defineCommand({
  service: 'identity',
  name: 'send-morning-mail',
  input: z.strictObject({
    /** The gardener's own, 'YYYY-MM-DD'. */
    day: calendarDay,
    subject: z.string(),
    text: z.string(),
    /** Where one press ends these letters (RFC 8058). */
    unsubscribe: z.url(),
  }),
  /** 'unsure': the mail server may have taken it over, or not; it is not sent again. */
  output: z.object({ outcome: z.enum(['sent', 'unsure', 'no-address']) }),
  deadlineMs: MAIL_DEADLINE_MS,
});

/** Forgets the actor, who has confirmed it by their name or DELETE_CONFIRMATION. */
export const deleteAccountCommand = defineCommand({
  service: 'identity',
  name: 'delete-account',
  input: deleteAccountCall.request,
  output: nothing,
});

/** Who the actor is, for the copy of their data; `at` is when it was asked for. */
export const exportAccountQuery = defineQuery({
  service: 'identity',
  name: 'export-account',
  input: nothing,
  output: z.object({ at: z.string(), account: exportedAccount }),
});
