import {
  askRecoveryCommand,
  AUTH_BASE,
  followRecoveryCommand,
  recovery,
  recoveryLink,
  recoveryProof,
  verifyRecoveryCommand,
  ACCOUNT_RECOVERY_PAGE,
} from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';
import { z } from 'zod';
import type { AllowedRedirect } from './allowed-redirects';
import { type AskedAuth, Elsewhere, parsed } from './auth-route';

const redirectQuery = z.object({ redirect_to: z.string().max(2000).optional() });

/** The answer is the same for every address, and does not wait until it is known whether there is such a person. */
export async function askRecovery({ request, messaging, context, allowed }: AskedAuth): Promise<object> {
  const { email, code_challenge } = parsed(recovery, request.body);
  const { redirect_to = recoveryPage(allowed) } = parsed(redirectQuery, request.query);
  const link = new URL(`${AUTH_BASE}/verify`, allowed(undefined)).href;
  const asked = { email, redirectTo: allowed(redirect_to).href, link };
  const codeChallenge = code_challenge ?? undefined;
  return messaging.send(askRecoveryCommand, { ...asked, ...(codeChallenge && { codeChallenge }) }, context);
}

/**
 * A person has opened the link of a message: they continue to the client, with what it needs or with what went wrong.
 */
export async function followRecovery({
  request,
  messaging,
  context,
  allowed,
}: AskedAuth): Promise<Elsewhere> {
  const { token } = parsed(recoveryLink, request.query);
  try {
    const { redirectTo, code } = await messaging.send(followRecoveryCommand, { token }, context);
    const proof: Record<string, string> =
      code === undefined ? { token_hash: token, type: 'recovery' } : { code };
    return elsewhere(redirectTo, proof);
  } catch (error) {
    if (!(error instanceof RefusalError) || error.refusal.code !== 'forbidden') throw error;
    const { reason = 'otp_expired', message } = error.refusal;
    return elsewhere(recoveryPage(allowed), {
      error: 'access_denied',
      error_code: reason,
      error_description: message,
    });
  }
}

/** Where people go whose client is not known: the product's own page for them. */
const recoveryPage = (allowed: AllowedRedirect): string =>
  new URL(ACCOUNT_RECOVERY_PAGE, allowed(undefined)).href;

function elsewhere(address: string, query: Record<string, string>): Elsewhere {
  const client = new URL(address);
  for (const [key, value] of Object.entries(query)) client.searchParams.set(key, value);
  return new Elsewhere(client.href);
}

export async function verifyRecovery({ request, messaging, context }: AskedAuth): Promise<object> {
  const proof = parsed(recoveryProof, request.body);
  const input =
    'token_hash' in proof ? { token: proof.token_hash } : { token: proof.token, email: proof.email };
  return messaging.send(verifyRecoveryCommand, input, context);
}
