/** `npm start`, once Node is known to be new enough: everything from an empty clone to a product that answers. */
import { join } from 'node:path';
import { lockFolder, FolderInUse } from '../engines/lock-file.mjs';
import { keepRunning } from '../engines/supervise.mjs';
import { probePort } from '../engines/ports.mjs';
import { makeDataFolder } from '../engines/directory-access.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { deploymentsIn } from './deployments-folder.mjs';
import { refuseUnfinishedRestore } from './restore-folder.mjs';
import { readRun, removeRun, writeRun } from './run-file.mjs';
import { endServing, lastLines, serve, startServing } from './serve.mjs';
import { reachableName, readSettings } from './settings.mjs';
import { startEngines } from './start-engines.mjs';

/**
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.environment
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.stopped asks for an orderly end
 * @returns {Promise<void>} once everything has ended because that was asked
 * @throws when it cannot start, or ended by itself
 */
export async function runProduct({ environment, log, stopped }) {
  const settings = readSettings(environment);
  const { dataDir, host } = settings;
  makeDataFolder(dataDir);
  /** What to undo, last thing first. @type {(() => unknown)[]} */
  const undo = [];
  /** @type {(reason: Error) => void} */
  let fail = () => {};
  const failure = new Promise((_resolve, reject) => (fail = reject));
  const onGone = (/** @type {string} */ reason) => fail(new Error(reason));
  failure.catch(() => {});
  try {
    const hold = await lockDataFolder(dataDir);
    undo.push(hold.release);
    refuseUnfinishedRestore(dataDir);
    const port = await choosePort(settings.port, host);
    const url = `http://${reachableName(host)}:${port}`;

    await ensureInstalled({ log, signal: stopped });
    await ensureBuilt({ log, signal: stopped });

    const engines = await startEngines({ settings, log, onGone });
    undo.push(engines.stop);
    if (stopped.aborted) return;

    const logFile = join(dataDir, 'product.log');
    const { NATS_URL: _given, ...rest } = environment;
    const serving = {
      url,
      logFile,
      env: {
        ...rest,
        DATABASE_URL: engines.databaseUrl,
        ...(engines.natsUrl !== undefined && { NATS_URL: engines.natsUrl }),
        PORT: String(port),
        HOST: host,
        PLANTED_DATA_DIR: dataDir,
        DEPLOYMENTS_DIR: deploymentsIn(dataDir, environment),
        // It goes to a file, where there is room for what operators want to know.
        PLANTED_LOG_LEVEL: environment.PLANTED_LOG_LEVEL || 'info',
      },
      onStarted: (/** @type {import('node:child_process').ChildProcess} */ started) => {
        hold.record(started);
        stopped.addEventListener('abort', () => void endServing(started));
      },
    };
    const product = keepRunning({
      name: 'Planted',
      child: await serve(serving),
      port,
      url,
      folder: dataDir,
      restart: async () => startServing(serving),
      end: endServing,
      onStopped: () => {},
      onGone,
      log,
      lastLines: () => lastLines(logFile),
    });
    undo.push(product.stop);
    writeRun(dataDir, { url, databaseUrl: engines.databaseUrl, natsUrl: engines.natsUrl ?? null });
    undo.push(() => removeRun(dataDir));

    log('');
    log(`Planted is ready: ${url}`);
    for (const line of engines.described) log(`  ${line}`);
    log(`  Log: ${logFile}. Ctrl-C stops everything.`);
    await Promise.race([failure, whenAborted(stopped)]);
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** @param {string} dataDir */
export async function lockDataFolder(dataDir) {
  try {
    return await lockFolder(join(dataDir, 'owner.json'), [['SIGTERM', 3000]]);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const url = readRun(dataDir)?.url;
    throw new Error(
      `Planted is already running with the data in ${dataDir}${url ? ` (${url})` : ''}: the folder is ${error.message}. ` +
        'Stop it first, or set PLANTED_DATA_DIR to another folder.',
    );
  }
}

/**
 * @param {number} wanted
 * @param {string} host
 */
export async function choosePort(wanted, host) {
  try {
    return await probePort(wanted, host);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${wanted} is already in use. Choose another, e.g. PORT=${wanted + 1} npm start`);
    }
    if (code === 'EACCES') throw new Error(`This user may not open port ${wanted}. Choose one above 1023.`);
    throw new Error(`Cannot listen on HOST ${host} (${code}).`);
  }
}

/** @param {AbortSignal} signal */
export const whenAborted = (signal) =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', resolve, { once: true });
  });
