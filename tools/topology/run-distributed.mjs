/** `npm run start:distributed`: from an empty clone to a product of many processes that answers. */
import { makeDataFolder } from '../engines/directory-access.mjs';
import { choosePort, lockDataFolder, whenAborted } from '../product/run-product.mjs';
import { removeRun, writeRun } from '../product/run-file.mjs';
import { readSettings } from '../product/settings.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { startDistributed } from './start-distributed.mjs';
import { topology } from './topology.mjs';

/** Beside the data of `npm start`, not in it: both can run at once. */
const DATA_DIR = '.planted/distributed';

/**
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.environment
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.stopped asks for an orderly end
 * @returns {Promise<void>} once everything has ended because that was asked
 * @throws when it cannot start
 */
export async function runDistributed({ environment, log, stopped }) {
  const settings = readSettings({ PLANTED_DATA_DIR: DATA_DIR, ...environment });
  const { dataDir, host } = settings;
  if (settings.databaseUrl || environment.NATS_URL)
    throw new Error(
      'The distributed product starts its own PostgreSQL and NATS. Unset DATABASE_URL and NATS_URL.',
    );
  makeDataFolder(dataDir);
  /** What to undo, last thing first. @type {(() => unknown)[]} */
  const undo = [];
  try {
    const hold = await lockDataFolder(dataDir);
    undo.push(hold.release);
    const port = await choosePort(settings.port, host);
    await ensureInstalled({ log, signal: stopped });
    await ensureBuilt({ log, signal: stopped });

    log(`Starting ${topology.reduce((sum, { replicas }) => sum + replicas, 0)} processes…`);
    const product = await startDistributed({
      dataDir,
      host,
      port,
      environment: { ...environment, PLANTED_LOG_LEVEL: environment.PLANTED_LOG_LEVEL || 'info' },
      log,
      signal: stopped,
      onStarted: hold.record,
    });
    undo.push(product.stop);
    const { url, databaseUrl, natsUrl } = product;
    writeRun(dataDir, { url, databaseUrl, natsUrl });
    undo.push(() => removeRun(dataDir));

    log('');
    log(`Planted is ready: ${url}`);
    log(`  Data and a log of each process: ${dataDir}. Ctrl-C stops everything.`);
    await whenAborted(stopped);
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
