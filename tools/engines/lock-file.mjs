/** A lock file lets one product at a time use a data folder: it names the owner and the processes that it started. */
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskTrouble } from './disk-room.mjs';
import { endProcess, identify, isRunning } from './processes.mjs';
import { until } from './until.mjs';

/**
 * @typedef {import('./processes.mjs').ProcessId} ProcessId
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} LockFile
 * @property {ProcessId} owner
 * @property {ProcessId[]} started what must be gone before anyone else begins
 * @property {string} [folder] the one that is locked, see folderId; of a file of an earlier release it is not known
 *
 * @typedef {object} FolderLock
 * @property {(child: ChildProcess) => void} record notes a process that works on the folder
 * @property {() => void} release
 */

/**
 * What a folder keeps when it is moved, and its copy does not have: a copied lock file locks nothing.
 * @param {string} folder
 */
export function folderId(folder) {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev}:${ino}`;
}

export class FolderInUse extends Error {
  /** @override */
  name = 'FolderInUse';
}

/**
 * Takes the folder over from an owner that is dead, and first ends what that one left running.
 * @param {string} file the lock file, in the folder that it locks
 * @param {import('./processes.mjs').EndSteps} endSteps how a process that was left behind is ended
 * @returns {Promise<FolderLock>}
 * @throws {FolderInUse} when a living process holds it
 */
export async function lockFolder(file, endSteps) {
  const owner = identify(process.pid) ?? { pid: process.pid, since: '' };
  /** @type {LockFile} */
  const lock = { owner, started: [], folder: folderId(dirname(file)) };
  while (!created(file, lock)) {
    const text = await settledText(file);
    const held = text === undefined ? undefined : parse(text);
    const isCopied = held?.folder !== undefined && held.folder !== lock.folder;
    if (held && !isCopied && isRunning(held.owner)) {
      throw new FolderInUse(`already in use by process ${held.owner.pid}`);
    }
    for (const left of isCopied ? [] : (held?.started ?? [])) await endProcess(left, endSteps);
    removeStale(file, text);
  }
  return {
    record(child) {
      const id = child.pid === undefined ? undefined : identify(child.pid);
      if (!id) return;
      lock.started = [...lock.started.filter(isRunning), id];
      try {
        writeFileSync(`${file}.new`, JSON.stringify(lock));
        renameSync(`${file}.new`, file);
      } catch (error) {
        // Not noted on a full disk, the process still ends with us, by the kernel or the watchdog.
        if (!isDiskTrouble(error)) throw error;
      }
    },
    release: () => rmSync(file, { force: true }),
  };
}

/**
 * @param {string} file
 * @param {LockFile} lock
 */
function created(file, lock) {
  try {
    writeFileSync(file, JSON.stringify(lock), { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * The text of the lock file; a file that was opened but not yet written is given a moment.
 * @param {string} file
 */
async function settledText(file) {
  /** @type {string | undefined} */
  let text;
  await until(() => {
    text = readIfThere(file);
    return text === undefined || parse(text) !== undefined;
  }, 500);
  return text;
}

/**
 * Removes exactly the lock file that was judged stale; a newer one that another process wrote is put back.
 * @param {string} file
 * @param {string | undefined} judged
 */
function removeStale(file, judged) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) === judged) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} text
 * @returns {LockFile | undefined}
 */
function parse(text) {
  try {
    const { owner, started, folder } = JSON.parse(text);
    return typeof owner?.pid === 'number' && Array.isArray(started) ? { owner, started, folder } : undefined;
  } catch {
    return undefined;
  }
}
