import { type Environment, port, readSettings, signInSettings } from '@planted/service-kit';
import { z } from 'zod';

const atMost = z.coerce.number().int().positive();

const gatewaySettings = signInSettings.extend({
  PORT: port.default(8080),
  HOST: z.string().default('127.0.0.1'),
  /** Where browsers find the product, e.g. https://planted.example; decides how the session cookie is kept. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  /** Addresses (or CIDR blocks, by comma) of proxies whose X-Forwarded-For is believed; nobody's when absent. */
  TRUSTED_PROXIES: z.string().optional(),
  /** Shown to visitors as a way to write to the operator. */
  CONTACT_EMAIL: z.email().optional(),
  /** The folder that holds shell/, every mfe-… and libs/illustrations/ with their dist folders. */
  FRONT_ENDS_ROOT: z.string().optional(),
  /** Sign-ins a minute from one address. */
  SIGN_INS_PER_MINUTE: atMost.default(120),
  /** Saves a minute of one gardener. */
  SAVES_PER_MINUTE: atMost.default(600),
  /** Messages to the makers an hour of one gardener; of one address five times as many. */
  MESSAGES_PER_HOUR: atMost.default(10),
  /** Calls of any kind a minute from one address. */
  CALLS_PER_MINUTE: atMost.default(6000),
});

export type GatewaySettings = z.output<typeof gatewaySettings>;

/** Nest token of `GatewaySettings`. */
export const GATEWAY_SETTINGS = Symbol('GATEWAY_SETTINGS');

export const readGatewaySettings = (environment: Environment): GatewaySettings =>
  readSettings(gatewaySettings, environment);

/** The address under which browsers know the product. */
export const publicOriginOf = ({ PUBLIC_ORIGIN, HOST, PORT }: GatewaySettings): URL =>
  new URL(PUBLIC_ORIGIN ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`);
