import type { EventStore } from '../event-store';
import { SEQUENCED } from '../signals';
import { createWakeup, wait } from '../wakeup';
import { FEED_BATCH, type Feed, type FeedSubscription } from './feed';

/** The longest delay of an event when its wake-up was lost. */
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
      let read = 0;
      // The same signal arrives twice where the relay is in this process.
      const unsubscribe = store.signals.subscribe(SEQUENCED, (assigned) => {
        if (assigned === '' || Number(assigned) > read) wakeup.wake();
      });
      while (!signal.aborted) {
        try {
          await followFrom(store, subscription, wakeup.wait, (sequence) => {
            read = sequence;
          });
        } catch (error) {
          log?.(`${name}: restarting`, error);
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
  onRead: (sequence: number) => void,
): Promise<void> {
  let after = await from();
  while (!signal.aborted) {
    const events = await store.readNext({ after, limit: FEED_BATCH });
    if (events.length > 0) {
      onRead(after + events.length);
      await onBatch(events);
      after += events.length;
    } else await pause(POLL_MS, signal);
  }
}
