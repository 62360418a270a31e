/**
 * `npm run fuzz [requests [seed]]`: hostile requests over every route of the product, 100,000 when nothing is said, and
 * a tenth as many malformed ones through edge and product. `npm run fuzz -- 10000 --only malformed`: those alone.
 */
import { randomInt } from 'node:crypto';
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

const { values, positionals } = readArgs(
  `npm run fuzz [-- <requests> [<seed>]] [--only hostile|malformed]

Sends hostile requests to every route of the product (default 100000), and a tenth as many malformed ones through edge
proxy and product. The same seed makes the same requests. --only sends one kind.`,
  { options: { only: { type: 'string', default: '' } }, allowPositionals: true },
);
const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { ensureBuilt } = await import('./workspace/ensure-built.mjs');
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
const { installedScript, runStep } = await import('./workspace/run-step.mjs');

const [requests = '100000', seed = String(randomInt(2 ** 31))] = positionals;
const kinds = ['hostile', 'malformed'].filter((kind) => kind.startsWith(values.only));
const malformed = kinds.length === 1 ? requests : String(Math.ceil(Number(requests) / 10));
const signal = listenForEnd(() => process.exit(130));
await ensureInstalled({ log: console.log, signal });
if (kinds.includes('malformed')) await ensureBuilt({ log: console.log, signal });
console.log(`${requests} requests with seed ${seed}; the same seed makes the same requests again.`);
const { code } = await runStep({
  command: process.execPath,
  args: [installedScript('jest'), ...kinds.map((kind) => `${kind}-requests`), '--selectProjects', 'int'],
  env: { NODE_ENV: 'test', FUZZ_REQUESTS: requests, MALFORMED_REQUESTS: malformed, FUZZ_SEED: seed },
  signal,
  shown: true,
});
process.exit(code);
