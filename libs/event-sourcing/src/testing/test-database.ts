import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { migrateEventStore } from '../schema/migrate';

export type TestDatabase = {
  readonly url: string;
  readonly pool: Pool;
  /** Ends the pool and drops the database. */
  drop(): Promise<void>;
};

export type TestDatabaseOptions = {
  /** Whether it gets the event store's schema; true when absent. */
  readonly migrate?: boolean;
  /** The URL of the PostgreSQL server; `TEST_DATABASE_URL` when absent. */
  readonly server?: string | undefined;
};

/**
 * A database of its own for one test file, with the event store's schema.
 * @throws when no server is named.
 */
export async function createTestDatabase({
  migrate = true,
  server = process.env.TEST_DATABASE_URL,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new Pool({ connectionString: url.href, max: 20, pipeline: true });
  pool.on('error', () => undefined);
  if (migrate) await migrateEventStore(pool);
  return {
    url: url.href,
    pool,
    async drop() {
      await pool.end();
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
