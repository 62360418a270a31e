import { resolve } from 'node:path';
import {
  type Environment,
  flag,
  neededInProduction,
  port,
  readSettings,
  signInSettings,
  trustedAddress,
} from '@planted/service-kit';
import { z } from 'zod';

const addresses = z
  .string()
  .transform((list) => list.split(',').map((text) => text.trim()))
  .pipe(z.array(trustedAddress).transform((list) => list.map((text) => new URL(text))));

const atMost = z.coerce.number().int().positive();

const gatewaySettings = signInSettings
  .extend({
    PORT: port.default(8080),
    /** Of the same OAuth client as GOOGLE_CLIENT_ID; with it and PUBLIC_ORIGIN, people can sign in on Google's own page. */
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    GOOGLE_AUTHORIZATION_URL: trustedAddress.default('https://accounts.google.com/o/oauth2/v2/auth'),
    GOOGLE_TOKEN_URL: trustedAddress.default('https://oauth2.googleapis.com/token'),
    /** Where clients of the sign-in service may have people sent (addresses, by comma), beside the product itself. */
    SIGN_IN_REDIRECTS: addresses.default([]),
    /** Addresses (or CIDR blocks, by comma) of proxies whose X-Forwarded-For is believed; no one's when absent. */
    TRUSTED_PROXIES: z.string().optional(),
    /** Shown to visitors as a way to write to the operator. */
    CONTACT_EMAIL: z.email().optional(),
    /** The folder that holds shell/, every mfe-… and libs/illustrations/ with their dist folders. */
    FRONT_ENDS_ROOT: z.string().optional(),
    /** The folder that `npm run deploy` publishes to. */
    DEPLOYMENTS_DIR: z
      .string()
      .transform((path) => resolve(path))
      .optional(),
    /** Whether this process serves the front ends as well; false where each has a server of its own. */
    SERVE_FRONT_ENDS: flag.default(true),
    /** Sign-ins a minute from one address. */
    SIGN_INS_PER_MINUTE: atMost.default(120),
    /** Wishes for a way in by mail, an hour from one address. */
    RECOVERIES_PER_HOUR: atMost.default(20),
    /** Saves a minute of one gardener. */
    SAVES_PER_MINUTE: atMost.default(600),
    /** Messages to the makers an hour of one gardener; of one address five times as many. */
    MESSAGES_PER_HOUR: atMost.default(10),
    /** Copies of an account an hour of one gardener. */
    EXPORTS_PER_HOUR: atMost.default(20),
    /** Calls of any kind a minute from one address. */
    CALLS_PER_MINUTE: atMost.default(6000),
    /** Browsers at once that are told of changes, by this process; of one gardener, of one address. */
    LIVE_STREAMS: atMost.default(5000),
    LIVE_STREAMS_PER_GARDENER: atMost.default(10),
    LIVE_STREAMS_PER_ADDRESS: atMost.default(500),
  })
  .superRefine(neededInProduction('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'PUBLIC_ORIGIN'));

export type GatewaySettings = z.output<typeof gatewaySettings>;

/** Nest token of `GatewaySettings`. */
export const GATEWAY_SETTINGS = Symbol('GATEWAY_SETTINGS');

export const readGatewaySettings = (environment: Environment): GatewaySettings =>
  readSettings(gatewaySettings, environment);

/** The address under which browsers know the product. */
export const publicOriginOf = ({ PUBLIC_ORIGIN, HOST, PORT }: GatewaySettings): URL =>
  new URL(PUBLIC_ORIGIN ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`);
