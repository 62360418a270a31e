import { resolve } from 'node:path';
import {
  type Environment,
  port,
  publicOrigin,
  readSettings,
  signInSettings,
} from '@planted/service-kit/process';
import { z } from 'zod';

const frontEndSettings = signInSettings.extend({
  /** Which front end this server has: 'shell' (with the illustrations), the name of a micro-frontend, or 'all'. */
  FRONT_END: z
    .string()
    .regex(/^(all|shell|mfe-[a-z]+)$/, 'must be shell, all or the name of a micro-frontend'),
  PORT: port.default(8080),
  /** Where browsers find the product. */
  PUBLIC_ORIGIN: publicOrigin,
  /** The folder that holds shell/, every mfe-… and libs/illustrations/ with their dist folders. */
  FRONT_ENDS_ROOT: z.string().optional(),
  /** The folder that `npm run deploy` publishes to. */
  DEPLOYMENTS_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
});

export type FrontEndSettings = z.output<typeof frontEndSettings>;

/** @throws ConfigurationError */
export const readFrontEndSettings = (environment: Environment): FrontEndSettings =>
  readSettings(frontEndSettings, environment);
