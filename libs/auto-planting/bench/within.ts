import type { Budget } from '../src/index';

/** Looks at the budget for each question to the system, which can take longer than a look's steps. */
const LOOKS_PER_QUESTION = 8;

/** Processor time of this process, so that what else runs on the machine does not count. */
export function within(milliseconds: number): Budget {
  let looks = 0;
  let known = 0;
  const clock = () => {
    if (looks % LOOKS_PER_QUESTION === 0) {
      const { user, system } = process.cpuUsage();
      known = (user + system) / 1_000;
    }
    looks += 1;
    return known;
  };
  return { iterations: Number.MAX_SAFE_INTEGER, milliseconds, clock };
}

export const seeds = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
