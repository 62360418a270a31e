/** Keeps an engine running until it is stopped. */
import { hasEnded } from './processes.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} Engine
 * @property {string} url
 * @property {number | undefined} port
 * @property {number | undefined} pid of the running server; changes when it had to be started again
 * @property {() => Promise<void>} stop resolves when it has ended; a second call waits for the same
 *
 * @typedef {object} Supervised
 * @property {string} name
 * @property {ChildProcess} child
 * @property {number} port
 * @property {string} url
 * @property {() => Promise<ChildProcess>} restart on the same port and data
 * @property {(child: ChildProcess) => Promise<void>} end
 * @property {() => void} onStopped
 * @property {((reason: string) => void) | undefined} onGone
 * @property {(line: string) => void} log
 */

/** An engine that ends this often within a minute has a reason to. */
const RESTARTS_A_MINUTE = 3;
const MINUTE_MS = 60_000;

/**
 * @param {Supervised} options
 * @returns {Engine}
 */
export function keepRunning({ name, child, port, url, restart, end, onStopped, onGone, log }) {
  let current = child;
  /** @type {Promise<void> | undefined} */
  let stopping;
  /** @type {Promise<void>} */
  let restarting = Promise.resolve();
  /** @type {number[]} */
  const restarts = [];

  const watch = () => current.once('exit', () => (restarting = comeBack()));
  const comeBack = async () => {
    if (stopping) return;
    const now = Date.now();
    restarts.push(now);
    if (restarts.filter((at) => now - at < MINUTE_MS).length > RESTARTS_A_MINUTE) {
      onGone?.(`${name} keeps crashing`);
      return;
    }
    log(`${name} exited unexpectedly; restarting.`);
    try {
      current = await restart();
      if (!hasEnded(current)) watch();
      else restarting = comeBack();
    } catch (error) {
      onGone?.(error instanceof Error ? error.message : String(error));
    }
  };
  watch();

  return {
    url,
    port,
    get pid() {
      return current.pid;
    },
    stop: () => (stopping ??= restarting.then(() => end(current)).then(onStopped)),
  };
}
