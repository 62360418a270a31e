import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { ServiceDefinition } from '../service-definition';
import { connectPatiently } from './connect-patiently';
import { STATEMENT_TIMEOUT_MS } from './open-pool';

/** Any constant: every process that migrates a service's schema takes the same advisory lock. */
const MIGRATION_LOCK = 5_120_334_901;

/** Longest wait for another process that migrates, in milliseconds. */
const MIGRATION_TIMEOUT_MS = 120_000;

export interface DataSourceOptions {
  readonly url: string;
  readonly pool: Pool;
  readonly definition: Pick<ServiceDefinition, 'name' | 'entities' | 'migrations'>;
  readonly log: Logger;
  /** Longest wait for a free or new connection, in milliseconds. */
  readonly connectWithin: number;
}

/** TypeORM over the service's own schema, brought up to date; several processes may start at once. */
export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  const { url, pool, definition, log, connectWithin } = options;
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    schema: definition.name,
    entities: [...(definition.entities ?? [])],
    migrations: [...(definition.migrations ?? [])],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    installExtensions: false,
    poolSize: 5,
    connectTimeoutMS: connectWithin,
    extra: { query_timeout: STATEMENT_TIMEOUT_MS, keepAlive: true },
    applicationName: `planted-${definition.name}`,
    poolErrorHandler: (err: unknown) => log.warn({ err }, 'a connection to PostgreSQL was lost'),
  });
  await underLock(pool, log, async (client) => {
    await client.query(`create schema if not exists ${definition.name}`);
    await connectPatiently(() => dataSource.initialize(), log);
    await dataSource.runMigrations();
  });
  return dataSource;
}

async function underLock(
  pool: Pool,
  log: Logger,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await connectPatiently(() => pool.connect(), log);
  try {
    const patiently = { query_timeout: MIGRATION_TIMEOUT_MS };
    await client.query({ text: 'select pg_advisory_lock($1)', values: [MIGRATION_LOCK], ...patiently });
    await work(client);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // The lock ends with the connection.
    client.release(true);
    throw error;
  }
}
