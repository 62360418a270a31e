import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../engines/ports.mjs';
import { root } from '../workspace/root.mjs';

/** What the services are made of. */
const SOURCES = [
  'services',
  'libs/event-sourcing',
  'libs/service-kit',
  'libs/contracts',
  'libs/garden-domain',
  'libs/season',
];
const IS_SOURCE = /(^|[\\/])src[\\/].*(?<!\.test)\.ts$/;
/** An editor writes several files at once, in ms. */
const SETTLED_AFTER = 300;
const CHECK_INTERVAL_MS = 250;

/**
 * Runs the product as `npm start` does, on a port of its own, and restarts it when the sources of its services
 * change; its data stays.
 * @param {{ environment: NodeJS.ProcessEnv, log: (line: string) => void, signal: AbortSignal }} options
 * @returns {Promise<{ url: URL, stop: () => Promise<void> }>} once it answers
 * @throws when it does not start
 */
export async function keepServices({ environment, log, signal }) {
  const url = new URL(`http://localhost:${await freePort()}`);
  const start = () =>
    spawn(process.execPath, [join(root, 'tools/start.mjs')], {
      env: { ...environment, PORT: url.port, npm_lifecycle_event: '' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  let product = start();
  await isReady(url, () => product.exitCode, signal);

  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  let turn = Promise.resolve();
  const startAnew = async () => {
    log('Services changed; restarting…');
    await ended(product);
    product = start();
    await isReady(url, () => product.exitCode, signal).catch((/** @type {Error} */ cause) =>
      log(cause.message),
    );
  };
  const watchers = SOURCES.filter((folder) => existsSync(join(root, folder))).map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !IS_SOURCE.test(file)) return;
      clearTimeout(settling);
      settling = setTimeout(() => (turn = turn.then(startAnew)), SETTLED_AFTER);
    }),
  );
  return {
    url,
    stop: async () => {
      clearTimeout(settling);
      for (const watcher of watchers) watcher.close();
      await ended(product);
    },
  };
}

/**
 * @param {URL} url
 * @param {() => number | null} exitCode
 * @param {AbortSignal} signal
 */
async function isReady(url, exitCode, signal) {
  while (!signal.aborted && !(await answers(url))) {
    if (exitCode() !== null) throw new Error('The services failed to start; see the output above.');
    await new Promise((again) => setTimeout(again, CHECK_INTERVAL_MS));
  }
}

/** @param {URL} url */
export const answers = (url) =>
  fetch(new URL('/api/health', url), { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {import('node:child_process').ChildProcess} child */
const ended = (child) =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done(undefined);
    child.once('exit', done);
    child.kill('SIGTERM');
  });
