/** Runs the product's own operator commands (services/embedded/src/ops.ts) against its engines. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../engines/postgres.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { root } from '../workspace/root.mjs';
import { runStep } from '../workspace/run-step.mjs';
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
    return run(args, { DATABASE_URL: databaseUrl });
  }
  const running = readRun(dataDir);
  if (running)
    return run(args, { DATABASE_URL: running.databaseUrl, NATS_URL: running.natsUrl ?? undefined });

  await ready(log);
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error(
      `There is no data in ${dataDir} yet: npm start makes it. PLANTED_DATA_DIR names another folder.`,
    );
  }
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), log });
  try {
    return await run(args, { DATABASE_URL: postgres.url });
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
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function run(args, env) {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is not there: npm start builds it.`);
  const { code } = await runStep({
    command: process.execPath,
    args: ['--enable-source-maps', PROGRAM, ...args],
    env,
    shown: true,
  });
  return code;
}
