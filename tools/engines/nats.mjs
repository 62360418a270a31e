/** A nats-server of our own with JetStream, this machine only; or one named by NATS_URL; or none. */
import { findNatsServer } from './nats-binary.mjs';
import { openNatsStore } from './nats-server.mjs';
import { keepRunning } from './supervise.mjs';

/** @typedef {import('./supervise.mjs').Engine} Engine */

/**
 * @param {object} options
 * @param {string} options.storeDir where JetStream keeps its files; may be removed while nothing runs
 * @param {(line: string) => void} [options.log]
 * @param {(reason: string) => void} [options.onMissing] receives why there is none
 * @param {(reason: string) => void} [options.onGone] see startPostgres
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @returns {Promise<Engine | null>} null: this machine has no NATS
 * @throws {import('./lock-file.mjs').FolderInUse} when a living process uses the store
 */
export async function startNats({ storeDir, log = () => {}, onMissing, onGone, environment = process.env }) {
  const given = environment.NATS_URL?.trim();
  if (given) return { url: given, port: undefined, pid: undefined, stop: async () => {} };
  const found = await findNatsServer(log);
  if ('missing' in found) {
    onMissing?.(found.missing);
    return null;
  }
  return startOwn(found.path, { storeDir, log, onGone });
}

/**
 * @param {string} installed
 * @param {{ storeDir: string, log: (line: string) => void, onGone: ((reason: string) => void) | undefined }} options
 * @returns {Promise<Engine>}
 */
async function startOwn(installed, { storeDir, log, onGone }) {
  const store = await openNatsStore(installed, { storeDir, log });
  try {
    const { child, port } = await store.start();
    const url = `nats://127.0.0.1:${port}`;
    return keepRunning({
      name: 'NATS',
      child,
      port,
      url,
      folder: store.folder,
      lastLines: store.lastLines,
      restart: async () => (await store.start({ port })).child,
      end: store.end,
      // Its packages are installed by now; when `npm start` began, they may not have been.
      isAnswering: async () => (await import('./nats-answers.mjs')).natsAnswers(url),
      onStopped: store.release,
      onGone,
      log,
    });
  } catch (error) {
    store.release();
    throw error;
  }
}
