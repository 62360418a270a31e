/** A nats-server of our own with JetStream, this machine only; or somebody's by NATS_URL; or none. */
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { engineAccount } from './account.mjs';
import { claimFolder } from './claim.mjs';
import { findNatsServer } from './nats-binary.mjs';
import { endChild, hasEnded, startProgram, until } from './processes.mjs';
import { mayUse, placeData, sharedCopy } from './reach.mjs';
import { keepRunning } from './supervise.mjs';

/** @typedef {import('./supervise.mjs').Engine} Engine */

/** @type {import('./processes.mjs').EndSteps} */
const END_STEPS = [['SIGINT', 2000]];
const READY_WITHIN_MS = 30_000;
const ANY_PORT = -1;

/**
 * @param {object} options
 * @param {string} options.storeDir where JetStream keeps its files; may be removed while nothing runs
 * @param {(line: string) => void} [options.log]
 * @param {(reason: string) => void} [options.onMissing] hears why there is none
 * @param {(reason: string) => void} [options.onGone] see startPostgres
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @returns {Promise<Engine | null>} null: this machine has no NATS
 * @throws {import('./claim.mjs').FolderInUse} when a living process uses the store
 */
export async function startNats({ storeDir, log = () => {}, onMissing, onGone, environment = process.env }) {
  const given = environment.NATS_URL?.trim();
  if (given) return { url: given, port: undefined, pid: undefined, stop: async () => {} };
  const found = await findNatsServer(log);
  if ('missing' in found) {
    onMissing?.(found.missing);
    return null;
  }
  return startOwn(found.path, { storeDir, log, onGone });
}

/**
 * @param {string} installed
 * @param {{ storeDir: string, log: (line: string) => void, onGone: ((reason: string) => void) | undefined }} options
 * @returns {Promise<Engine>}
 */
async function startOwn(installed, { storeDir, log, onGone }) {
  const account = engineAccount(storeDir);
  const folder = placeData(storeDir, account, log);
  const command = mayUse(account, installed)
    ? installed
    : sharedCopy(installed, `nats-server-${stamp(installed)}`);
  const hold = await claimFolder(join(folder, 'owner.json'), END_STEPS);
  try {
    const run = join(folder, 'run');
    const output = join(folder, 'server.log');
    /** @param {number} port */
    const startOnce = async (port) => {
      rmSync(run, { recursive: true, force: true });
      mkdirSync(run, { mode: 0o700 });
      const configuration = join(run, 'server.conf');
      writeFileSync(configuration, settings(port, folder, run), { mode: 0o600 });
      if (account) for (const path of [run, configuration]) chownSync(path, account.uid, account.gid);
      const descriptor = openSync(output, 'w', 0o600);
      const child = startProgram({
        command,
        args: ['-c', configuration],
        account,
        env: { PATH: process.env.PATH, HOME: folder },
        output: descriptor,
        endSignal: 'SIGINT',
      });
      closeSync(descriptor);
      hold.record(child);
      await until(() => hasEnded(child) || openedPort(run) !== undefined, READY_WITHIN_MS);
      const opened = openedPort(run);
      if (opened !== undefined && !hasEnded(child)) return { child, port: opened };
      await endChild(child, END_STEPS);
      throw new Error(`nats-server did not start:\n${readFileSync(output, 'utf8').trim()}`);
    };
    const { child, port } = await startOnce(ANY_PORT);
    return keepRunning({
      name: 'NATS',
      child,
      port,
      url: `nats://127.0.0.1:${port}`,
      restart: async () => (await startOnce(port)).child,
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
 * @param {number} port
 * @param {string} folder
 * @param {string} run
 */
const settings = (port, folder, run) => `
server_name: planted
listen: "127.0.0.1:${port}"
ports_file_dir: ${JSON.stringify(run)}
jetstream { store_dir: ${JSON.stringify(join(folder, 'store'))} }
`;

/**
 * The server writes this file once its clients' port is open, after JetStream has recovered.
 * @param {string} run
 * @returns {number | undefined}
 */
function openedPort(run) {
  try {
    const file = readdirSync(run).find((name) => name.endsWith('.ports'));
    if (!file || !existsSync(join(run, file))) return undefined;
    const { nats } = JSON.parse(readFileSync(join(run, file), 'utf8'));
    return Number(new URL(nats[0]).port) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Tells one installed version from the next.
 * @param {string} file
 */
function stamp(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`;
}
