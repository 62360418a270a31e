import type { EventStore } from '../event-store';
import { STAMPED } from '../signals';
import { createWakeup, wait } from '../wakeup';
import { FEED_BATCH, type Feed, type FeedSubscription } from './feed';

/** How late an event may come when its wake-up was lost. */
const POLL_MS = 1_000;
const RETRY_MS = 500;

export type TableFeedOptions = {
  readonly store: EventStore;
  readonly log?: (message: string, error?: unknown) => void;
};

/** Follows the event table itself, woken by NOTIFY: for a product without NATS. */
export function createTableFeed({ store, log }: TableFeedOptions): Feed {
  return {
    async follow(subscription) {
      const { signal, name } = subscription;
      const wakeup = createWakeup();
      const unsubscribe = store.signals.subscribe(STAMPED, wakeup.wake);
      while (!signal.aborted) {
        try {
          await followFrom(store, subscription, wakeup.wait);
        } catch (error) {
          log?.(`${name} starts anew`, error);
          await wait(RETRY_MS, signal);
        }
      }
      unsubscribe();
    },
  };
}

async function followFrom(
  store: EventStore,
  { from, onBatch, signal }: FeedSubscription,
  pause: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  let after = await from();
  while (!signal.aborted) {
    const events = await store.readLog({ after, limit: FEED_BATCH });
    if (events.length > 0) {
      await onBatch(events);
      after += events.length;
    } else await pause(POLL_MS, signal);
  }
}
