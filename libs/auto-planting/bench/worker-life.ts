import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { optimizeInSteps, PLANNING_ALGORITHMS, type PlanningAlgorithm, SEARCH_CHAINS } from '../src/index';
import { largeBed } from './large-companions';
import { type Row, row } from '../../../tools/benching/row';
import { within } from './within';

const LONGEST_CANCEL = 50;
const LONGEST_SILENCE = 100;
const MAX_MEMORY = 50;
const BYTES_PER_MEGABYTE = 1_000_000;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Megabytes in use, arrays and the memory of WebAssembly with them. */
const memory = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / BYTES_PER_MEGABYTE;
};

interface Life {
  /** Milliseconds of processor time between two reports, the last of them the result. */
  readonly longestSilence: number;
  /** Megabytes above what was in use before, waste not yet collected included. */
  readonly memory: number;
}

function planLarge(algorithm: PlanningAlgorithm): Life {
  const before = memory();
  const steps = optimizeInSteps({ ...largeBed(50, 1), algorithm }, within(1_500));
  let longestSilence = 0;
  let most = 0;
  for (let isDone = false; !isDone; ) {
    const began = processorTime();
    isDone = steps.next().done === true;
    longestSilence = Math.max(longestSilence, processorTime() - began);
    most = Math.max(most, memory() - before);
  }
  return { longestSilence, memory: most };
}

/** How a worker lives that plans 50 × 50 ft: a cancel takes effect at the next report at the latest. */
export function workerLife(): Row[] {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const lives = PLANNING_ALGORITHMS.map((algorithm) => {
    collect();
    return planLarge(algorithm);
  });
  const silence = Math.max(...lives.map(({ longestSilence }) => longestSilence));
  const most = SEARCH_CHAINS.length * Math.max(...lives.map((life) => life.memory));
  return [
    row('50 × 50, longest time until a cancel is received', 'ms', silence, LONGEST_CANCEL, '≤ 1'),
    row('50 × 50, longest time without a report of progress', 'ms', silence, LONGEST_SILENCE, '≤ 1'),
    row('50 × 50, most memory of both chains', 'MB', most, MAX_MEMORY, '≤ 1'),
  ];
}
