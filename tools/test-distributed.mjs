/** `npm run test:distributed [-- <file>…]`: browser tests against the product of many processes. */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

const { positionals: asked } = readArgs(
  `npm run test:distributed [-- <file>…]

Runs browser tests against the product of npm run start:distributed: a gardener's whole story and micro-frontends that
come and go, or the named files of e2e/.`,
  { allowPositionals: true },
);
const { findTestBrowser } = await import('./engines/chromium.mjs');
const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { ensureBuilt } = await import('./workspace/ensure-built.mjs');
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
const { installedScript, runStep } = await import('./workspace/run-step.mjs');

/** A gardener's whole story, and front ends that come and go. */
const FILES = ['e2e/product/first-garden', 'e2e/remotes/remotes'];

const files = asked.length > 0 ? asked : FILES;
const log = (/** @type {string} */ line) => console.log(line);
const signal = listenForEnd(() => {});
try {
  await ensureInstalled({ log, signal });
  await ensureBuilt({ log, signal });
  const { code } = await runStep({
    command: process.execPath,
    args: [installedScript('jest'), ...files, '--selectProjects', 'e2e', '--runInBand'],
    env: {
      NODE_ENV: 'test',
      CHROME_PATH: await findTestBrowser({ log }),
      PLANTED_START: 'tools/start-distributed.mjs',
    },
    shown: true,
    signal,
  });
  process.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
