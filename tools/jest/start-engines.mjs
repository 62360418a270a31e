/**
 * PostgreSQL and NATS for a run of integration tests. Their addresses reach the tests as TEST_DATABASE_URL and
 * TEST_NATS_URL (absent where this machine has no NATS); each test makes a database and a stream of its own there.
 */
import { provideServers } from './provide-servers.mjs';

export default async function startEngines() {
  delete process.env.TEST_NATS_URL;
  await provideServers('engines');
}
