/** The one way in which packages are built: by nx, whose cache knows what has not changed. */
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
 * @param {object} [options]
 * @param {readonly string[]} [options.names] of packages, without '@planted/'; absent: all
 * @param {number} [options.atOnce] how many at most
 * @param {AbortSignal | undefined} [options.signal]
 * @param {(line: string) => void} [options.onLine]
 * @returns {Promise<{ code: number, output: string }>} `output`: what the build said
 */
export function runBuild({ names, atOnce = 3, signal, onLine } = {}) {
  const projects = names?.map((name) => `@planted/${name}`).join(',');
  return runStep({
    command: process.execPath,
    args: [
      installedScript('nx'),
      ...['run-many', '-t', 'build', '--output-style=static', `--parallel=${atOnce}`],
      ...(projects ? [`--projects=${projects}`] : []),
    ],
    env: ENVIRONMENT,
    ...(signal && { signal }),
    ...(onLine && { onLine }),
  });
}
