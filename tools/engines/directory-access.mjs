/**
 * Makes files usable by the account that an engine runs as, also where the product lies in a folder that only root
 * may enter. docs/decisions/0020-unprivileged-postgresql-and-nats.md says why it is done this way.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isRoot } from './account.mjs';

/** @typedef {import('./account.mjs').Account} Account */

/** Where data goes that cannot stay in the data folder. Survives a restart of the machine, which /tmp does not. */
const SYSTEM_DATA = '/var/lib/planted';
/** Beside the data: the link that leads to them. */
const BELONGS_TO = 'belongs-to';
const SYSTEM_CACHE = '/var/cache/planted';

/**
 * @param {Account | undefined} account
 * @param {string} path a folder, or a program
 * @returns {boolean} whether the account may read and enter (or run) it; asked of the system, so lists count too
 */
export function mayUse(account, path) {
  if (!account) return true;
  const script = 'test -r "$1" && test -x "$1"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', path], { ...account, cwd: '/' }).status === 0;
}

/**
 * Makes the folder that an engine keeps its data in, as the account's own.
 * @param {string} folder the last part names the engine, the parent is the product's data folder
 * @param {Account | undefined} account
 * @param {(line: string) => void} log
 * @returns {string} the real path: `folder`, or what it links to
 */
export function placeData(folder, account, log) {
  makeDataFolder(dirname(folder));
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    if (!existsSync(folder)) throw new Error(`${folder} is a symlink to a missing folder`);
  } else if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  }
  const real = realpathSync(folder);
  if (real !== join(realpathSync(dirname(folder)), basename(folder))) refuseCopiedLink(folder, real);
  // A copy that root made is root's, and the engine could not read it.
  if (account && statSync(real).uid === 0) giveTo(account, real);
  if (mayUse(account, real)) return real;
  if (lstatSync(folder).isSymbolicLink()) {
    throw new Error(`uid ${account?.uid} has no access to ${real}, the target of ${folder}`);
  }
  const moved = moveAway(folder);
  log(
    `Only root can access ${dirname(folder)}, so the data for ${basename(folder)} is in ${moved} (symlinked).`,
  );
  return moved;
}

/**
 * A copy of a data folder whose data are elsewhere has a copy of the link to them: whoever started on it would work on
 * the original's data. A folder that was moved keeps its data.
 * @param {string} folder
 * @param {string} real what it links to
 */
function refuseCopiedLink(folder, real) {
  const note = join(dirname(real), BELONGS_TO);
  if (!existsSync(note)) return;
  const original = readFileSync(note, 'utf8').trim();
  if (placeOf(original) === placeOf(folder)) return;
  if (!existsSync(original) || realpathSync(original) !== real) return writeFileSync(note, `${folder}\n`);
  throw new Error(
    `${folder} is a copy of a symlink: the data it leads to belong to ${original}, and were not copied. ` +
      `Make a backup there with npm run ops -- backup FILE, and bring it into a new folder with npm run ops -- restore FILE.`,
  );
}

/** @param {string} path */
const placeOf = (path) =>
  existsSync(dirname(path)) ? join(realpathSync(dirname(path)), basename(path)) : path;

/**
 * @param {Account} account
 * @param {string} folder
 */
function giveTo({ uid, gid }, folder) {
  const given = spawnSync('chown', ['-R', '-h', `${uid}:${gid}`, '--', folder]);
  if (given.status !== 0) throw new Error(`${folder} could not be given to uid ${uid}: ${given.stderr}`);
}

/**
 * Removes an engine's data, also where `placeData` put it elsewhere.
 * @param {string} folder as given to placeData
 */
