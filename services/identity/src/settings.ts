import {
  type Environment,
  neededInProduction,
  readSettings,
  signInSettings,
  trustedAddress,
} from '@planted/service-kit';
import { z } from 'zod';

const identitySettings = signInSettings
  .extend({
    GOOGLE_ISSUER: trustedAddress.default('https://accounts.google.com'),
    GOOGLE_KEY_SET_URL: trustedAddress.default('https://www.googleapis.com/oauth2/v3/certs'),
    /** How long a browser's session is good before its secret must be refreshed, in seconds. */
    SESSION_GOOD_FOR_SECONDS: z.coerce.number().int().min(1).default(3600),
  })
  .superRefine(neededInProduction('GOOGLE_CLIENT_ID', 'PUBLIC_ORIGIN'));

export type IdentitySettings = z.output<typeof identitySettings>;

/** Nest token of `IdentitySettings`. */
export const IDENTITY_SETTINGS = Symbol('IDENTITY_SETTINGS');

export const readIdentitySettings = (environment: Environment): IdentitySettings =>
  readSettings(identitySettings, environment);
