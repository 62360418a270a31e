/**
 * `npm run simulate [-- --gardeners 10000000 --cells 1,4,16 --seed 1]`: a day in May for so many gardeners, in so many
 * cells, and what they wait for when something fails (docs/scale.md).
 */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

const { values } = readArgs(
  `npm run simulate [-- --gardeners 10000000 --cells 1,4,16 --seed 1]

Models a day in May with so many gardeners, in so many cells, and what they wait for when something fails:
docs/scale.md.`,
  {
    options: {
      gardeners: { type: 'string', default: '10000000' },
      cells: { type: 'string', default: '1,4,16' },
      seed: { type: 'string', default: '1' },
    },
  },
);
const { fullestCell } = await import('./scale/hash-cells.mjs');
const { printDays } = await import('./scale/print-days.mjs');
const { randomness } = await import('./scale/randomness.mjs');
const { scenarios } = await import('./scale/scenarios.mjs');
const { simulateDay } = await import('./scale/simulate-day.mjs');
const { STAGES } = await import('./scale/stages.mjs');

const MAX_CELLS = 256;
const MOST_GARDENERS = 1e9;

/** @param {string} text @param {number} most */
function whole(text, most) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`'${text}' must be a whole number from 1 to ${most.toLocaleString('en-US')}`);
  return value;
}

try {
  const gardeners = whole(values.gardeners, MOST_GARDENERS);
  const seed = whole(values.seed, 2 ** 32 - 1);
  const cells = values.cells.split(',').map((text) => whole(text, MAX_CELLS));
  for (const count of cells) {
    const size = fullestCell(gardeners, count, randomness(seed));
    const days = scenarios.map((scenario) => ({
      name: scenario.name,
      ...simulateDay({ gardeners: size, stages: STAGES, scenario, random: randomness(seed) }),
    }));
    printDays({ cells: count, size, days, log: (line) => console.log(line) });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
