import type { EventStore } from '../event-store';
import { APPLY_BATCH, type ApplyTarget } from './apply-events';
import { applyOrPark, type RetryPolicy } from './apply-or-park';

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
  while (sequence < to && !signal?.aborted) {
    const events = await store.readLog({ after: sequence, limit: Math.min(APPLY_BATCH, to - sequence) });
    if (events.length === 0) break;
    sequence = await applyOrPark(target, events, retry, signal);
    onProgress?.({ sequence, head: Number.isFinite(to) ? to : await store.head() });
  }
  return sequence;
}
