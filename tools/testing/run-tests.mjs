/** `npm test`: every target of every package by nx, which runs again only what a change concerns. */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { packages } from '../workspace/packages.mjs';
import { builtFrom, isChangedSince } from '../workspace/ensure-built.mjs';
import { root } from '../workspace/root.mjs';
import { runNx } from '../workspace/run-nx.mjs';
import { audit } from './audit.mjs';
import { clearReports, countTests, findRedTests, tellTests } from './reports.mjs';
import { chooseSecondTry, keepFirstTry, readTasks } from './second-try.mjs';
import { serveSharedServers, createSharedServers } from './shared-servers.mjs';

/** What `npm test` runs: nx's targets (tools/nx/targets.mjs). */
const TARGETS = ['lint', 'typecheck', 'deps', 'docs', 'build', 'unit', 'int', 'e2e'];
/** A group of browser tests is a target, too, such as e2e-finder. @param {string} word */
const isTarget = (word) => TARGETS.includes(word) || browserGroups().includes(word);
const browserGroups = () => readdirSync(join(root, 'e2e')).map((name) => `e2e-${name}`);
/**
 * Two for each core, up to a limit of memory: a task is a product with its servers, a browser and its tests, which take
 * more than a core together. Three for each kept a slow machine's load at 15 to 20 and saved it no minute.
 */
const tasksAtOnce = () => Math.min(6, 2 * availableParallelism());

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
  const chosen = asked.filter(isTarget);
  const named = asked.filter((word) => !isTarget(word));
  const known = packages().map(({ folder }) => basename(folder));
  const unknown = named.filter((word) => !known.includes(word));
  if (unknown.length > 0) {
    log(`Unknown: ${unknown.join(', ')}. Targets: ${TARGETS.join(', ')}. Packages: ${known.join(', ')}.`);
    return { passed: 0, failed: 1 };
  }
  const targets = chosen.length > 0 ? chosen : ['slowest', ...TARGETS];
  clearReports();
  const run = builtFrom();
  const [first, audited] = await Promise.all([
    runWithServers({ targets, packages: named, isCached, atOnce: tasksAtOnce(), env: run }, { log, signal }),
    asked.length === 0 ? audit({ log, signal }) : { failed: 0 },
  ]);
  const red = first.code === 0 ? [] : findRedTests();
  const isWhole = asked.length === 0 && isCached && !signal.aborted;
  const again = isWhole && red.length > 0 ? chooseSecondTry(readTasks(), red) : undefined;
  if (again) log(`\nTried again, alone: ${[...new Set(red.map(({ file }) => file))].join(', ')}`);
  const env = { ...run, ...(again && keepFirstTry(red)) };
  const last = again ? await runWithServers({ ...again, atOnce: 1, env }, { log, signal }) : first;
  if (isChangedSince(run)) log('Sources changed during this run: run it again for what they are now.');
  tellRed(red, findRedTests(), log);
  const tests = countTests();
  const failed = tests.failed + audited.failed + first.wrong + (again ? last.wrong : 0);
  log(`\n${Math.round((Date.now() - began) / 1000)} s`);
  return { passed: tests.passed, failed: last.code === 0 ? failed : Math.max(failed, 1) };
}

/**
 * Runs tasks with servers of their own: gardeners of a second try must not find what they did in the first.
 * @param {Omit<Parameters<typeof runNx>[0], 'signal' | 'env'> & { env: Record<string, string> }} tasks
 * @param {Pick<TestOptions, 'log' | 'signal'>} options
 * @returns {Promise<{ code: number, wrong: number }>} `wrong` counts what the servers did, which is logged
 */
async function runWithServers({ env, ...tasks }, { log, signal }) {
  const servers = createSharedServers({ log, run: env });
  const { environment, close } = await serveSharedServers(servers);
  try {
    const { code } = await runNx({ ...tasks, env: { ...environment, ...env }, signal });
    const wrong = await servers.stop();
    wrong.forEach(log);
    return { code, wrong: wrong.length };
  } finally {
    close();
    await servers.stop();
  }
}

/**
 * What failed is told once more at the end, where it is found after thousands of lines.
 * @param {readonly import('./reports.mjs').RedTest[]} first
 * @param {readonly import('./reports.mjs').RedTest[]} last
 * @param {(line: string) => void} log
 */
function tellRed(first, last, log) {
  const isRed = new Set(last.map(({ file, name }) => `${file} ${name}`));
  const mended = first.filter(({ file, name }) => !isRed.has(`${file} ${name}`));
  if (mended.length > 0)
    log(['', 'PASSED ONLY ALONE, which is to be mended:', ...tellTests(mended)].join('\n'));
  if (last.length > 0) log(['', 'FAILED:', ...tellTests(last)].join('\n'));
}
