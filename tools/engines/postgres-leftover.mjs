/** What an earlier run left in a data folder: a pid file, and perhaps the server that it names. */
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { endProcess, identify } from './processes.mjs';

/**
 * PostgreSQL takes any living process with the number in its pid file for a server of the folder, and refuses to start.
 * So the process is looked at: a server of this very folder is ended (its owner is known to be gone), and the pid file
 * of anything else is removed.
 * @param {string} cluster
 * @param {import('./processes.mjs').EndSteps} endSteps
 */
export async function clearLeftoverServer(cluster, endSteps) {
  const file = join(cluster, 'postmaster.pid');
  const pid = firstLine(file);
  if (pid === undefined) return;
  const process_ = identify(pid);
  if (process_ && servesFolder(pid, cluster)) await endProcess(process_, endSteps);
  rmSync(file, { force: true });
}

/** @param {string} file */
function firstLine(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @param {string} cluster
 */
function servesFolder(pid, cluster) {
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.includes('postgres') && stdout.includes(cluster);
  }
  try {
    // A server works in its data folder, however that was named on its command line.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) && isPostgres(pid);
  } catch {
    return isPostgres(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  }
}

/** @param {number} pid */
const isPostgres = (pid) =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 1)[0]?.includes('postgres');
