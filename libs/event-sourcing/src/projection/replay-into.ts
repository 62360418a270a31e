import type { EventStore } from '../event-store';
import type { LoggedEvent } from '../event';
import type { ApplyTarget } from './apply-events';
import { applyOrPark, type RetryPolicy } from './apply-or-park';

/** The most events that one transaction of a replay applies. */
const REPLAY_BATCH = 1_000;

export type ReplayProgress = { readonly sequence: number; readonly head: number };

export type ReplayOptions = {
  /** The sequence that the target has done. */
  readonly from: number;
  /** The last sequence to be replayed; absent: the log's end, wherever that is by then. */
  readonly to?: number;
  readonly retry?: RetryPolicy | undefined;
  readonly onProgress?: (progress: ReplayProgress) => void;
  readonly signal?: AbortSignal;
};

/**
 * Applies the log to a generation, from `from` to `to` or until `signal` aborts.
 * @returns the sequence that the target has done then.
 */
export async function replayInto(
  store: EventStore,
  target: ApplyTarget,
  { from, to = Number.POSITIVE_INFINITY, retry, onProgress, signal }: ReplayOptions,
): Promise<number> {
  let sequence = from;
  let head = Number.isFinite(to) ? to : await store.head();
  let reading = readSome(store, sequence, to);
  while (!signal?.aborted) {
    const events = await reading;
    const newest = events.at(-1);
    if (!newest) break;
    // Read while these are applied.
    reading = readSome(store, newest.sequence, to);
    sequence = await applyOrPark(target, events, retry, signal);
    if (sequence > head) head = await store.head();
    onProgress?.({ sequence, head });
  }
  return sequence;
}

/** The next part of the log; one that cannot be read is told to whoever awaits it. */
function readSome(store: EventStore, after: number, to: number): Promise<readonly LoggedEvent[]> {
  const reading =
    after < to ? store.readLog({ after, limit: Math.min(REPLAY_BATCH, to - after) }) : Promise.resolve([]);
  reading.catch(() => undefined);
  return reading;
}
