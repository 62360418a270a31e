/** Runs the product's own operator commands (services/embedded/src/ops.ts) against its engines. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../engines/postgres.mjs';
import { deploymentsIn } from './deployments-folder.mjs';
import { prepareRestore, refuseUnfinishedRestore } from './restore-folder.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { root } from '../workspace/root.mjs';
import { readRun } from './run-file.mjs';
import { readSettings } from './settings.mjs';

const HELP = ['--help', '-h'];
const PROGRAM = join(root, 'services/embedded/dist/ops.js');

/**
 * The engines are those of DATABASE_URL, else of the product that runs on the data folder; else its PostgreSQL is
 * started for as long as the command runs.
 * @param {string[]} args the command
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<number>} its exit code
 */
export async function runOps(args, environment) {
  const log = (/** @type {string} */ line) => console.error(line);
  if (args.length === 0 || args.some((arg) => HELP.includes(arg))) {
    // Help is as of the last build: no one waits for another.
    if (!existsSync(PROGRAM)) await ready(log);
    return run(args, {});
  }
  const { dataDir, databaseUrl } = readSettings(environment);
  const folders = { PLANTED_DATA_DIR: dataDir, DEPLOYMENTS_DIR: deploymentsIn(dataDir, environment) };
  const running = readRun(dataDir);
  const isRestore = args[0] === 'restore';
  if (databaseUrl || (isRestore && args.includes('--check'))) {
    await ready(log);
    return run(args, folders);
  }
  if (isRestore) {
    await ready(log);
    return restore(args, dataDir, folders, log);
  }
  if (running) {
    const { databaseUrl: url, natsUrl } = running;
    return run(args, { DATABASE_URL: url, NATS_URL: natsUrl ?? '', ...folders });
  }

  await ready(log);
  refuseUnfinishedRestore(dataDir);
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error(
      `No data in ${dataDir} yet. Run npm start first, or set PLANTED_DATA_DIR to another folder.`,
    );
  }
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), log });
  try {
    return await run(args, { DATABASE_URL: postgres.url, ...folders });
  } finally {
    await postgres.stop();
  }
}

/**
 * The file is verified before a folder or a server is made for it.
 * @param {string[]} args
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} folders
 * @param {(line: string) => void} log
 * @returns {Promise<number>} its exit code; other than 0, nothing is left of it
 */
async function restore(args, dataDir, folders, log) {
  const checked = await run([...args, '--check'], folders);
  if (checked !== 0) return checked;
  const prepared = await prepareRestore(dataDir);
  let code = 1;
  try {
    const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), log });
    try {
      code = await run(args, { DATABASE_URL: postgres.url, ...folders });
    } finally {
      await postgres.stop();
    }
  } finally {
    if (code === 0) prepared.complete();
    else prepared.undo();
  }
  return code;
}

/** @param {(line: string) => void} log */
async function ready(log) {
  await ensureInstalled({ log });
  await ensureBuilt({ log });
}

/**
 * The program shares our terminal, and ends in its own time when Ctrl-C is pressed: a rebuild notes how far it is.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env over the environment's own
 * @returns {Promise<number>}
 */
async function run(args, env) {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing. Run npm start to build it.`);
  const child = spawn(process.execPath, ['--enable-source-maps', PROGRAM, ...args], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  yieldToProduct(child.pid);
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * An operator's command may take the processors that the product leaves idle; no gardener waits for it.
 * @param {number | undefined} pid
 */
function yieldToProduct(pid) {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system forbids it: then it shares like any other.
  }
}
