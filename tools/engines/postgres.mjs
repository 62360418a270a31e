/** A PostgreSQL of our own: real server, own data folder, this machine only. */
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineAccount } from './account.mjs';
import { lockFolder } from './lock-file.mjs';
import { freePort } from './ports.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { createCluster } from './postgres-cluster.mjs';
import { clearLeftoverServer } from './postgres-leftover.mjs';
import { ensurePlainRole } from './postgres-role.mjs';
import { endChild, hasEnded, startProgram } from './processes.mjs';
import { until } from './until.mjs';
import { placeData } from './directory-access.mjs';
import { keepRunning } from './supervise.mjs';

/**
 * @typedef {import('./supervise.mjs').Engine} Engine
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 */

/** Fast shutdown first; then without the final checkpoint, which the next start makes up for from its log. */
/** @type {import('./processes.mjs').EndSteps} */
const END_STEPS = [
  ['SIGINT', 1500],
  ['SIGQUIT', 700],
];
/** An earlier run's server may be in the middle of a long recovery or checkpoint. */
/** @type {import('./processes.mjs').EndSteps} */
const LEFTOVER_STEPS = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 3000],
];
const READY_TIMEOUT_MS = 60_000;
const TRIES = 20;
const AGAIN_AFTER_MS = 100;
/** Both have the same name. */
const [ROLE, DATABASE] = ['planted', 'planted'];

/**
 * Starts it and waits until it answers. A new data folder is filled first.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {boolean} [options.isDurable] whether what is committed outlives a loss of power; true when absent
 * @param {(line: string) => void} [options.log]
 * @param {(reason: string) => void} [options.onGone] called when it has ended by itself and could not be started again
 * @returns {Promise<Engine>} with the address of the database `planted`, as a role that owns it and is no superuser
 * @throws {import('./lock-file.mjs').FolderInUse} when a living process uses the data folder
 */
export async function startPostgres({ dataDir, isDurable = true, log = () => {}, onGone }) {
  const account = engineAccount(dataDir);
  const folder = placeData(dataDir, account, log);
  const binaries = postgresBinaries(account);
  const hold = await lockFolder(join(folder, 'owner.json'), LEFTOVER_STEPS);
  try {
    const password = ownPassword(join(folder, 'password'), account);
    const cluster = join(folder, 'cluster');
    const place = { binaries, account, folder };
    if (existsSync(cluster)) await clearLeftoverServer(cluster, LEFTOVER_STEPS);
    else {
      const passwordFile = join(folder, 'password');
      createCluster({ place, cluster, user: ROLE, database: DATABASE, passwordFile, log });
    }
    checkVersion(cluster, binaries.major);
    await whenFree(() => ensurePlainRole({ place, cluster, role: ROLE, database: DATABASE, log }));

    const output = join(folder, 'server.log');
    /** @param {number} port */
    const startOnce = async (port) => {
      const descriptor = openSync(output, 'w', 0o600);
      const child = startProgram({
        command: binaries.postgres,
        args: ['-D', cluster, ...settings(port, isDurable)],
        account,
        env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
        output: descriptor,
        endSignal: 'SIGINT',
      });
      closeSync(descriptor);
      hold.record(child);
      const ready = await until(() => hasEnded(child) || isReady(cluster, child.pid), READY_TIMEOUT_MS);
      if (ready && !hasEnded(child)) return child;
      await endChild(child, END_STEPS);
      throw new Error(`PostgreSQL did not start:\n${lastLines(output)}`);
    };
    /**
     * A statement that was under way when the server was killed runs to its end, and keeps the shared memory.
     * @param {number} port
     */
    const startWhenFree = async (port) => {
      for (const deadline = Date.now() + READY_TIMEOUT_MS; ; ) {
        try {
          return await startOnce(port);
        } catch (error) {
          if (!isPassing(error) || Date.now() > deadline) throw error;
          await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
        }
      }
    };
    const { child, port } = await startOnAnyPort(startOnce);
    return keepRunning({
      name: 'PostgreSQL',
      child,
      port,
      url: `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`,
      folder,
      lastLines: () => lastLines(output),
      restart: () => startWhenFree(port),
      end: (running) => endChild(running, END_STEPS),
      onStopped: hold.release,
      onGone,
      log,
    });
  } catch (error) {
    hold.release();
    throw error;
  }
}

/**
 * Another program may take the port between our look and PostgreSQL's.
 * @param {(port: number) => Promise<ChildProcess>} startOnce
 */
const startOnAnyPort = (startOnce) =>
  whenFree(async () => {
    const port = await freePort();
    return { child: await startOnce(port), port };
  });

/**
 * After a kill -9 of the server itself its last children need a moment to let go of the shared memory.
 * @template T
 * @param {() => T | Promise<T>} attempt
 * @returns {Promise<T>}
 */
async function whenFree(attempt) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
}

/** @param {unknown} error */
const isPassing = (error) =>
  /could not bind|Address already in use|pre-existing shared memory/.test(String(error));

/**
 * @param {number} port
 * @param {boolean} isDurable
 */
function settings(port, isDurable) {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    // A path in a deep folder is longer than a socket's name may be.
    unix_socket_directories: '',
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: 'on',
    full_page_writes: isDurable ? 'on' : 'off',
    max_connections: 200,
    shared_buffers: '128MB',
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * What pg_ctl looks at as well: the server writes its state into its own pid file.
 * @param {string} cluster
 * @param {number | undefined} pid
 */
function isReady(cluster, pid) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @param {import('./account.mjs').Account | undefined} account who reads it as well
 */
function ownPassword(file, account) {
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) chownSync(`${file}.new`, account.uid, account.gid);
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * @param {string} cluster
 * @param {string} major
 */
function checkVersion(cluster, major) {
  const written = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (written === major) return;
  throw new Error(
    `The data in ${cluster} belongs to PostgreSQL ${written}, but this is PostgreSQL ${major}. ` +
      'Use the matching release; to move the data here, back it up there and restore it (docs/operations.md).',
  );
}

/** @param {string} file */
function lastLines(file) {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-12).join('\n');
}
