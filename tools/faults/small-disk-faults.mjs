/** What is done to the product of `npm start`: its process is killed, its disk is filled. */
import pg from 'pg';
import { until } from '../engines/until.mjs';
import { within } from './patience.mjs';

/**
 * @typedef {import('./small-disk.mjs').SmallDisk} SmallDisk
 * @typedef {import('./scenario.mjs').ScenarioFault<SmallDisk>} SmallDiskFault
 */

const RECOVERY_TIMEOUT_MS = within(25_000);
const RESPONSE_TIMEOUT_MS = within(8_000);
/** How long the disk stays full, in milliseconds. */
const FULL_MS = 4_000;

/**
 * @param {SmallDisk} product
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<number>} the status; 0 without an answer
 */
const statusOf = ({ url }, path, init) =>
  fetch(url + path, { ...init, signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 0,
  );

/** A write that anybody may ask for. @param {SmallDisk} product */
const write = (product) =>
  statusOf(product, '/api/demo/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Visitor"}',
  });

/** @param {SmallDisk} product @param {string} after */
async function untilWell(product, after) {
  const isWell = async () => (await statusOf(product, '/api/health')) === 200;
  if (!(await until(isWell, RECOVERY_TIMEOUT_MS, 200)))
    throw new Error(`the product did not recover within ${RECOVERY_TIMEOUT_MS / 1000} s after ${after}`);
}

/** @type {SmallDiskFault} */
const productKilled = {
  name: 'product-killed: the process of npm start that serves',
  async inject(product) {
    const killed = product.pid;
    process.kill(killed, 'SIGKILL');
    if (!(await until(() => product.pid !== killed, RECOVERY_TIMEOUT_MS)))
      throw new Error('the product was not started again');
    await untilWell(product, 'its process was killed');
  },
};

/** Of one file of PostgreSQL's log. */
const LOG_FILE_MB = 16;

/**
 * PostgreSQL's log is made to need a new file: it ends by a PANIC then, as it would after some minutes of load.
 * @param {SmallDisk} product
 */
async function exhaustLog({ databaseUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client
    .connect()
    .then(() =>
      client.query(
        `select pg_logical_emit_message(true, 'faults', repeat('x', 1000000)) from generate_series(1, $1)`,
        [LOG_FILE_MB + 1],
      ),
    )
    .catch(() => undefined);
  await client.end().catch(() => undefined);
}

/** @type {SmallDiskFault} */
const diskFull = {
  name: 'disk-full: no room for PostgreSQL, NATS and the log',
  async inject(product, pause) {
    const { pid } = product;
    product.fill();
    try {
      await exhaustLog(product);
      await pause(FULL_MS);
      product.fill();
      const [page, written] = [await statusOf(product, '/'), await write(product)];
      if (page !== 200) throw new Error(`the page was answered ${page} while the disk was full`);
      if (written !== 503) throw new Error(`a write was answered ${written} while the disk was full`);
    } finally {
      product.makeRoom();
    }
    await untilWell(product, 'its disk was full');
    if (product.pid !== pid) throw new Error('the full disk ended the product’s process');
  },
};

/**
 * @param {SmallDisk} product
 * @returns {readonly SmallDiskFault[]}
 */
export const smallDiskFaults = ({ canFill }) => (canFill ? [productKilled, diskFull] : [productKilled]);
