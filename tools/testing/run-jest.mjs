/**
 * One nx target's tests: `node tools/testing/run-jest.mjs <folder> <unit|int|e2e>`. Leaves Jest's report in .cache/test,
 * which nx keeps with the outcome, so that tests that did not have to run again are counted as well.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { installedScript, runStep } from '../workspace/run-step.mjs';
import { mergeReports, readReport, redTestsOf, reportName, reportPath } from './reports.mjs';
import { firstTryOf } from './second-try.mjs';

/** A run that hangs (an open handle, a server that never answers) ends as a failure, not as a job that is cut off. */
const RUN_TIMEOUT_MS = 40 * 60_000;
/** Jest's projects (jest.config.mjs) by tier: what has a DOM is a unit test, too. */
const PROJECTS = { unit: ['unit', 'ui'], int: ['int'], e2e: ['e2e'] };
/** A test leaves much behind it that dies young, which a larger nursery collects less often: some 4 % of a screen's tests. */
const NURSERY_MIB = 64;

const [folder = '', tier = ''] = process.argv.slice(2);
const projects = PROJECTS[/** @type {keyof typeof PROJECTS} */ (tier)];
if (folder === '' || projects === undefined) {
  console.error(`Usage: node tools/testing/run-jest.mjs <folder> <${Object.keys(PROJECTS).join('|')}>`);
  process.exit(2);
}

const name = reportName(folder, tier);
const report = reportPath(name);
const firstTry = firstTryOf(name, process.env);
const first = firstTry && readReport(firstTry);
mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
const limit = AbortSignal.timeout(RUN_TIMEOUT_MS);
const { code } = await runStep({
  command: process.execPath,
  args: [
    `--max-semi-space-size=${NURSERY_MIB}`,
    installedScript('jest'),
    ...['--selectProjects', ...projects],
    ...['--runInBand', '--json', `--outputFile=${report}`],
    // Only there are its tests; other modules are found by their paths.
    ...['--roots', join(root, folder)],
    ...(first ? redFiles(first) : [`--testPathPatterns=^${root}/${folder}/`]),
  ],
  env: { NODE_ENV: 'test' },
  signal: limit,
  shown: true,
}).catch((error) => {
  if (!limit.aborted) throw error;
  console.error(`Jest did not end within ${RUN_TIMEOUT_MS / 60_000} minutes.`);
  return { code: 1 };
});
if (first && existsSync(report))
  writeFileSync(report, JSON.stringify(mergeReports(first, readReport(report))));
process.exitCode = code;

/** @param {import('./reports.mjs').Report} content */
function redFiles(content) {
  return ['--runTestsByPath', ...new Set(redTestsOf(name, content).map(({ file }) => file))];
}
