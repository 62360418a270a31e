import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** Who a token speaks of: `issuer` and `subject` together are the person; never an e-mail address. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly givenName: string;
  readonly picture: string | null;
  /** What the sign-in was asked for with; absent where it was asked for with none. */
  readonly nonce?: string;
  /** Where the person can be written to, if the provider has made sure of it. Never who they are. */
  readonly email?: string;
}

/** Whose tokens are believed, and by which keys. */
export interface TrustedIssuer {
  readonly issuer: string;
  /** The client that tokens must be made out to. */
  readonly audience: string;
  readonly keySet: JWTVerifyGetKey;
}

/** The token is not what it claims to be, or no longer valid. */
export class IdTokenRefusedError extends Error {
  override readonly name = 'IdTokenRefusedError';
}

const MAX_NAME = 100;
/** How far an issuer's clock may be ahead of ours, in seconds. */
const MAX_CLOCK_AHEAD = 30;

/**
 * Verifies an ID token: RS256 and nothing else, a key of the issuer's set, exact issuer and audience, an expiry that
 * is there and lies ahead of `now`, an issue that does not. One for several audiences must have been issued to us.
 * @throws IdTokenRefusedError; any other error means that the key set could not be had.
 */
export async function verifyIdToken(
  token: string,
  { issuer, audience, keySet }: TrustedIssuer,
  now: Date,
): Promise<VerifiedIdentity> {
  const { payload } = await jwtVerify(token, keySet, {
    issuer,
    audience,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat', 'sub'],
    currentDate: now,
  }).catch((cause: unknown) => {
    if (isKeySetOutage(cause)) throw cause;
    throw new IdTokenRefusedError('the token is not valid', { cause });
  });
  if (!payload.sub) throw new IdTokenRefusedError('the token has no subject');
  if (isOfTheFuture(payload, now)) throw new IdTokenRefusedError('the token is issued in the future');
  if (isOthersAsWell(payload) && payload['azp'] !== audience)
    throw new IdTokenRefusedError('the token has several audiences, and was not issued to this one');
  const { sub: subject, nonce } = payload;
  const email = emailOf(payload);
  return {
    issuer,
    subject,
    givenName: givenNameOf(payload),
    picture: pictureOf(payload),
    ...(typeof nonce === 'string' && { nonce }),
    ...(email !== undefined && { email }),
  };
}

const isOfTheFuture = ({ iat }: JWTPayload, now: Date): boolean =>
  typeof iat !== 'number' || iat > now.getTime() / 1000 + MAX_CLOCK_AHEAD;

/** Any of its audiences may bring such a token (OpenID Connect Core §3.1.3.7). */
const isOthersAsWell = ({ aud }: JWTPayload): boolean => Array.isArray(aud) && aud.length > 1;

/** jose throws its own errors for a token at fault; a key set out of reach shows as a time-out or a foreign error. */
function isKeySetOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  return !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';
}

function givenNameOf({ given_name, name }: JWTPayload): string {
  for (const claim of [given_name, name]) {
    if (typeof claim !== 'string') continue;
    const text = claim
      .slice(0, MAX_NAME)
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .trim();
    if (text !== '') return text;
  }
  return 'Gardener';
}

const MAX_EMAIL = 254;

const emailOf = ({ email, email_verified }: JWTPayload): string | undefined =>
  email_verified === true && typeof email === 'string' && email.length <= MAX_EMAIL && PLAIN_EMAIL.test(email)
    ? email
    : undefined;

/** Nothing that could be read as a list or a header. */
const PLAIN_EMAIL = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/;

const pictureOf = ({ picture }: JWTPayload): string | null =>
  typeof picture === 'string' && URL.canParse(picture) && new URL(picture).protocol === 'https:'
    ? picture
    : null;
