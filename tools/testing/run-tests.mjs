/** `npm test`: every target of every package by nx, which runs again only what a change concerns. */
import { availableParallelism } from 'node:os';
import { runNx } from '../workspace/run-nx.mjs';
import { audit } from './audit.mjs';
import { clearReports, countTests } from './count-tests.mjs';
import { serveSharedServers, createSharedServers } from './shared-servers.mjs';

/** What `npm test` runs: nx's targets (tools/nx/targets.mjs). */
const TARGETS = ['lint', 'typecheck', 'deps', 'docs', 'build', 'unit', 'int', 'e2e'];
/** One more than the machine has cores: tests of servers and browsers wait about a third of their time. */
const tasksAtOnce = () => Math.min(4, availableParallelism() + 1);

/**
 * @typedef {object} Outcome
 * @property {number} passed tests, those included that did not have to run again
 * @property {number} failed tests; what fails without naming a test counts as one
 *
 * @typedef {object} TestOptions
 * @property {string[]} asked targets and packages (without '@planted/'); none for all
 * @property {boolean} isCached whether what passed with the same inputs is taken as passed
 * @property {(line: string) => void} log
 * @property {AbortSignal} signal
 */

/**
 * @param {TestOptions} options
 * @returns {Promise<Outcome>}
 */
export async function runTests({ asked, isCached, log, signal }) {
  const began = Date.now();
  const chosen = asked.filter((word) => TARGETS.includes(word));
  const packages = asked.filter((word) => !TARGETS.includes(word));
  const targets = chosen.length > 0 ? chosen : ['slowest', ...TARGETS];
  clearReports();
  const servers = createSharedServers({ log });
  const { environment, close } = await serveSharedServers(servers);
  try {
    const [{ code }, audited] = await Promise.all([
      runNx({
        targets,
        packages,
        isCached,
        atOnce: tasksAtOnce(),
        env: environment,
        signal,
      }),
      asked.length === 0 ? audit({ log, signal }) : { failed: 0 },
    ]);
    const wrong = await servers.stop();
    wrong.forEach(log);
    const tests = countTests();
    const failed = tests.failed + audited.failed + wrong.length;
    log(`\n${Math.round((Date.now() - began) / 1000)} s`);
    return { passed: tests.passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } finally {
    close();
    await servers.stop();
  }
}
