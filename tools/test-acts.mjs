/**
 * `npm run test:acts [-- --acts 10000 --seed 7]`: two browsers change one garden at random over connections that are cut,
 * until so many gestures are saved; both must end equal, with nothing lost or overwritten in silence.
 */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

const { values } = readArgs(
  `npm run test:acts [-- --acts 10000 --seed 7]

Lets two browsers change one saved garden at random, over connections that are cut. Both must end equal, with nothing
that was acknowledged lost and nothing overwritten in silence.

  --acts <n>  gestures that are saved in all (default 10000)
  --seed <n>  of the gestures and cuts (default random)`,
  {
    options: {
      acts: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  },
);
const { findTestBrowser } = await import('./engines/chromium.mjs');
const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { ensureBuilt } = await import('./workspace/ensure-built.mjs');
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
const { installedScript, runStep } = await import('./workspace/run-step.mjs');

const log = (/** @type {string} */ line) => console.log(line);
const signal = listenForEnd(() => {});
try {
  await ensureInstalled({ log, signal });
  await ensureBuilt({ log, signal });
  log(`${values.acts} acts with seed ${values.seed}`);
  const { code } = await runStep({
    command: process.execPath,
    args: [installedScript('jest'), 'e2e/planter/two-browsers', '--selectProjects', 'e2e', '--runInBand'],
    env: {
      NODE_ENV: 'test',
      CHROME_PATH: await findTestBrowser({ log }),
      PLANTED_ACTS: values.acts,
      PLANTED_SEED: values.seed,
      // Two gardeners who never rest.
      SAVES_PER_MINUTE: '100000',
      CALLS_PER_MINUTE: '1000000',
    },
    shown: true,
    signal,
  });
  process.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
