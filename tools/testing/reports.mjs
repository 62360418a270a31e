/** Jest's reports of one run, as run-jest.mjs leaves them. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace/root.mjs';

const FOLDER = join(root, '.cache', 'test');
/** Of what a failure says, in lines: the rest stands where the test ran. */
const TOLD_LINES = 14;

/**
 * @typedef {object} FileReport of one file of tests, as Jest writes it
 * @property {string} name its path
 * @property {string} status 'passed' or 'failed'
 * @property {string} [message] what went wrong, for people
 * @property {{ fullName: string, status: string, failureMessages?: string[] }[]} assertionResults
 *
 * @typedef {{ testResults: FileReport[] }} Report
 *
 * @typedef {object} RedTest
 * @property {string} report the file name of its report
 * @property {string} file its path
 * @property {string} name empty for a file that does not even load
 * @property {string} message
 */

/** @param {string} folder of tests @param {string} tier @returns {string} the file name of their report */
export const reportName = (folder, tier) => `${folder.replaceAll('/', '-')}.${tier}.json`;

/** @param {string} name @returns {string} where the report is kept */
export const reportPath = (name) => join(FOLDER, name);

/** Before a run: what an earlier one left would be counted. Nx puts back what it need not run again. */
export function clearReports() {
  for (const name of reports()) rmSync(reportPath(name));
}

/**
 * @returns {{ passed: number, failed: number }} tests of all reports; a file that does not even load counts as one
 */
export function countTests() {
  const files = reports().flatMap((name) => readReport(reportPath(name)).testResults);
  const passed = files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed'),
  );
  return { passed: passed.length, failed: findRedTests().length };
}

/** @returns {RedTest[]} of all reports */
export const findRedTests = () =>
  reports().flatMap((report) => redTestsOf(report, readReport(reportPath(report))));

/**
 * @param {string} report its file name
 * @param {Report} content
 * @returns {RedTest[]}
 */
export const redTestsOf = (report, { testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message = '', assertionResults }) => {
      const red = assertionResults.filter(({ status }) => status === 'failed');
      return red.length === 0
        ? [{ report, file, name: '', message }]
        : red.map(({ fullName, failureMessages = [] }) => ({
            ...{ report, file, name: fullName, message: failureMessages.join('\n') },
          }));
    });

/**
 * @param {Report} first
 * @param {Report} second of some of its files
 * @returns {Report} what the second says of these, and the first of the rest
 */
export function mergeReports(first, second) {
  const again = new Set(second.testResults.map(({ name }) => name));
  const kept = first.testResults.filter(({ name }) => !again.has(name));
  return { testResults: [...kept, ...second.testResults] };
}

/**
 * @param {readonly RedTest[]} tests
 * @returns {string[]} lines
 */
export const tellTests = (tests) =>
  tests.flatMap(({ file, name, message }) => [
    `● ${relative(root, file)}${name && `: ${name}`}`,
    ...message
      .split('\n')
      .filter((line) => !line.includes('/node_modules/'))
      .slice(0, TOLD_LINES)
      .map((line) => `    ${line}`),
  ]);

const reports = () =>
  existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => /\.(unit|int|e2e)\.json$/.test(name)) : [];

/**
 * @param {string} path
 * @returns {Report}
 */
export const readReport = (path) => JSON.parse(readFileSync(path, 'utf8'));