export function eraseData(folder) {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink() && existsSync(folder)) {
    const target = realpathSync(folder);
    rmSync(target.startsWith(`${SYSTEM_DATA}/`) ? dirname(target) : target, { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Makes the product's data folder. As root, everyone may pass through it (what lies in it may not be read), since an
 * engine's own folder is inside. That is only done to a folder that we make or that is still empty, never to one in
 * use for other things.
 * @param {string} folder
 */
export function makeDataFolder(folder) {
  const made = makeFolder(folder);
  if (!isRoot()) return;
  const isOurs = made !== undefined || readdirSync(folder).length === 0;
  if (isOurs) chmodSync(folder, statSync(folder).mode | 0o111);
}

/**
 * Step by step: Node's own recursive mkdir never ends below /proc.
 * @param {string} folder
 * @returns {string | undefined} the first folder that was made
 */
function makeFolder(folder) {
  try {
    /** @type {string[]} */
    const missing = [];
    for (let path = folder; !existsSync(path); path = dirname(path)) missing.push(path);
    for (const path of missing.toReversed()) mkdirSync(path);
    if (statSync(folder).isDirectory()) return missing.at(-1);
    throw Object.assign(new Error(folder), { code: 'EEXIST' });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Error(
      `Cannot create the data folder ${folder} (${code}). Set PLANTED_DATA_DIR to another one.`,
    );
  }
}

/** @param {string} folder */
function moveAway(folder) {
  const home = join(SYSTEM_DATA, randomBytes(6).toString('hex'));
  const target = join(home, basename(folder));
  try {
    for (const path of [SYSTEM_DATA, home]) {
      mkdirSync(path, { recursive: true });
      chmodSync(path, 0o711);
    }
  } catch (cause) {
    throw new Error(
      `An unprivileged account cannot use ${folder}, and ${SYSTEM_DATA} cannot be created. ` +
        'Set PLANTED_DATA_DIR to a folder every account can access.',
      { cause },
    );
  }
  writeFileSync(join(home, BELONGS_TO), `${folder}\n`);
  moveFolder(folder, target);
  symlinkSync(target, folder);
  return target;
}

/**
 * @param {string} from
 * @param {string} to
 */
function moveFolder(from, to) {
  try {
    renameSync(from, to);
  } catch {
    // Another file system. `cp` keeps owners and modes, which PostgreSQL checks.
    const copied = spawnSync('cp', ['-a', '--', from, to]);
    if (copied.status !== 0) throw new Error(`${from} could not be copied to ${to}: ${copied.stderr}`);
    rmSync(from, { recursive: true });
  }
}

/**
 * Copies programs to a cache folder that the account can reach, once.
 * @param {string} source a folder or a file
 * @param {string} name of the copy; holds the version, since a copy is never refreshed
 * @returns {string} the copy's path
 */
export function sharedCopy(source, name) {
  const cache = cacheFolder();
  const copy = join(cache, name);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw new Error(`${copy} could not be made`, { cause });
  }
  return copy;
}

/** @param {string} path */
function openToAll(path) {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  chmodSync(path, stats.mode | 0o444 | (stats.isDirectory() || stats.mode & 0o100 ? 0o111 : 0));
  if (stats.isDirectory()) for (const child of readdirSync(path)) openToAll(join(path, child));
}

/** The first of the usual cache folders that can be written, and that no one else can write. */
function cacheFolder() {
  const own = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const candidates = isRoot() ? [SYSTEM_CACHE] : [join(own, 'planted')];
  candidates.push(join(tmpdir(), `planted-${process.getuid?.() ?? 'cache'}`));
  for (const candidate of candidates) {
    try {
      mkdirSync(candidate, { recursive: true, mode: 0o755 });
      const { uid, mode } = statSync(candidate);
      if (uid !== (process.getuid?.() ?? uid) || mode & 0o022) continue;
      if (isRoot()) chmodSync(candidate, 0o755);
      const probe = join(candidate, `.${process.pid}`);
      mkdirSync(probe);
      rmdirSync(probe);
      return candidate;
    } catch {
      // The next one, then.
    }
  }
  throw new Error(`None of these folders can be written: ${candidates.join(', ')}`);
}
