import type { LoggedEvent } from '../event';
import { wait } from '../wakeup';
import { type ApplyTarget, applyEvents, HandlerFailure, parkNext } from './apply-events';
import { isOutage } from './outage';

export type RetryPolicy = {
  /** How often a failing event is tried before it is parked. */
  readonly attempts: number;
  /** The pause after the first failure; it doubles after each. */
  readonly firstPauseMs: number;
};

export const DEFAULT_RETRY: RetryPolicy = { attempts: 4, firstPauseMs: 50 };

/**
 * Applies events; one that fails again and again is parked, and only its stream waits.
 * @returns the checkpoint: at or beyond the last of `events`.
 * @throws when PostgreSQL is out of reach: that is no event's fault, and nothing is parked for it.
 */
export async function applyOrPark(
  target: ApplyTarget,
  events: readonly LoggedEvent[],
  retry: RetryPolicy = DEFAULT_RETRY,
  signal?: AbortSignal,
): Promise<number> {
  const last = events.at(-1)?.sequence ?? 0;
  const failures = new Map<number, number>();
  let batch = events;
  for (;;) {
    try {
      const checkpoint = await applyEvents(target, batch);
      if (checkpoint >= last) return checkpoint;
      batch = events.filter((event) => event.sequence > checkpoint);
    } catch (error) {
      if (!(error instanceof HandlerFailure) || isOutage(error.cause) || signal?.aborted) throw error;
      const { event, before } = error;
      // What stands before the failing event is applied first; then it comes alone.
      batch = before.length > 0 ? before : [event];
      if (before.length > 0) continue;
      const failed = (failures.get(event.sequence) ?? 0) + 1;
      failures.set(event.sequence, failed);
      if (failed < retry.attempts) await wait(retry.firstPauseMs * 2 ** (failed - 1), signal);
      else await parkNext(target, event, error.message);
    }
  }
}
