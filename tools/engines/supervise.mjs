/** Keeps a program running until it is stopped. */
import { watchAnswers } from './answering.mjs';
import { hasRoom, isDiskTrouble } from './disk-room.mjs';
import { hasEnded } from './processes.mjs';
import { until } from './until.mjs';

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
 * @property {string} folder where it writes; while that has no room it is not started again
 * @property {() => Promise<ChildProcess>} restart on the same port and data
 * @property {(child: ChildProcess) => Promise<void>} end
 * @property {() => void} onStopped
 * @property {((reason: string) => void) | undefined} onGone
 * @property {(line: string) => void} log
 * @property {() => string} [lastLines] of its log, for whoever asks why it ended
 * @property {() => Promise<boolean>} [isAnswering] whether it does its work; one that runs and no longer does is ended and started again
 * @property {number} [askEveryMs] see `watchAnswers`
 */

/** A program that ends this often within a minute has a reason to. */
const RESTARTS_A_MINUTE = 5;
const MINUTE_MS = 60_000;
/** Pauses before it is started again, doubling with each restart of the last minute. */
const FIRST_PAUSE_MS = 50;
/** How often a disk is looked at that had no room; a disk that fills up again is tried no more often than that. */
const ROOM_LOOK_MS = 500;

/**
 * Starts it again whenever it ends by itself, after a pause that doubles; the limit for how often holds only where its
 * disk has room, since a full disk ends it again and again and is no fault of its own.
 * @param {Supervised} options
 * @returns {Engine}
 */
export function keepRunning(options) {
  const {
    name,
    child,
    port,
    url,
    folder,
    restart,
    end,
    onStopped,
    onGone,
    log,
    lastLines = () => '',
    isAnswering,
    askEveryMs,
  } = options;
  let current = child;
  /** @type {Promise<void> | undefined} */
  let stopping;
  /** @type {Promise<void>} */
  let restarting = Promise.resolve();
  /** @type {number[]} */
  let restarts = [];

  const watch = () => current.once('exit', () => (restarting = comeBack()));
  const comeBack = async () => {
    let reason = lastLines();
    while (!stopping) {
      if (!(await untilRoom(reason))) return;
      const now = Date.now();
      restarts = [...restarts.filter((at) => now - at < MINUTE_MS), now];
      if (restarts.length > RESTARTS_A_MINUTE) {
        onGone?.(`${name} keeps crashing${reason && `. Its last lines:\n${reason}`}`);
        return;
      }
      log(`${name} exited unexpectedly; restarting.`);
      await until(() => stopping !== undefined, FIRST_PAUSE_MS * 2 ** (restarts.length - 1));
      if (stopping) return;
      try {
        current = await restart();
        if (!hasEnded(current)) return void watch();
        reason = lastLines();
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
  };

  /**
   * @param {string} reason why it ended
   * @returns {Promise<boolean>} false: it is being stopped
   */
  async function untilRoom(reason) {
    if (hasRoom(folder) && !isDiskTrouble(reason)) return true;
    log(`${name} has stopped: there is no room in ${folder}. It starts again as soon as there is.`);
    // A disk that had no room is not what the limit is for.
    restarts = [];
    await until(() => stopping !== undefined, ROOM_LOOK_MS);
    await until(() => stopping !== undefined || hasRoom(folder), Number.POSITIVE_INFINITY, ROOM_LOOK_MS);
    return stopping === undefined;
  }
  watch();
  const stopAsking =
    isAnswering &&
    watchAnswers({
      // One that is being started again has nothing to answer with yet.
      ask: async () => hasEnded(current) || isAnswering(),
      onSilent: async () => {
        log(`${name} is running and no longer answers.`);
        await end(current);
      },
      ...(askEveryMs !== undefined && { everyMs: askEveryMs }),
    });

  return {
    url,
    port,
    get pid() {
      return current.pid;
    },
    stop() {
      stopAsking?.();
      return (stopping ??= restarting.then(() => end(current)).then(onStopped));
    },
  };
}
