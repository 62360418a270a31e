/** Runs the steps of `npm test` one after the other. */
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { steps } from './steps.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed tests
 * @property {number} failed tests; a step that fails without naming a test counts as one
 */

/**
 * @param {object} options
 * @param {string[]} options.asked names of steps; none for all
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.signal
 * @returns {Promise<Count>}
 */
export async function runTests({ asked, log, signal }) {
  const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    log(`Unknown step ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
    return { passed: 0, failed: 1 };
  }
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const times = [];
  const chosen = steps.filter(({ name }) => asked.length === 0 || asked.includes(name));
  for (const step of [{ name: 'install', run: install }, ...chosen]) {
    log(`\n── ${step.name}`);
    const began = Date.now();
    const result = await step.run({ log, signal }).catch((/** @type {unknown} */ error) => {
      log(error instanceof Error ? error.message : String(error));
      return { passed: 0, failed: 1 };
    });
    total.passed += result.passed;
    total.failed += result.failed;
    times.push(`${step.name} ${((Date.now() - began) / 1000).toFixed(1)} s`);
    if (result.failed > 0) {
      log(`\n✗ ${step.name} failed`);
      break;
    }
  }
  log(`\n${times.join(' · ')}`);
  return total;
}

/** @param {{ log: (line: string) => void, signal: AbortSignal }} options */
async function install(options) {
  await ensureInstalled(options);
  return { passed: 0, failed: 0 };
}
