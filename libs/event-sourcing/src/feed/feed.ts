import type { LoggedEvent } from '../event';

/** The most events that one `onBatch` call is handed. */
export const FEED_BATCH = 500;

export type FeedSubscription = {
  /** Names the follower in logs and on NATS. */
  readonly name: string;
  /** The sequence that the follower has done; asked at the start and after each failure. */
  readonly from: () => Promise<number>;
  /**
   * Handles events in sequence order. The same event may come again, and a gap may show: the follower
   * keeps its own checkpoint. When it rejects, the feed waits a little and restarts at `from()`.
   */
  readonly onBatch: (events: readonly LoggedEvent[]) => Promise<void>;
  /** Aborting ends `follow` once the batch at hand is done. */
  readonly signal: AbortSignal;
};

/** Where a read model's events come from. */
export type Feed = {
  /** Follows the log until `signal` aborts; outages are waited out, never thrown. */
  follow(subscription: FeedSubscription): Promise<void>;
};
