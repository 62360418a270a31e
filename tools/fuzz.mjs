/** `npm run fuzz [requests [seed]]`: hostile requests over every route of the product, 100,000 when nothing is said. */
import { randomInt } from 'node:crypto';
import './workspace/check-node.mjs';

const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
const { installedScript, runStep } = await import('./workspace/run-step.mjs');

const [requests = '100000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
const signal = listenForEnd(() => process.exit(130));
await ensureInstalled({ log: console.log, signal });
console.log(`${requests} requests with seed ${seed}; the same seed makes the same requests again.`);
const { code } = await runStep({
  command: process.execPath,
  args: [installedScript('jest'), 'hostile-requests', '--selectProjects', 'int'],
  env: { NODE_ENV: 'test', FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
  signal,
  shown: true,
});
process.exit(code);
