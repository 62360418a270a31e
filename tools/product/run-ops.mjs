/** Runs the product's own operator commands (services/embedded/src/ops.ts) against its engines. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../engines/postgres.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { root } from '../workspace/root.mjs';
import { readRun } from './run-file.mjs';
import { readSettings } from './settings.mjs';

const PROGRAM = join(root, 'services/embedded/dist/ops.js');

/**
 * The engines are those of DATABASE_URL, else of the product that runs on the data folder; else its PostgreSQL is
 * started for as long as the command runs.
 * @param {string[]} args the command
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<number>} its exit code
 */
export async function runOps(args, environment) {
  const { dataDir, databaseUrl } = readSettings(environment);
  const log = (/** @type {string} */ line) => console.error(line);
  if (databaseUrl) {
    await ready(log);
    return run(args, { PLANTED_DATA_DIR: dataDir });
  }
  const running = readRun(dataDir);
  if (running) {
    const { databaseUrl: url, natsUrl } = running;
    return run(args, { DATABASE_URL: url, NATS_URL: natsUrl ?? '', PLANTED_DATA_DIR: dataDir });
  }

  await ready(log);
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error(
      `No data in ${dataDir} yet. Run npm start first, or set PLANTED_DATA_DIR to another folder.`,
    );
  }
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), log });
  try {
    return await run(args, { DATABASE_URL: postgres.url, PLANTED_DATA_DIR: dataDir });
  } finally {
    await postgres.stop();
  }
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
