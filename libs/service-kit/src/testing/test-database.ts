import { migrateEventStore } from '@planted/event-sourcing';
import { createFromTemplate, type DatabaseTemplate, dropDatabase } from '@planted/event-sourcing/testing';
import { openDataSource } from '../database/open-data-source';
import { openPool } from '../database/open-pool';
import { createLog } from '../logging/create-log';
import { migratePersonalData } from '../personal-data/migrate-personal-data';
import type { ServiceDefinition } from '../service-definition';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A database of its own on the server that the integration tests share (TEST_DATABASE_URL).
 * @param services whose tables are there already; absent: an empty database, as at a first start
 */
export async function createTestDatabase(services?: readonly ServiceDefinition[]): Promise<TestDatabase> {
  const url = await createFromTemplate(services && templateOf(services));
  return { url, drop: () => dropDatabase(url) };
}

/** What `startHost` migrates for these services, in one database that is copied for every test. */
const templateOf = (services: readonly ServiceDefinition[]): DatabaseTemplate => ({
  name: ['template', ...services.map(({ name }) => name).toSorted()].join('_'),
  async migrate(url) {
    const log = createLog('silent');
    const pool = openPool({ url, log, size: 2 });
    try {
      await migrateEventStore(pool);
      await migratePersonalData(pool);
      for (const definition of services) {
        if (!definition.entities && !definition.migrations) continue;
        const dataSource = await openDataSource({ url, pool, definition, log, connectWithin: 60_000 });
        await dataSource.destroy();
      }
    } finally {
      await pool.end();
    }
  },
});
