/** One run of Jest, counted. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { installedScript, runStep } from '../workspace/run-step.mjs';

/** A run that hangs (an open handle, a server that never answers) ends as a failure, not as a job that is cut off. */
const LIMIT_MS = 12 * 60_000;

/**
 * @param {object} options
 * @param {string} options.name of the step
 * @param {string[]} options.projects of jest.config.mjs
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.signal
 * @returns {Promise<import('./run-tests.mjs').Count>}
 */
export async function runJest({ name, projects, env = {}, log, signal }) {
  const report = join(root, '.cache', 'test', `${name}.json`);
  mkdirSync(join(root, '.cache', 'test'), { recursive: true });
  rmSync(report, { force: true });
  const limit = AbortSignal.timeout(LIMIT_MS);
  const { code } = await runStep({
    command: process.execPath,
    args: [
      installedScript('jest'),
      ...['--selectProjects', ...projects],
      ...['--maxWorkers=2', '--json', `--outputFile=${report}`, '--passWithNoTests'],
    ],
    env: { ...env, NODE_ENV: 'test' },
    signal: AbortSignal.any([signal, limit]),
    shown: true,
  }).catch((error) => {
    if (!limit.aborted) throw error;
    log(`Jest did not end within ${LIMIT_MS / 60_000} minutes.`);
    return { code: 1 };
  });
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(report);
  // A file that does not even load fails without a failed test.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/**
 * @param {string} file
 * @returns {{ numPassedTests?: number, numFailedTests?: number }}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
