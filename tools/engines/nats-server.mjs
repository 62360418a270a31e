/** One nats-server of our own: its folder, its settings, its start and its end. */
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
import { lockFolder } from './lock-file.mjs';
import { endChild, hasEnded, startProgram } from './processes.mjs';
import { until } from './until.mjs';
import { mayUse, placeData, sharedCopy } from './directory-access.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} ClusterMember
 * @property {string} name of this server, its own in the cluster
 * @property {number} port where it meets the others
 * @property {number[]} others the ports where the others do
 *
 * @typedef {object} NatsStore
 * @property {(where?: { port?: number, cluster?: ClusterMember }) => Promise<{ child: ChildProcess, port: number }>}
 * start on any port when none is given; resolves once clients can connect
 * @property {(child: ChildProcess) => Promise<void>} end
 * @property {string} folder where it writes
 * @property {() => string} lastLines of its log
 * @property {() => void} erase removes what JetStream has stored; only while nothing runs
 * @property {() => void} release
 */

/** @type {import('./processes.mjs').EndSteps} */
const END_STEPS = [['SIGINT', 2000]];
const READY_TIMEOUT_MS = 30_000;
const ANY_PORT = -1;

/**
 * @param {string} installed the program
 * @param {{ storeDir: string, log: (line: string) => void }} options
 * @returns {Promise<NatsStore>}
 * @throws {import('./lock-file.mjs').FolderInUse} when a living process uses the store
 */
export async function openNatsStore(installed, { storeDir, log }) {
  const account = engineAccount(storeDir);
  const folder = placeData(storeDir, account, log);
  const command = mayUse(account, installed)
    ? installed
    : sharedCopy(installed, `nats-server-${stamp(installed)}`);
  const hold = await lockFolder(join(folder, 'owner.json'), END_STEPS);
  const run = join(folder, 'run');
  const output = join(folder, 'server.log');
  /** @param {ChildProcess} child */
  const end = (child) => endChild(child, END_STEPS);
  return {
    end,
    folder,
    lastLines: () => readFileSync(output, 'utf8').trim().split('\n').slice(-12).join('\n'),
    release: hold.release,
    erase: () => rmSync(join(folder, 'store'), { recursive: true, force: true }),
    async start({ port = ANY_PORT, cluster } = {}) {
      rmSync(run, { recursive: true, force: true });
      mkdirSync(run, { mode: 0o700 });
      const configuration = join(run, 'server.conf');
      writeFileSync(configuration, settings(port, folder, run, cluster), { mode: 0o600 });
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
      await until(() => hasEnded(child) || openedPort(run) !== undefined, READY_TIMEOUT_MS);
      const opened = openedPort(run);
      if (opened !== undefined && !hasEnded(child)) return { child, port: opened };
      await end(child);
      throw new Error(`nats-server did not start:\n${readFileSync(output, 'utf8').trim()}`);
    },
  };
}

/**
 * @param {number} port
 * @param {string} folder
 * @param {string} run
 * @param {ClusterMember | undefined} cluster
 */
const settings = (port, folder, run, cluster) => `
server_name: ${cluster?.name ?? 'planted'}
listen: "127.0.0.1:${port}"
ports_file_dir: ${JSON.stringify(run)}
jetstream { store_dir: ${JSON.stringify(join(folder, 'store'))} }
${
  cluster
    ? `cluster {
  name: planted
  listen: "127.0.0.1:${cluster.port}"
  routes: [${cluster.others.map((other) => `"nats://127.0.0.1:${other}"`).join(', ')}]
}`
    : ''
}
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
