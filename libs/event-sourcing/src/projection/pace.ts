import { wait } from '../wakeup';

/** How a replay shares the machine with those who read and write meanwhile. */
export type Pace = {
  /** The most events that are read at once, and applied in one transaction. */
  readonly batch: number;
  /**
   * How long it rests after each batch, by how long that took: 3 leaves three quarters of the time to others. The next
   * batch is then read after the rest, and not while this one is applied, which would take two processors at once.
   */
  readonly rest: number;
};

export const FULL_SPEED: Pace = { batch: 1_000, rest: 0 };

/** A batch is over within a few milliseconds, and three readers in four meet none. */
export const BESIDE_READERS: Pace = { batch: 50, rest: 3 };

/** A batch that was in a queue for long, as on a busy machine, is no reason to rest as long. */
const LONGEST_REST_MS = 50;

/** Rests after a batch that took so long, in milliseconds; ends early when `signal` aborts. */
export async function restAfter(tookMs: number, { rest }: Pace, signal?: AbortSignal): Promise<void> {
  if (rest > 0) await wait(Math.min(tookMs * rest, LONGEST_REST_MS), signal);
}
