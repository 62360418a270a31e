/**
 * What tests share: one PostgreSQL and one NATS for integration tests, one product and one Chromium for browser tests.
 * Each is started when a test asks for it first, and ends with the run. `npm test` keeps them for all its Jest
 * processes and answers on loopback; a Jest that someone runs alone has servers of its own.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestBrowser } from '../engines/chromium.mjs';
import { launchChromiumServer } from '../engines/launch-chromium.mjs';
import { startNats } from '../engines/nats.mjs';
import { startPostgres } from '../engines/postgres.mjs';
import { eraseData } from '../engines/directory-access.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ADDRESS } from './open-shared-servers.mjs';
import { startProduct } from './start-product.mjs';

/** @typedef {Record<string, string>} Environment what tests find in their environment */
/** @typedef {'engines' | 'browser' | 'product'} Kind */
/** @typedef {() => Promise<Environment>} Start */

/**
 * @typedef {object} SharedServers
 * @property {(kind: Kind) => Promise<Environment>} start starts it, or returns what it started before
 * @property {() => Promise<string[]>} stop ends all of them; returns what went wrong, a line each
 */

/**
 * @param {{ log?: (line: string) => void, run?: Environment }} [options] `run` is what a run of `npm test` gives all that
 *   it starts, so that it is built once
 * @returns {SharedServers}
 */
export function createSharedServers({ log = () => {}, run = {} } = {}) {
  /** @type {(() => Promise<string[]>)[]} */
  const ends = [];
  /** @type {Record<Kind, Start>} */
  const starts = {
    engines: () => startEngines(ends),
    browser: () => startBrowser(ends, log),
    product: async () => {
      await ensureBuilt({ log, environment: run });
      return startSharedProduct(ends, run);
    },
  };
  /** @type {Map<Kind, Promise<Environment>>} */
  const started = new Map();
  return {
    start(kind) {
      const running = started.get(kind) ?? starts[kind]();
      started.set(kind, running);
      return running;
    },
    async stop() {
      await Promise.allSettled(started.values());
      return (await Promise.all(ends.splice(0).map((end) => end()))).flat();
    },
  };
}

/**
 * @param {SharedServers} servers
 * @returns {Promise<{ environment: Environment, close: () => void }>} for the processes that shall use them
 */
export async function serveSharedServers(servers) {
  const server = createServer((request, response) => {
    const kind = /** @type {Kind} */ (request.url?.slice(1));
    servers.start(kind).then(
      (environment) => response.end(JSON.stringify(environment)),
      (error) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  // A fresh clone is built before its product answers.
  server.requestTimeout = 0;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { environment: { [ADDRESS]: `http://127.0.0.1:${port}` }, close: () => server.close() };
}

/**
 * The PostgreSQL is always ours, whatever DATABASE_URL says: tests make and drop databases. Its data need not outlive
 * the machine's power, so it does not wait for the disk.
 * @param {(() => Promise<string[]>)[]} ends
 * @returns {Promise<Environment>}
 */
async function startEngines(ends) {
  const folder = mkdtempSync(join(tmpdir(), 'planted-test-'));
  chmodSync(folder, 0o711);
  const [postgres, nats] = await Promise.all([
    startPostgres({ dataDir: join(folder, 'postgres'), isDurable: false }),
    startNats({ storeDir: join(folder, 'nats') }),
  ]);
  ends.push(async () => {
    await Promise.all([postgres.stop(), nats?.stop()]);
    for (const name of ['postgres', 'nats']) eraseData(join(folder, name));
    rmSync(folder, { recursive: true, force: true });
    return [];
  });
  return { TEST_DATABASE_URL: postgres.url, ...(nats && { TEST_NATS_URL: nats.url }) };
}

/**
 * @param {(() => Promise<string[]>)[]} ends
 * @param {(line: string) => void} log
 * @returns {Promise<Environment>}
 */
async function startBrowser(ends, log) {
  const executablePath = await findTestBrowser({ log });
  const server = await launchChromiumServer(executablePath);
  ends.push(async () => {
    await server.close();
    return [];
  });
  return { CHROME_PATH: executablePath, CHROME_ENDPOINT: server.wsEndpoint() };
}

/**
 * For test files that neither stop the product nor change what it serves; each signs in as gardeners of its own. A line
 * in its log that is no entry of ours is a warning of Node's, of listeners that pile up for instance, and is reported.
 * @param {(() => Promise<string[]>)[]} ends
 * @param {Environment} run
 * @returns {Promise<Environment>}
 */
async function startSharedProduct(ends, run) {
  const data = mkdtempSync(join(tmpdir(), 'planted-e2e-'));
  const product = await startProduct(data, { ...run, CONTACT_EMAIL: 'hello@planted.example' }).catch(
    (cause) => {
      rmSync(data, { recursive: true, force: true });
      throw cause;
    },
  );
  ends.push(async () => {
    await product.stop();
    // A product of many processes has a log for each (PLANTED_START).
    const file = join(data, 'product.log');
    const lines = process.env.PLANTED_START ? [] : readFileSync(file, 'utf8').split('\n');
    rmSync(data, { recursive: true, force: true });
    const strange = lines.filter((line) => line !== '' && !line.startsWith('{'));
    return strange.map((line) => `The log of the tests' product has what is no entry: ${line}`);
  });
  return { PLANTED_SHARED_URL: product.url };
}
