/** `npm start` as its users run it, on a disk of its own that can be filled: tmpfs, which only root may mount. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseData } from '../engines/directory-access.mjs';
import { endChild, hasEnded } from '../engines/processes.mjs';
import { until } from '../engines/until.mjs';
import { readRun } from '../product/run-file.mjs';
import { root } from '../workspace/root.mjs';
import { faultsEnvironment } from './environment.mjs';

/**
 * @typedef {object} SmallDisk a product of one process
 * @property {string} url
 * @property {string} databaseUrl
 * @property {string} natsUrl
 * @property {NodeJS.ProcessEnv} environment
 * @property {number} pid of the product's own process; changes when it had to be started again
 * @property {boolean} canFill
 * @property {() => void} fill takes all room that the disk has left
 * @property {() => void} makeRoom
 * @property {() => Promise<number | null>} stop answers the exit code of `npm start`
 */

/** Twice what the product takes; servers need `NEEDED_BYTES` of it to be started again. */
const DISK_SIZE = '400m';
const READY_TIMEOUT_MS = 180_000;
const PIECE = Buffer.alloc(1024 * 1024);

/**
 * @param {(line: string) => void} log
 * @returns {Promise<SmallDisk>} once it answers
 */
export async function startOnSmallDisk(log) {
  const dataDir = mkdtempSync(join(tmpdir(), 'planted-disk-'));
  const canFill =
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'planted-faults', dataDir]).status === 0;
  if (!canFill) log('  the disk is not filled: only root may mount one of its own');
  chmodSync(dataDir, 0o711);
  const environment = { ...faultsEnvironment, PLANTED_DATA_DIR: dataDir, PORT: '0' };
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  const stop = async () => {
    await endChild(child, [['SIGTERM', 15_000]]);
    if (canFill) spawnSync('umount', [dataDir]);
    else for (const folder of ['postgres', 'nats']) eraseData(join(dataDir, folder));
    rmSync(dataDir, { recursive: true, force: true });
    return child.exitCode;
  };
  await until(() => hasEnded(child) || printed.includes('Planted is ready'), READY_TIMEOUT_MS, 100);
  const run = readRun(dataDir);
  if (hasEnded(child) || !run?.natsUrl) {
    await stop();
    throw new Error(`npm start did not come up:\n${printed}`);
  }
  const ballast = join(dataDir, 'ballast');
  return {
    url: run.url,
    databaseUrl: run.databaseUrl,
    natsUrl: run.natsUrl,
    environment,
    canFill,
    get pid() {
      return JSON.parse(readFileSync(join(dataDir, 'owner.json'), 'utf8')).started.at(-1).pid;
    },
    fill: () => fillUp(ballast),
    makeRoom: () => rmSync(ballast, { force: true }),
    stop,
  };
}

/** @param {string} file */
function fillUp(file) {
  const descriptor = openSync(file, 'a');
  try {
    for (;;) writeSync(descriptor, PIECE);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}
