/** The product as a person starts it, by its entry point, for tests. */
import { spawn } from 'node:child_process';
import { freePort } from '../engines/ports.mjs';
import { until } from '../engines/until.mjs';
import { root } from '../workspace/root.mjs';

/** Milliseconds: a fresh clone is built first. */
const START_TIMEOUT_MS = 240_000;
/** Its services may take as long to answer as a machine needs that many tests share. */
const ANSWER_SECONDS = '60';
/** Milliseconds in which a product that was killed lets go of its port. */
const FREE_TIMEOUT_MS = 60_000;

/**
 * @typedef {object} Product
 * @property {string} url
 * @property {number} pid
 * @property {() => Promise<number | null>} stop ends it as Ctrl-C does and returns its exit code; its data stays
 * @property {() => Promise<void>} kill ends it without warning and waits until its port is free
 */

/**
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} [env] over the environment's own; PLANTED_START names another entry point
 * @returns {Promise<Product>} as soon as it answers
 * @throws with all that it printed, when it ends or does not answer in time
 */
export async function startProduct(dataDir, env = {}) {
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [process.env.PLANTED_START ?? 'tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, ANSWER_SECONDS, PORT: String(port), PLANTED_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  try {
    const ready = await until(() => {
      if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}.`);
      return isReady(url);
    }, START_TIMEOUT_MS);
    if (!ready) throw new Error(`The product at ${url} was not ready within ${START_TIMEOUT_MS} ms.`);
  } catch (cause) {
    child.kill('SIGKILL');
    throw new Error(`${cause instanceof Error ? cause.message : cause}\n${output}`, { cause });
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      return ended(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
      const free = await until(async () => !(await isReady(url)), FREE_TIMEOUT_MS);
      if (!free) throw new Error(`${url} still answers ${FREE_TIMEOUT_MS} ms after its product was killed.`);
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | null>} its exit code
 */
const ended = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

/** @param {string} url */
const isReady = (url) =>
  fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
