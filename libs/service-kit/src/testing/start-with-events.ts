import { createEventStore } from '@planted/event-sourcing';
import pg from 'pg';
import type { ServiceDefinition } from '../service-definition';
import { startServices, type TestServicesOptions } from './start-services';

/** `startServices`, with the events that they store. */
export async function startWithEvents(
  services: readonly ServiceDefinition[],
  options: TestServicesOptions = {},
) {
  const running = await startServices(services, options);
  const pool = new pg.Pool({ connectionString: running.databaseUrl });
  const store = createEventStore(pool);
  return {
    messaging: running.messaging,
    pool,
    store,
    async eventCount() {
      const { rows } = await pool.query<{ count: string }>('select count(*) from event_store.events');
      return Number(rows[0]?.count);
    },
    async stop() {
      await store.close();
      await pool.end();
      await running.stop();
    },
  };
}
