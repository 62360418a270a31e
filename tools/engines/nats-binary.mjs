/** Where this machine's nats-server is; on Debian and its kin the package is unpacked into our cache, without root. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPath } from './on-path.mjs';

const cache = fileURLToPath(new URL('../../.cache/nats-server', import.meta.url));
const unpacked = join(cache, 'usr', 'sbin', 'nats-server');
const failure = join(cache, 'not-found');

const DOWNLOAD_MS = 45_000;
const LISTS_MS = 90_000;
/** A machine without a network is not asked again at each start. */
const ASK_AGAIN_AFTER_MS = 60 * 60_000;

/**
 * @param {(line: string) => void} log
 * @returns {Promise<{ path: string } | { missing: string }>} the program, or why there is none
 */
export async function findNatsServer(log) {
  const installed = onPath('nats-server');
  if (installed) return { path: installed };
  if (existsSync(unpacked)) return { path: unpacked };
  if (!onPath('apt-get') || !onPath('dpkg')) return { missing: 'no nats-server on the PATH' };
  if (failedLately()) return { missing: readFileSync(failure, 'utf8').trim() };
  log('Fetching nats-server…');
  mkdirSync(cache, { recursive: true });
  try {
    await unpackPackage();
    return { path: unpacked };
  } catch (error) {
    const missing = `no nats-server on the PATH, and its package could not be fetched (${firstLine(error)})`;
    writeFileSync(failure, `${missing}\n`);
    return { missing };
  }
}

/** The lists of packages are the system's, where it has them; else they are fetched into our cache, which needs no root. */
async function unpackPackage() {
  const options = [
    '-o',
    'Acquire::Retries=1',
    '-o',
    'Acquire::http::Timeout=15',
    '-o',
    'Acquire::https::Timeout=15',
  ];
  // Without this, apt run by root tries to download as an account that may not write here, and says so.
  options.push('-o', 'APT::Sandbox::User=');
  const download = (/** @type {string[]} */ more) =>
    run('apt-get', [...options, ...more, '--quiet', 'download', 'nats-server'], DOWNLOAD_MS);
  const state = join(cache, 'apt');
  try {
    await download([]);
  } catch {
    for (const folder of ['lists/partial', 'archives/partial'])
      mkdirSync(join(state, folder), { recursive: true });
    const own = ['-o', `Dir::State::lists=${join(state, 'lists')}`, '-o', `Dir::Cache=${state}`];
    await run('apt-get', [...options, ...own, '--quiet', 'update'], LISTS_MS);
    await download(own);
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
  const file = readdirSync(cache).find((name) => /^nats-server_.*\.deb$/.test(name));
  if (!file) throw new Error('apt-get left no package behind');
  await run('dpkg', ['-x', file, '.'], DOWNLOAD_MS);
  rmSync(join(cache, file));
  rmSync(failure, { force: true });
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout milliseconds
 * @returns {Promise<void>}
 */
const run = (command, args, timeout) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
    execFile(
      command,
      args,
      { cwd: cache, env, timeout, killSignal: 'SIGKILL' },
      (error, _out, complaints) => {
        if (!error) resolve();
        else
          reject(
            new Error(error.killed ? `${command} took more than ${timeout / 1000} s` : complaint(complaints)),
          );
      },
    );
  });

/** @param {string} output */
const complaint = (output) =>
  output
    .split('\n')
    .find((line) => line.startsWith('E:'))
    ?.slice('E:'.length)
    .trim() ?? output.trim();

function failedLately() {
  const age = Date.now() - (statSync(failure, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age < ASK_AGAIN_AFTER_MS;
}

/** @param {unknown} error */
const firstLine = (error) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];
