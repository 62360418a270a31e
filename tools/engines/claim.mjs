/** One product at a time works on a data folder: a file in it says who, and what that one has started. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { endProcess, identify, isRunning, until } from './processes.mjs';

/**
 * @typedef {import('./processes.mjs').ProcessId} ProcessId
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} Claim
 * @property {ProcessId} owner
 * @property {ProcessId[]} started what must be gone before anyone else begins
 *
 * @typedef {object} Hold
 * @property {(child: ChildProcess) => void} record notes a process that works on the folder
 * @property {() => void} release
 */

export class FolderInUse extends Error {
  /** @override */
  name = 'FolderInUse';
}

/**
 * Takes the folder over from an owner that is dead, and first ends what that one left running.
 * @param {string} file the claim, in the folder that it is about
 * @param {import('./processes.mjs').EndSteps} endSteps how a process that was left behind is ended
 * @returns {Promise<Hold>}
 * @throws {FolderInUse} when a living process holds it
 */
export async function claimFolder(file, endSteps) {
  const owner = identify(process.pid) ?? { pid: process.pid, since: '' };
  /** @type {Claim} */
  const claim = { owner, started: [] };
  while (!created(file, claim)) {
    const text = await settledText(file);
    const held = text === undefined ? undefined : parse(text);
    if (held && isRunning(held.owner)) {
      throw new FolderInUse(`already in use by process ${held.owner.pid}`);
    }
    for (const left of held?.started ?? []) await endProcess(left, endSteps);
    removeStale(file, text);
  }
  return {
    record(child) {
      const id = child.pid === undefined ? undefined : identify(child.pid);
      if (!id) return;
      claim.started = [...claim.started.filter(isRunning), id];
      writeFileSync(`${file}.new`, JSON.stringify(claim));
      renameSync(`${file}.new`, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/**
 * @param {string} file
 * @param {Claim} claim
 */
function created(file, claim) {
  try {
    writeFileSync(file, JSON.stringify(claim), { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * The claim's text; a file that was opened but not yet written is given a moment.
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
 * Removes exactly the claim that was judged: whoever came first has moved it away, and a new one is put back.
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
 * @returns {Claim | undefined}
 */
function parse(text) {
  try {
    const { owner, started } = JSON.parse(text);
    return typeof owner?.pid === 'number' && Array.isArray(started) ? { owner, started } : undefined;
  } catch {
    return undefined;
  }
}
