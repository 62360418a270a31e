import { runOps } from '@planted/event-sourcing';
import type { Logger } from 'pino';
import { commonSettings, ConfigurationError, type Environment, readSettings } from '../configuration';
import { openPool } from '../database/open-pool';
import { createEventSealing } from '../personal-data/event-sealing';
import { createPersonalData } from '../personal-data/personal-data';
import type { ServiceDefinition } from '../service-definition';
import { upcasterOf } from './upcaster-of';

export interface OpsOptions {
  /** The command and its arguments, e.g. ['read-models', 'status']. */
  readonly args: readonly string[];
  readonly environment: Environment;
  readonly services: readonly ServiceDefinition[];
  readonly log: Logger;
  readonly out: (line: string) => void;
}

/** Runs one operator's command over the events and read models of these services; answers the exit code. */
export async function runOpsFor({ args, environment, services, log, out }: OpsOptions): Promise<number> {
  const { DATABASE_URL: url } = readSettings(commonSettings, environment);
  if (url === undefined)
    throw new ConfigurationError('The environment is not complete:\n  DATABASE_URL: must be set');
  const pool = openPool({ url, log, size: 4 });
  try {
    const upcaster = upcasterOf(services, createEventSealing(createPersonalData(pool)).open);
    const projections = services.flatMap((service) => service.projections ?? []);
    return await runOps({
      args,
      pool,
      out,
      more: services.flatMap(({ ops }) => ops ?? []),
      projections: projections.map((projection) => ({ projection, upcaster })),
    });
  } finally {
    await pool.end();
  }
}
