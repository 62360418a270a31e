import type { LoggedEvent } from '../event';
import { wait } from '../wakeup';
import { applyEvents, HandlerFailure, parkNext } from './apply-events';
import type { ApplyTarget } from './lock-generation';
import { isUnknownEventVersion } from '../upcast';
import { isOutage } from './outage';

export type RetryPolicy = {
  /** How often a failing event is tried before it is parked. */
  readonly attempts: number;
  /** The pause after the first failure; it doubles after each. */
  readonly firstPauseMs: number;
  /**
   * How long an event that only newer code can read is left to a newer instance of this read model, before it is
   * parked; none is waited for when absent.
   */
  readonly newerInstanceTimeoutMs?: number;
};

export const DEFAULT_RETRY: RetryPolicy = { attempts: 4, firstPauseMs: 50, newerInstanceTimeoutMs: 5_000 };

const NEWER_INSTANCE_CHECK_INTERVAL_MS = 100;
/** After none has come, none is waited for during this time: or each such event would hold up all streams. */
const ALONE_MS = 60_000;

/** Until when a target takes itself for the newest instance there is. */
const aloneUntil = new WeakMap<ApplyTarget, number>();

/**
 * Applies events; one that fails again and again is parked, and only its stream waits. One that only newer code can
 * read is left for a while to an instance that may be there already: the checkpoint is free meanwhile, and moves when
 * it is applied.
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
  let waitingSince = 0;
  for (;;) {
    try {
      const checkpoint = await applyEvents(target, batch);
      if (checkpoint >= last) return checkpoint;
      batch = events.filter((event) => event.sequence > checkpoint);
    } catch (error) {
      if (!(error instanceof HandlerFailure) || isOutage(error.cause) || signal?.aborted) throw error;
      const { event, before } = error;
      // What precedes the failing event is applied first; then it comes alone.
      batch = before.length > 0 ? before : [event];
      if (before.length > 0) continue;
      const failed = (failures.get(event.sequence) ?? 0) + 1;
      failures.set(event.sequence, failed);
      if (isUnknownEventVersion(error.cause)) {
        if (failed === 1) waitingSince = Date.now();
        if (mayWaitForNewerInstance(target, waitingSince, retry))
          await wait(NEWER_INSTANCE_CHECK_INTERVAL_MS, signal);
        else await parkNext(target, event, error.message);
        continue;
      }
      if (failed < retry.attempts) await wait(retry.firstPauseMs * 2 ** (failed - 1), signal);
      else await parkNext(target, event, error.message);
    }
  }
}

/** Whether a newer instance is still waited for. */
function mayWaitForNewerInstance(
  target: ApplyTarget,
  since: number,
  { newerInstanceTimeoutMs = 0 }: RetryPolicy,
): boolean {
  const now = Date.now();
  if (now < (aloneUntil.get(target) ?? 0)) return false;
  if (now - since < newerInstanceTimeoutMs) return true;
  aloneUntil.set(target, now + ALONE_MS);
  return false;
}
