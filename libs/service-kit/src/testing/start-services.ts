import { randomUUID } from 'node:crypto';
import type { Environment } from '../configuration';
import { type Host, startHost } from '../host/start-host';
import { createLog, type LogLevel } from '../logging/create-log';
import type { ServiceDefinition } from '../service-definition';
import type { Clock } from '../tokens';
import { PATIENT } from './patient';
import { createTestDatabase } from './test-database';

export interface TestServicesOptions {
  readonly clock?: Clock;
  readonly environment?: Environment;
  /** What the services write to standard output; nothing when absent. */
  readonly logLevel?: LogLevel;
  /** Whether read models follow JetStream (TEST_NATS_URL) rather than the event table. */
  readonly nats?: boolean;
}

export interface TestServices extends Host {
  readonly databaseUrl: string;
}

/** Runs services in this process on a new database; `stop` ends them and drops it. */
export async function startServices(
  services: readonly ServiceDefinition[],
  { clock, environment, logLevel = 'silent', nats = false }: TestServicesOptions = {},
): Promise<TestServices> {
  const database = await createTestDatabase(services);
  const host = await startHost({
    services,
    messages: 'in-process',
    log: createLog(logLevel),
    ...(clock && { clock }),
    environment: {
      ...PATIENT,
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      NATS_URL: nats ? process.env['TEST_NATS_URL'] : undefined,
      NATS_NAMESPACE: `test_${randomUUID()}`,
      ...environment,
    },
  });
  return {
    ...host,
    databaseUrl: database.url,
    stop: async () => {
      await host.stop();
      await database.drop();
    },
  };
}
