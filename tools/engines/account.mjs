/**
 * Who an engine runs as. PostgreSQL refuses to run as root, and no server should: as root the engines drop to an
 * account without privileges that this machine already has. Anyone else runs them as themselves.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/**
 * @typedef {object} Account
 * @property {number} uid
 * @property {number} gid
 */

/** The ids that Linux and macOS give to nobody, where /etc/passwd names none of the accounts below. */
const NOBODY = 65_534;

export const isRoot = () => process.getuid?.() === 0;

/**
 * @param {string} [dataDir] a folder that an engine may already have written: its owner keeps it
 * @returns {Account | undefined} undefined: as whoever runs this
 * @throws when root is not allowed to start a program as that account (some containers)
 */
export function engineAccount(dataDir) {
  if (!isRoot()) return undefined;
  const account = ownerOf(dataDir) ?? namedAccount('postgres') ?? namedAccount('nobody');
  const chosen = account ?? { uid: NOBODY, gid: NOBODY };
  const { error } = spawnSync('/bin/sh', ['-c', ':'], { ...chosen, cwd: '/' });
  if (error) {
    throw new Error(
      `PostgreSQL refuses to run as root, and this process may not switch to uid ${chosen.uid} (${error.message}). ` +
        'Run Planted as a regular user, or set DATABASE_URL to your own PostgreSQL.',
    );
  }
  return chosen;
}

/** @param {string | undefined} folder */
function ownerOf(folder) {
  const stats = folder === undefined ? undefined : statSync(folder, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
}

/** @param {string} name */
function namedAccount(name) {
  let passwd = '';
  try {
    passwd = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return undefined;
  }
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find((line) => line[0] === name);
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : undefined;
}
