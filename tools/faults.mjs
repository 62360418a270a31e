/**
 * `npm run faults [-- --minutes 20 --gardeners 12 --outdoors 2 --events 1000000 --seed 1]`: every fault, again and
 * again, and a report; with so many events that load writers append besides.
 * `npm run faults -- --mutations [--only words]`: products that are broken on purpose, each of which must be caught.
 */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

const { values } = readArgs(
  `npm run faults [-- --minutes 20 --gardeners 12 --outdoors 2 --events 1000000 --seed 1]
npm run faults -- --mutations [--only <words>]

Injects faults into the product under load, in rounds, and reports what a test oracle finds.

  --minutes <n>    no round begins later (default 20)
  --gardeners <n>  at work at once (default 12)
  --outdoors <n>   gardeners besides, without a signal now and then (default 2)
  --events <n>     that load writers append besides, in the first round (default 0)
  --seed <n>       of the faults' order (default random)
  --mutations      break products on purpose instead; the oracle must catch each
  --only <words>   only mutations whose name has these words`,
  {
    options: {
      minutes: { type: 'string', default: '20' },
      gardeners: { type: 'string', default: '12' },
      outdoors: { type: 'string', default: '2' },
      events: { type: 'string', default: '0' },
      mutations: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  },
);
const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
await ensureInstalled({ log: (line) => console.log(line) });
const { runMutations } = await import('./faults/run-mutations.mjs');
const { runFaults } = await import('./faults/run-faults.mjs');

const number = (/** @type {string} */ text) => {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`'${text}' must be a number greater than 0`);
  return value;
};
try {
  const stopped = listenForEnd(() => console.log('Stopping after this round…'));
  const log = (/** @type {string} */ line) => console.log(line);
  const gardeners = number(values.gardeners);
  const isClean = values.mutations
    ? await runMutations({ gardeners, only: values.only, log, stopped })
    : await runFaults({
        minutes: number(values.minutes),
        gardeners,
        outdoors: number(values.outdoors),
        events: values.events === '0' ? 0 : number(values.events),
        seed: number(values.seed),
        log,
        stopped,
      });
  process.exit(isClean ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
