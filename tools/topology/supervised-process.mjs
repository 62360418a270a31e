/** Supervises one process of the distributed product: restarts it until it is stopped. */
import { hasEnded } from '../engines/processes.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} SupervisedProcess
 * @property {string} name
 * @property {number | undefined} port
 * @property {number | undefined} pid changes when it had to be started again
 * @property {(signal: NodeJS.Signals) => void} signal
 * @property {() => Promise<void>} kill sends SIGKILL; it is not restarted until resume
 * @property {() => Promise<void>} resume starts it again
 * @property {() => Promise<void>} stop ends it in order, for good
 */

/** Pauses before it is started again, growing while it ends again and again. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** One that ran for so long has earned a first pause again. */
const STEADY_MS = 10_000;

/**
 * @param {object} options
 * @param {string} options.name
 * @param {number} [options.port]
 * @param {() => Promise<ChildProcess>} options.start
 * @param {(child: ChildProcess) => Promise<void>} options.end
 * @param {(line: string) => void} options.log
 * @returns {Promise<SupervisedProcess>} once it was started
 */
export async function superviseProcess({ name, port, start, end, log }) {
  let child = await start();
  let startedAt = Date.now();
  let pause = FIRST_PAUSE_MS;
  let isKilled = false;
  /** @type {Promise<void> | undefined} */
  let stopping;
  /** @type {Promise<void>} */
  let comingBack = Promise.resolve();

  const startAgain = async () => {
    child = await start();
    startedAt = Date.now();
    watch();
  };
  const comeBack = async () => {
    if (Date.now() - startedAt >= STEADY_MS) pause = FIRST_PAUSE_MS;
    while (!stopping && !isKilled) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      if (stopping || isKilled) return;
      try {
        return await startAgain();
      } catch (error) {
        log(`could not restart ${name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  const watch = () => {
    const ended = () => {
      if (stopping || isKilled) return;
      log(`${name} exited unexpectedly; restarting.`);
      comingBack = comeBack();
    };
    if (hasEnded(child)) ended();
    else child.once('exit', ended);
  };
  watch();

  return {
    name,
    port,
    get pid() {
      return child.pid;
    },
    signal: (signal) => void child.kill(signal),
    async kill() {
      isKilled = true;
      await comingBack;
      const gone = hasEnded(child) || new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
    async resume() {
      if (!isKilled) return;
      isKilled = false;
      pause = FIRST_PAUSE_MS;
      await startAgain();
    },
    stop() {
      stopping ??= Promise.resolve().then(async () => {
        await comingBack;
        child.kill('SIGCONT');
        await end(child);
      });
      return stopping;
    },
  };
}
