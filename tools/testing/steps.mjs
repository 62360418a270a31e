/** What `npm test` consists of, in order. */
import { findChromium } from '../engines/chromium.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { installedScript, runStep } from '../workspace/run-step.mjs';
import { audit } from './audit.mjs';
import { runJest } from './run-jest.mjs';

/**
 * @typedef {import('./run-tests.mjs').Count} Count
 *
 * @typedef {object} Context
 * @property {(line: string) => void} log
 * @property {AbortSignal} signal
 *
 * @typedef {object} TestStep
 * @property {string} name
 * @property {(context: Context) => Promise<Count>} run
 */

/** @type {TestStep[]} */
export const steps = [
  { name: 'format', run: program('@biomejs/biome', 'biome', ['format', '.']) },
  { name: 'lint', run: program('oxlint', 'oxlint', []) },
  { name: 'typecheck', run: program('typescript', 'tsc', ['-b']) },
  { name: 'audit', run: audit },
  {
    name: 'build',
    run: async (context) => {
      await ensureBuilt(context);
      return { passed: 0, failed: 0 };
    },
  },
  { name: 'unit', run: (context) => runJest({ ...context, name: 'unit', projects: ['unit', 'ui'] }) },
  { name: 'int', run: (context) => runJest({ ...context, name: 'int', projects: ['int'] }) },
  {
    name: 'e2e',
    run: async (context) => {
      const browser = await findChromium(context);
      return runJest({
        ...context,
        name: 'e2e',
        projects: ['e2e'],
        env: { CHROME_PATH: browser },
      });
    },
  },
  {
    name: 'docs',
    run: async ({ signal }) => outcome(await node(['tools/docs/conformance.mjs', '--check'], signal)),
  },
];

/**
 * @param {string} packageName
 * @param {string} binary
 * @param {string[]} args
 * @returns {TestStep['run']}
 */
function program(packageName, binary, args) {
  return async ({ signal }) => outcome(await node([installedScript(packageName, binary), ...args], signal));
}

/**
 * @param {string[]} args
 * @param {AbortSignal} signal
 */
const node = (args, signal) => runStep({ command: process.execPath, args, shown: true, signal });

/** @param {{ code: number }} result */
const outcome = ({ code }) => ({ passed: 0, failed: code === 0 ? 0 : 1 });
