/**
 * One PostgreSQL and one nats-server for a whole run of the integration tests. Their addresses reach the tests as
 * TEST_DATABASE_URL and TEST_NATS_URL (absent where this machine has no NATS); each test makes a database and
 * a stream of its own there. The PostgreSQL is always ours, whatever DATABASE_URL says: tests make and drop databases.
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats } from '../engines/nats.mjs';
import { startPostgres } from '../engines/postgres.mjs';
import { keep } from './running-engines.mjs';

export default async function startEngines() {
  const folder = mkdtempSync(join(tmpdir(), 'planted-test-'));
  chmodSync(folder, 0o711);
  const [postgres, nats] = await Promise.all([
    startPostgres({ dataDir: join(folder, 'postgres') }),
    startNats({ storeDir: join(folder, 'nats') }),
  ]);
  process.env.TEST_DATABASE_URL = postgres.url;
  if (nats) process.env.TEST_NATS_URL = nats.url;
  else delete process.env.TEST_NATS_URL;
  keep({ folder, engines: nats ? [postgres, nats] : [postgres] });
}
