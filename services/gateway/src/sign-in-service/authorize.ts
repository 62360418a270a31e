import { AUTH_BASE, codeChallenge, issueCodeCommand, readAccountQuery } from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';
import { z } from 'zod';
import type { Arrival, GoogleGuard } from '../google/google.guard';
import { type AskedAuth, bearerOf, Elsewhere, parsed } from './auth-route';

export const CALLBACK = '/callback';

/** Strict: what else a client would have asked of Google, as its account's access offline, is not asked in silence. */
const authorizeQuery = z.strictObject({
  provider: z.literal('google', 'is not supported'),
  redirect_to: z.string().max(2000).optional(),
  /** What is asked of Google is always the same, and enough for these. */
  scopes: z
    .string()
    .regex(/^((openid|email|profile) ?)*$/, 'only openid, email and profile are supported')
    .optional(),
  state: z.string().max(500).optional(),
  /** Says how a client sends its person there; the answer is the same. */
  skip_http_redirect: z.string().optional(),
  code_challenge: codeChallenge,
  code_challenge_method: z.string().regex(/^s256$/i, 'must be s256'),
});

const callbackQuery = z.object({
  state: z.string().max(200),
  code: z.string().max(2000).optional(),
  error: z.string().max(200).optional(),
});

function guardOf({ google }: AskedAuth): GoogleGuard {
  if (google) return google;
  const message = 'provider: is not set up here';
  throw new RefusalError({ code: 'invalid', reason: 'provider_disabled', message });
}

/** Sends a person to Google to sign in, and from there to the client with a code. */
export const authorize = async (asked: AskedAuth): Promise<Elsewhere> =>
  new Elsewhere(await leave(asked, 'tokens'));

/** As `authorize`, for a person who is signed in and links a further identity. The client sends the browser there itself. */
export async function authorizeLink(asked: AskedAuth): Promise<{ url: string }> {
  const accessToken = bearerOf(asked.request);
  await asked.messaging.send(readAccountQuery, { accessToken }, asked.context);
  return { url: await leave(asked, 'link', accessToken) };
}

async function leave(asked: AskedAuth, kind: 'tokens' | 'link', accessToken?: string): Promise<string> {
  const { redirect_to, state, code_challenge } = parsed(authorizeQuery, asked.request.query);
  const google = guardOf(asked);
  const goal = {
    kind,
    redirectTo: asked.allowed(redirect_to).href,
    codeChallenge: code_challenge,
    clientState: state,
  };
  return google.leave({ goal, accessToken }, AUTH_BASE + CALLBACK, asked.context);
}

/** A person is back from Google; they continue to the client with a code, or with what went wrong. */
export async function receive(asked: AskedAuth): Promise<Elsewhere> {
  const google = guardOf(asked);
  const here = { callback: AUTH_BASE + CALLBACK, kinds: ['tokens', 'link'] } as const;
  const arrival = await google.arrive(parsed(callbackQuery, asked.request.query), here, asked.context);
  const { goal } = arrival;
  if (goal.kind === 'session')
    throw new Error("unexpected goal 'session': this callback handles tokens and links only");
  const client = new URL(goal.redirectTo);
  for (const [key, value] of Object.entries(await outcomeOf(arrival, asked)))
    client.searchParams.set(key, value);
  if (goal.clientState !== undefined) client.searchParams.set('state', goal.clientState);
  return new Elsewhere(client.href);
}

/** What clients of the protocol read from the address: `code`, or `error` with its code and description. */
async function outcomeOf(
  arrival: Arrival,
  { messaging, context }: AskedAuth,
): Promise<Record<string, string>> {
  if (arrival.kind === 'denied')
    return failure('access_denied', 'access_denied', 'The user denied the request');
  if (arrival.kind !== 'identified')
    return failure('server_error', 'unexpected_failure', 'The identity provider is not reachable');
  try {
    const { state, idToken } = arrival;
    return await messaging.send(issueCodeCommand, { state, idToken }, context);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { reason = 'unexpected_failure', message } = error.refusal;
    return failure('server_error', reason, message);
  }
}

const failure = (error: string, error_code: string, error_description: string): Record<string, string> => ({
  error,
  error_code,
  error_description,
});
