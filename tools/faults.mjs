/** `npm run faults [-- --minutes 20 --gardeners 12 --seed 1]`: every fault, again and again, and a report. */
import { parseArgs } from 'node:util';
import './workspace/check-node.mjs';

const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { runFaults } = await import('./faults/run-faults.mjs');

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    gardeners: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const number = (/** @type {string} */ text) => {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`'${text}' is no number above 0`);
  return value;
};
try {
  const isClean = await runFaults({
    minutes: number(values.minutes),
    gardeners: number(values.gardeners),
    seed: number(values.seed),
    log: (line) => console.log(line),
    stopped: listenForEnd(() => console.log('Stopping after this round…')),
  });
  process.exit(isClean ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
