/**
 * The folder that micro-frontends are deployed to: every version in a folder of its own that never changes, and
 * remotes.json, which says which of them are live. The gateway reads it (services/gateway/src/front-ends/deployments.ts).
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DeployProblem } from './deploy-problem.mjs';

/**
 * @typedef {object} Deployment a version of one micro-frontend, as it is listed for visitors
 * @property {string} version the build's id
 * @property {string} manifest address of its remote.json
 * @property {string} integrity hash of its remote.json
 * @property {{ path: string, title: string }[]} pages
 * @property {string} at when it was deployed, ISO 8601
 *
 * @typedef {Partial<Deployment> & { canary?: Deployment & { share: number }, before: Deployment[] }} Deployed
 *   without a version the product's own build is live; `before`: what was live before, the latest last
 */

const LIST = 'remotes.json';

/**
 * @param {string} target
 * @returns {Record<string, Deployed>} by the name that it is federated under
 * @throws DeployProblem where the list is none
 */
export function readList(target) {
  const file = join(target, LIST);
  if (!existsSync(file)) return {};
  try {
    const { remotes } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof remotes !== 'object' || remotes === null) throw new TypeError('it has no remotes');
    return remotes;
  } catch (cause) {
    throw new DeployProblem(`${file} is not a valid deployment file. Fix it or remove it`, { cause });
  }
}

/**
 * From one moment to the next, and for good: whoever asks gets the old list or the new one, after a power cut too.
 * @param {string} target
 * @param {Record<string, Deployed>} remotes
 */
export function writeList(target, remotes) {
  mkdirSync(target, { recursive: true });
  const file = join(target, LIST);
  writeForGood(`${file}.new`, `${JSON.stringify({ remotes }, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  flush(dirname(file));
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeForGood(file, text) {
  const handle = openSync(file, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** @param {string} path of a file or folder */
export function flush(path) {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * @param {string} target
 * @param {string} remote its folder's name, e.g. 'mfe-finder'
 * @returns {string[]} the versions that are there, live or not
 */
export const versionsIn = (target, remote) => {
  const folder = join(target, remote);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^\d/.test(name))
        .toSorted()
    : [];
};

/** @param {string} remote its folder's name */
export const federatedName = (remote) => remote.replaceAll('-', '_');
