/** Jest's reports of one run, as run-jest.mjs leaves them. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

const FOLDER = join(root, '.cache', 'test');

/** Before a run: what an earlier one left would be counted. Nx puts back what it need not run again. */
export function clearReports() {
  for (const file of reports()) rmSync(file);
}

/**
 * @returns {{ passed: number, failed: number }} tests of all reports; a file that does not even load counts as one
 */
export function countTests() {
  const counts = { passed: 0, failed: 0 };
  for (const file of reports()) {
    const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = read(file);
    counts.passed += numPassedTests;
    counts.failed += numFailedTests + numRuntimeErrorTestSuites;
  }
  return counts;
}

const reports = () =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => /\.(unit|int|e2e)\.json$/.test(name))
        .map((name) => join(FOLDER, name))
    : [];

/**
 * @param {string} file
 * @returns {Record<string, number>}
 */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
