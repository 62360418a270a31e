import type { EventStore } from '../event-store';
import type { LoggedEvent } from '../event';
import type { ApplyTarget } from './lock-generation';
import { applyOrPark, type RetryPolicy } from './apply-or-park';
import { FULL_SPEED, type Pace, restAfter } from './pace';

export type ReplayProgress = { readonly sequence: number; readonly head: number };

export type ReplayOptions = {
  /** The sequence that the target has done. */
  readonly from: number;
  /** The last sequence to be replayed; absent: the log's end, wherever that is by then. */
  readonly to?: number;
  readonly retry?: RetryPolicy | undefined;
  /**
   * Of the events that were in the log when the replay began; what has been added since is applied at full speed, so that
   * the end is reached however fast others write. Full speed when absent.
   */
  readonly pace?: Pace | undefined;
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
  { from, to = Number.POSITIVE_INFINITY, retry, pace = FULL_SPEED, onProgress, signal }: ReplayOptions,
): Promise<number> {
  let sequence = from;
  let head = Number.isFinite(to) ? to : await store.head();
  const old = head;
  const readSome = (after: number) => {
    const { batch } = after < old ? pace : FULL_SPEED;
    return readAfter(store, after, Math.min(batch, to - after));
  };
  let reading = readSome(sequence);
  while (!signal?.aborted) {
    const startedAt = performance.now();
    const events = await reading;
    const newest = events.at(-1);
    if (!newest) break;
    // Read while these are applied, unless it rests.
    const rests = newest.sequence < old && pace.rest > 0;
    if (!rests) reading = readSome(newest.sequence);
    sequence = await applyOrPark(target, events, retry, signal);
    if (sequence > head) head = await store.head();
    onProgress?.({ sequence, head });
    if (rests) {
      await restAfter(performance.now() - startedAt, pace, signal);
      reading = readSome(newest.sequence);
    }
  }
  return sequence;
}

/** The next part of the log; one that cannot be read is reported to whoever awaits it. */
function readAfter(store: EventStore, after: number, limit: number): Promise<readonly LoggedEvent[]> {
  const reading = limit > 0 ? store.readLog({ after, limit }) : Promise.resolve([]);
  reading.catch(() => undefined);
  return reading;
}
