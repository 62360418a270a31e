/** Asks the registry whether a package that the product runs with has a known hole. */
import { execFile } from 'node:child_process';
import { root } from '../workspace/root.mjs';

/** Longest wait for the registry, in milliseconds. */
const REGISTRY_TIMEOUT_MS = 20_000;

/**
 * Fails on high and critical holes of production dependencies; where the registry does not answer, says so in a line.
 * @param {{ log: (line: string) => void, signal: AbortSignal }} options
 * @returns {Promise<import('./run-tests.mjs').Outcome>}
 */
export async function audit({ log, signal }) {
  const verdict = readAudit(await ask(signal));
  log(verdict.told);
  return { passed: 0, failed: verdict.isBad ? 1 : 0 };
}

/**
 * @param {string} output of `npm audit --json`
 * @returns {{ isBad: boolean, told: string }}
 */
export function readAudit(output) {
  const report = parsed(output);
  const counts = report?.metadata?.vulnerabilities;
  if (typeof counts?.high !== 'number' || typeof counts.critical !== 'number')
    return { isBad: false, told: 'Not audited: the registry does not answer npm audit here.' };
  const { high, critical } = counts;
  if (high + critical === 0) return { isBad: false, told: 'No high or critical hole is known in what runs.' };
  const names = Object.entries(report.vulnerabilities ?? {}).flatMap(([name, { severity }]) =>
    severity === 'high' || severity === 'critical' ? [`${name} (${severity})`] : [],
  );
  return { isBad: true, told: `npm audit --omit=dev: ${names.join(', ')}` };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<string>} what it printed; npm's exit code says less
 */
const ask = (signal) =>
  new Promise((resolve) => {
    const args = [
      'audit',
      '--omit=dev',
      '--json',
      '--fetch-retries=0',
      `--fetch-timeout=${REGISTRY_TIMEOUT_MS}`,
    ];
    const options = { cwd: root, signal, timeout: REGISTRY_TIMEOUT_MS, maxBuffer: 32 * 1024 * 1024 };
    execFile(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options, (_error, output) =>
      resolve(output),
    );
  });
