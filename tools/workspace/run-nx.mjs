/** The one way in which nx is called: its cache knows what has not changed. */
import { installedScript, runStep } from './run-step.mjs';

/** NODE_ENV would turn the front ends into development builds; the rest keeps nx to itself and its output plain. */
const ENVIRONMENT = {
  NODE_ENV: '',
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
};

/**
 * @param {object} options
 * @param {readonly string[]} options.targets nx's names, or patterns of them
 * @param {readonly string[]} [options.packages] without '@planted/'; none for all
 * @param {number} options.atOnce how many tasks at most
 * @param {boolean} [options.isCached] whether what nx kept of the same inputs is taken for the outcome; true when absent
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {AbortSignal | undefined} [options.signal]
 * @param {(line: string) => void} [options.onLine] hears what the tasks print, which is shown when absent
 * @returns {Promise<{ code: number, output: string }>} `output` is empty when shown
 */
export function runNx({ targets, packages = [], atOnce, isCached = true, env = {}, signal, onLine }) {
  return runStep({
    command: process.execPath,
    args: [
      installedScript('nx'),
      ...['run-many', '-t', ...targets],
      ...['--output-style=static', `--parallel=${atOnce}`],
      ...(packages.length > 0 ? [`--projects=${packages.map((name) => `@planted/${name}`).join(',')}`] : []),
      ...(isCached ? [] : ['--skip-nx-cache']),
    ],
    env: { ...env, ...ENVIRONMENT },
    shown: onLine === undefined,
    ...(signal && { signal }),
    ...(onLine && { onLine }),
  });
}
