/** The product's own process: started, waited for, ended. */
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { endChild, hasEnded, startProgram } from '../engines/processes.mjs';
import { until } from '../engines/until.mjs';
import { root } from '../workspace/root.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const READY_TIMEOUT_MS = 120_000;
const LOG_KEPT_BYTES = 10_000_000;
/** @type {import('../engines/processes.mjs').EndSteps} */
const END_STEPS = [['SIGTERM', 2000]];

/**
 * @typedef {object} Serving
 * @property {string} url where it will answer
 * @property {string} logFile gets what it prints
 * @property {NodeJS.ProcessEnv} env
 * @property {(child: ChildProcess) => void} onStarted
 */

/**
 * @param {Pick<Serving, 'logFile' | 'env' | 'onStarted'>} options
 * @returns {ChildProcess} which does not answer yet
 */
export function startServing({ logFile, env, onStarted }) {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_KEPT_BYTES)
    renameSync(logFile, `${logFile}.old`);
  const output = openSync(logFile, 'a', 0o600);
  const child = startProgram({
    command: process.execPath,
    args: ['--enable-source-maps', join(root, 'services/embedded/dist/main.js')],
    cwd: root,
    env,
    output,
    // Nothing is acknowledged that is not on disk, so a sudden end loses nothing, and it frees the port at once.
    endSignal: 'SIGKILL',
  });
  closeSync(output);
  onStarted(child);
  return child;
}

/**
 * @param {Serving} options
 * @returns {Promise<ChildProcess>} once /api/health answers 200
 * @throws with the last lines of its log when it ends before
 */
export async function serve(options) {
  const { url, logFile } = options;
  const child = startServing(options);
  const ready = await until(
    async () => hasEnded(child) || (await answers(`${url}/api/health`)),
    READY_TIMEOUT_MS,
  );
  if (ready && !hasEnded(child)) return child;
  await endServing(child);
  const what = ready ? 'exited before it was ready' : `was not ready within ${READY_TIMEOUT_MS / 1000} s`;
  throw new Error(`Planted ${what}. Last lines of ${logFile}:\n${lastLines(logFile)}`);
}

/** @param {ChildProcess} child */
export const endServing = (child) => endChild(child, END_STEPS);

/**
 * Whether the product answers; where its read models need an operator, too, or it could not be started to be mended.
 * @param {string} url of `/api/health`
 */
export const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      const health = await response.json().catch(() => ({}));
      return response.status === 200 || health.status === 'degraded';
    },
    () => false,
  );

/** @param {string} file */
export const lastLines = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n') : '';
