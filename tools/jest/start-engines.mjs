/**
 * One PostgreSQL and one nats-server for a whole run of the integration tests. Their addresses reach the tests as
 * TEST_DATABASE_URL and TEST_NATS_URL (absent where this machine has no NATS); each test makes a database and
 * a stream of its own there.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats } from '../engines/nats.mjs';
import { startPostgres } from '../engines/postgres.mjs';

export default async function startEngines() {
  const folder = mkdtempSync(join(tmpdir(), 'planted-test-'));
  const log = () => {};
  const [postgres, nats] = await Promise.all([
    startPostgres({ dataDir: join(folder, 'postgres'), log }),
    startNats({ storeDir: join(folder, 'nats'), log }),
  ]);
  process.env.TEST_DATABASE_URL = postgres.url;
  if (nats) process.env.TEST_NATS_URL = nats.url;
  else delete process.env.TEST_NATS_URL;
  globalThis.plantedTestEngines = { folder, postgres, nats };
}
