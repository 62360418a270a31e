import { commonSettings, type Environment, port, readSettings } from '@planted/service-kit/process';
import { z } from 'zod';
import { parseRoutes } from './routes';

const edgeSettings = commonSettings.extend({
  PORT: port.default(8080),
  HOST: z.string().default('127.0.0.1'),
  /** Who answers what, e.g. `/api=http://gateway-1:8080,http://gateway-2:8080 /=http://shell:8080`. */
  ROUTES: z.string().transform((text, { addIssue }) => {
    try {
      return parseRoutes(text);
    } catch (error) {
      addIssue(error instanceof Error ? error.message : String(error));
      return z.NEVER;
    }
  }),
  /** Addresses (or CIDR blocks, by comma) of proxies in front of the edge whose X-Forwarded-… is believed. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((each) => each.trim() || [])),
});

export type EdgeSettings = z.output<typeof edgeSettings>;

/** @throws ConfigurationError */
export const readEdgeSettings = (environment: Environment): EdgeSettings =>
  readSettings(edgeSettings, environment);
