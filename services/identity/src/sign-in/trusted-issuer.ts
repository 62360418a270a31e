import { isDemoOpen } from '@planted/service-kit';
import { createRemoteJWKSet } from 'jose';
import type { IdentitySettings } from '../settings';
import type { DemoIssuer } from './demo-issuer';
import type { TrustedIssuer } from './verify-id-token';

/** Nest token of `FindTrustedIssuer`. */
export const TRUSTED_ISSUER = Symbol('TRUSTED_ISSUER');

/** The one issuer that this installation believes; undefined where no one can sign in. */
export type FindTrustedIssuer = () => Promise<TrustedIssuer | undefined>;

/** How long fetched keys are believed (1 §7), in milliseconds. */
const KEY_SET_MAX_AGE = 600_000;
/** Longest wait for the keys, in milliseconds; shorter than a message's deadline. */
const KEY_SET_TIMEOUT_MS = 2_000;

export function findTrustedIssuer(settings: IdentitySettings, demo: DemoIssuer): FindTrustedIssuer {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER, GOOGLE_KEY_SET_URL } = settings;
  if (GOOGLE_CLIENT_ID !== undefined) {
    const google: TrustedIssuer = {
      issuer: GOOGLE_ISSUER,
      audience: GOOGLE_CLIENT_ID,
      keySet: createRemoteJWKSet(new URL(GOOGLE_KEY_SET_URL), {
        cacheMaxAge: KEY_SET_MAX_AGE,
        timeoutDuration: KEY_SET_TIMEOUT_MS,
      }),
    };
    return async () => google;
  }
  return isDemoOpen(settings) ? demo.trusted : async () => undefined;
}
