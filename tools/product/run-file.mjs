/** A note in the data folder about the product that runs on it, for `npm run ops`. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderId } from '../engines/lock-file.mjs';
import { identify, isRunning } from '../engines/processes.mjs';

/**
 * @typedef {object} Run
 * @property {import('../engines/processes.mjs').ProcessId} process the one that started it all
 * @property {string} [folder] the data folder that it runs on: in a copy of it, nothing runs
 * @property {string} url
 * @property {string} databaseUrl holds the password, so only the owner may read the file
 * @property {string | null} natsUrl
 */

/** @param {string} dataDir */
const fileIn = (dataDir) => join(dataDir, 'run.json');

/**
 * @param {string} dataDir
 * @param {Omit<Run, 'process' | 'folder'>} run
 */
export function writeRun(dataDir, run) {
  const file = fileIn(dataDir);
  const content = { process: identify(process.pid), folder: folderId(dataDir), ...run };
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** @param {string} dataDir */
export const removeRun = (dataDir) => rmSync(fileIn(dataDir), { force: true });

/**
 * @param {string} dataDir
 * @returns {Run | undefined} undefined: nothing runs there
 */
export function readRun(dataDir) {
  try {
    /** @type {Run} */
    const run = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    const isHere = run.folder === undefined || run.folder === folderId(dataDir);
    return isHere && isRunning(run.process) ? run : undefined;
  } catch {
    return undefined;
  }
}
