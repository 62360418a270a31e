import { type Environment, readSettings, signInSettings } from '@planted/service-kit';
import { z } from 'zod';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Keys fetched in clear could be anyone's; only this machine itself is trusted without TLS. */
const keySetUrl = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}, 'must be an https address');

const identitySettings = signInSettings.extend({
  GOOGLE_ISSUER: z.string().default('https://accounts.google.com'),
  GOOGLE_KEY_SET_URL: keySetUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
  /** How long a browser's session is good before its secret must be refreshed, in seconds. */
  SESSION_GOOD_FOR_SECONDS: z.coerce.number().int().min(1).default(3600),
  /** Where browsers find the product; access tokens name it as their issuer. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
});

export type IdentitySettings = z.output<typeof identitySettings>;

/** Nest token of `IdentitySettings`. */
export const IDENTITY_SETTINGS = Symbol('IDENTITY_SETTINGS');

export const readIdentitySettings = (environment: Environment): IdentitySettings =>
  readSettings(identitySettings, environment);
