/** One change of a deployment folder at a time, so that no team's switch undoes another's. */
import { mkdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, isRunning } from '../engines/processes.mjs';
import { DeployProblem } from './deploy-problem.mjs';

const LOCK = '.deploying';
const WAIT_MS = 10_000;
const LOOK_MS = 50;

/**
 * @template Result
 * @param {string} target
 * @param {() => Result} change
 * @returns {Promise<Result>}
 */
export async function withLock(target, change) {
  mkdirSync(target, { recursive: true });
  const file = join(target, LOCK);
  const deadline = Date.now() + WAIT_MS;
  while (!take(file)) {
    if (Date.now() > deadline)
      throw new DeployProblem(`another deployment to ${target} is running. Try again`);
    await new Promise((next) => setTimeout(next, LOOK_MS));
  }
  try {
    return change();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, JSON.stringify(identify(process.pid)), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (isLeftOver(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isLeftOver(file) {
  try {
    return !isRunning(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // It is being written, or gone.
    return false;
  }
}
