import type { AssuranceLevel } from '@planted/contracts';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKey } from './key-ring';

/** How long an access token is good for, in seconds (1 §4). */
export const ACCESS_TOKEN_LASTS = 3600;

const ALGORITHM = 'ES256';
const AUDIENCE = 'authenticated';

/** How a session was confirmed, and when, in seconds since 1970. */
const method = z.object({ method: z.string(), timestamp: z.number() });
type Confirmation = z.infer<typeof method>;

const claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  amr: z.array(method),
});

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: AssuranceLevel;
  readonly amr: readonly Confirmation[];
}

/** The token is not one of ours, or no longer valid. */
export class AccessTokenRefusedError extends Error {
  override readonly name = 'AccessTokenRefusedError';
}

export interface SignedAccessToken {
  readonly token: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

export async function signAccessToken(
  { userId, sessionId, aal, amr }: AccessClaims,
  { kid, privateKey }: SigningKey,
  issuer: string,
  now: Date,
): Promise<SignedAccessToken> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_LASTS;
  const token = await new SignJWT({ session_id: sessionId, aal, amr, role: AUDIENCE, is_anonymous: false })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
  return { token, expiresAt };
}

/**
 * Believes a token that one of the keys signed by ES256, made out by `issuer` to signed-in people, with an expiry that
 * lies ahead (1 §5). Whether its session is still open is another question.
 * @throws AccessTokenRefusedError
 */
export async function verifyAccessToken(
  token: string,
  keys: JSONWebKeySet,
  issuer: string,
  now: Date,
): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer,
      audience: AUDIENCE,
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'sub'],
      currentDate: now,
    });
    const { sub, session_id, aal, amr } = claims.parse(payload);
    return { userId: sub, sessionId: session_id, aal, amr };
  } catch (cause) {
    throw new AccessTokenRefusedError('the token is not valid', { cause });
  }
}
