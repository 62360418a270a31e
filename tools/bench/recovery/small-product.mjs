/**
 * The least of the distributed product that takes a command: PostgreSQL, NATS, a gateway and two services, each once.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { startNats } from '../../engines/nats.mjs';
import { startPostgres } from '../../engines/postgres.mjs';
import { endChild, startProgram } from '../../engines/processes.mjs';
import { until } from '../../engines/until.mjs';
import { eraseData } from '../../engines/directory-access.mjs';
import { faultsEnvironment } from '../../faults/environment.mjs';
import { superviseProcess } from '../../topology/supervised-process.mjs';
import { servingPorts } from '../../topology/ports.mjs';
import { root } from '../../workspace/root.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {() => void} kill without warning; whoever keeps it starts it again
 * @property {() => Promise<boolean>} isReady by itself, whatever the others do
 *
 * @typedef {object} SmallProduct
 * @property {string} url the gateway's
 * @property {readonly Part[]} parts
 * @property {() => Promise<void>} stop
 */

const LOOPBACK = '127.0.0.1';
const READY_TIMEOUT_MS = 60_000;
const RESPONSE_TIMEOUT_MS = 500;

/** @returns {Promise<SmallProduct>} once everything answers @throws where there is no nats-server */
export async function startSmallProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'planted-recovery-'));
  // Engines run as an account without privileges, and must get through.
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'data'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const nats = await startNats({ storeDir: join(folder, 'nats') });
  if (!nats) throw new Error('there is no nats-server on this machine');
  const names = ['identity', 'gardens', 'gateway'];
  const free = await servingPorts(names.length + 1);
  const port = Number(free.pop());
  const supervised = await Promise.all(
    names.map(async (name, i) => {
      const operators = Number(free[i]);
      const process_ = await superviseProcess({
        name,
        start: async () =>
          startProgram({
            command: process.execPath,
            args: [join(root, `services/${name}/dist/main.js`)],
            cwd: root,
            env: {
              ...faultsEnvironment,
              PLANTED_DATA_DIR: join(folder, 'data'),
              DATABASE_URL: postgres.url,
              NATS_URL: nats.url,
              HOST: LOOPBACK,
              PORT: String(port),
              OPERATORS_PORT: String(operators),
              SERVE_FRONT_ENDS: 'false',
            },
            endSignal: 'SIGKILL',
          }),
        end: (child) => endChild(child, [['SIGTERM', 3_000]]),
        log: () => {},
      });
      return { name, process: process_, isReady: () => answers(`http://${LOOPBACK}:${operators}/healthz`) };
    }),
  );
  const parts = [
    engine('PostgreSQL', postgres, () => answersQueries(postgres.url)),
    engine('nats-server', nats, () => answersNats(nats.url)),
    ...supervised
      .filter(({ name }) => name !== 'identity')
      .map(({ name, process: each, isReady }) => ({
        name: name === 'gateway' ? 'the gateway' : `the service ${name}`,
        kill: () => each.signal('SIGKILL'),
        isReady,
      })),
  ];
  const stop = async () => {
    await Promise.all(supervised.map(({ process: each }) => each.stop()));
    await Promise.all([postgres.stop(), nats.stop()]);
    for (const each of ['postgres', 'nats']) eraseData(join(folder, each));
    rmSync(folder, { recursive: true, force: true });
  };
  const areReady = async () => (await Promise.all(supervised.map(({ isReady }) => isReady()))).every(Boolean);
  if (await until(areReady, READY_TIMEOUT_MS)) return { url: `http://${LOOPBACK}:${port}`, parts, stop };
  await stop();
  throw new Error('the product did not become ready');
}

/**
 * @param {string} name
 * @param {import('../../engines/supervise.mjs').Engine} server
 * @param {() => Promise<boolean>} isReady
 * @returns {Part}
 */
const engine = (name, server, isReady) => ({
  name,
  kill: () => void (server.pid !== undefined && process.kill(server.pid, 'SIGKILL')),
  isReady,
});

/** @param {string} url */
const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {string} url */
async function answersQueries(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: RESPONSE_TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** @param {string} url */
const answersNats = (url) =>
  connect({ servers: url, reconnect: false, timeout: RESPONSE_TIMEOUT_MS }).then(
    async (connection) => {
      await connection.close();
      return true;
    },
    () => false,
  );
