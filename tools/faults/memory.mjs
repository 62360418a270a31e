/** What the processes of a product hold in memory over time, and those that this process has started besides. */
import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 2_000;

/**
 * @typedef {object} Held
 * @property {string} name
 * @property {number} early megabytes, the median of the first third of the samples
 * @property {number} late the median of the last third
 * @property {number} most
 */

/**
 * @param {(pid: number) => string | undefined} nameOf a child of this process; undefined for what is not looked at
 * @returns {{ stop: () => Held[] }}
 */
export function watchMemory(nameOf) {
  /** @type {Map<string, number[]>} */
  const samples = new Map();
  const look = () => {
    for (const { pid, megabytes } of children()) {
      const name = nameOf(pid);
      if (name === undefined) continue;
      samples.set(name, [...(samples.get(name) ?? []), megabytes]);
    }
  };
  const clock = setInterval(look, EVERY_MS);
  return {
    stop() {
      clearInterval(clock);
      return [...samples].map(([name, all]) => ({
        name,
        early: median(all.slice(0, Math.ceil(all.length / 3))),
        late: median(all.slice(-Math.ceil(all.length / 3))),
        most: Math.max(...all),
      }));
    },
  };
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Where the system lists processes; elsewhere there are none. @returns {{ pid: number, megabytes: number }[]} */
function children() {
  try {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .flatMap((pid) => {
        const status = statusOf(pid);
        const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
        const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
        return parent === process.pid && kilobytes > 0
          ? [{ pid: Number(pid), megabytes: Math.round(kilobytes / 1024) }]
          : [];
      });
  } catch {
    return [];
  }
}

/** @param {string} pid */
function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
