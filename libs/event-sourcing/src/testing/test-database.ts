import { Pool } from 'pg';
import { migrateEventStore } from '../schema/migrate';
import { createFromTemplate, dropDatabase } from './database-template';

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

const eventStore = {
  name: 'template_event_store',
  async migrate(url: string) {
    const pool = new Pool({ connectionString: url });
    await migrateEventStore(pool).finally(() => pool.end());
  },
};

/**
 * A database of its own for one test file, with the event store's schema.
 * @throws when no server is named.
 */
export async function createTestDatabase({
  migrate = true,
  server = process.env.TEST_DATABASE_URL,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const url = await createFromTemplate(migrate ? eventStore : undefined, server);
  const pool = new Pool({ connectionString: url, max: 20, pipeline: true });
  pool.on('error', () => undefined);
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await dropDatabase(url);
    },
  };
}
