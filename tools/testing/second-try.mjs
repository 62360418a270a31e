/** Few tests that fail beside everything else are tried once more, alone (decision 0199). */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packages } from '../workspace/packages.mjs';
import { root } from '../workspace/root.mjs';
import { reportName, reportPath } from './reports.mjs';

/** Where more files fail, it is not for what ran beside them. */
const MOST_FILES = 12;
/** In the environment of a second try: the folder with the reports of the first. */
export const FIRST_TRY = 'PLANTED_FIRST_TRY';
const FOLDER = join(root, '.cache', 'first-try');
const RECORDED = join(root, '.cache', 'nx', 'run.json');

/** @typedef {import('./reports.mjs').RedTest} RedTest */
/** @typedef {{ target: string, projectName: string, status?: number }} Task as nx records it */

/**
 * @param {readonly Task[]} tasks of the run
 * @param {readonly RedTest[]} red
 * @returns {{ targets: string[], packages: string[] } | undefined} what to run again: undefined where something but a
 *   few tests failed
 */
export function chooseSecondTry(tasks, red) {
  const failed = tasks.filter(({ status }) => status !== undefined && status !== 0);
  const reports = new Set(red.map(({ report }) => report));
  const isOfTests = failed.every((task) => reports.has(reportOf(task)));
  const files = new Set(red.map(({ file }) => file));
  if (!isOfTests || files.size === 0 || files.size > MOST_FILES) return undefined;
  return {
    targets: [...new Set(failed.map(({ target }) => target))],
    packages: [...new Set(failed.map(({ projectName }) => projectName.replace('@planted/', '')))],
  };
}

/** @returns {Task[]} of nx's last run */
export const readTasks = () => JSON.parse(readFileSync(RECORDED, 'utf8')).tasks;

/**
 * Keeps the reports of red tests where the second try finds them.
 * @param {readonly RedTest[]} red
 * @returns {Record<string, string>} for its environment
 */
export function keepFirstTry(red) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const report of new Set(red.map((test) => test.report)))
    cpSync(reportPath(report), join(FOLDER, report));
  return { [FIRST_TRY]: FOLDER };
}

/**
 * @param {string} report its file name
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined} the report of the first try, in a second one
 */
export function firstTryOf(report, environment) {
  const folder = environment[FIRST_TRY];
  const path = folder && join(folder, report);
  return path && existsSync(path) ? path : undefined;
}

/** @param {Task} task @returns {string} the file name of its report, where it is one of tests */
function reportOf({ target, projectName }) {
  if (target.startsWith('e2e-')) return reportName(target, 'e2e');
  const owner = packages().find(({ manifest }) => JSON.parse(manifest).name === projectName);
  return reportName(relative(root, owner?.folder ?? root), target);
}
