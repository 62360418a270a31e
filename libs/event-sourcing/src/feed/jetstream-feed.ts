import type { NatsConnection } from '@nats-io/transport-node';
import type { LoggedEvent } from '../event';
import type { EventStore } from '../event-store';
import { PLANTED_EVENTS, type EventTopic } from '../relay/event-message';
import { SEQUENCED } from '../signals';
import { createWakeup, wait } from '../wakeup';
import { FEED_BATCH, type Feed, type FeedSubscription } from './feed';
import { pumpMessages } from './pump-messages';

/** How long NATS may hold back what PostgreSQL already has before the feed reads it there. */
const NATS_TIMEOUT_MS = 1_000;
const RETRY_MS = 500;
/** Events held in memory ahead of the follower. */
const INBOX_LIMIT = 2 * FEED_BATCH;

export type JetStreamFeedOptions = {
  readonly store: EventStore;
  readonly nats: NatsConnection;
  readonly topic?: EventTopic;
  readonly natsTimeoutMs?: number;
  readonly log?: (message: string, error?: unknown) => void;
};

/**
 * Follows JetStream. What the relay of this process has just sequenced is taken from its hands, before NATS has it.
 * While NATS is down, behind or silent, the events come from PostgreSQL, in batches and a little
 * later; the way back is taken as soon as NATS answers. So an outage of NATS delays, and loses nothing. Only events
 * that are in the log are forwarded, whatever the stream holds.
 */
export function createJetStreamFeed(options: JetStreamFeedOptions): Feed {
  return {
    async follow(subscription) {
      while (!subscription.signal.aborted) {
        const pumping = new AbortController();
        try {
          await followFrom(options, subscription, pumping);
        } catch (error) {
          options.log?.(`${subscription.name}: restarting subscription`, error);
          await wait(RETRY_MS, subscription.signal);
        } finally {
          pumping.abort();
        }
      }
    },
  };
}

async function followFrom(
  { store, nats, topic = PLANTED_EVENTS, natsTimeoutMs = NATS_TIMEOUT_MS, log }: JetStreamFeedOptions,
  { name, from, onBatch, signal }: FeedSubscription,
  ended: AbortController,
): Promise<void> {
  let last = await from();
  /** The newest that the follower has, or has in hand. */
  let handed = last;
  const inbox: LoggedEvent[] = [];
  const arrived = createWakeup();
  const emptied = createWakeup();
  let pump: AbortController | undefined;
  let pumpStartedAt = 0;
  /** NATS is behind what PostgreSQL has: the signal of the sequencer is the wake-up. */
  let away = false;
  /** When PostgreSQL is asked for what NATS has not brought. */
  let askAt = Date.now() + natsTimeoutMs;
  const unsubscribe = store.signals.subscribe(SEQUENCED, arrived.wake);

  /** Most often the relay's hands were faster than NATS. */
  const has = (sequence: number) => {
    if (sequence > handed) return false;
    if (sequence >= last) away = false;
    return true;
  };

  const startPump = () => {
    pump?.abort();
    pump = new AbortController();
    pumpStartedAt = Date.now();
    const pumping = AbortSignal.any([pump.signal, ended.signal, signal]);
    const { streamName } = topic;
    void pumpMessages({ nats, streamName, after: () => last, has, log }, pumping, async (event) => {
      inbox.push(event);
      arrived.wake();
      while (inbox.length >= INBOX_LIMIT && !pumping.aborted) await emptied.wait(natsTimeoutMs, pumping);
    });
  };

  const missed = () => store.readLog({ after: last, limit: FEED_BATCH });

  const hand = async (events: readonly LoggedEvent[]) => {
    const newest = events.at(-1);
    if (!newest) return false;
    handed = newest.sequence;
    await onBatch(events);
    last = newest.sequence;
    askAt = Date.now() + natsTimeoutMs;
    return true;
  };

  /** A stream may hold what this database never stored: before a restore from a dump, or of another installation. */
  const handFromNats = async () => {
    const brought = inbox.splice(0, FEED_BATCH);
    emptied.wake();
    if ((brought.at(-1)?.sequence ?? 0) >= last) away = false;
    const fresh = brought.filter(({ sequence }) => sequence > last);
    if (fresh.length === 0) return;
    if (await store.isInLog(fresh)) return void (await hand(fresh));
    await hand(await missed());
    throw new Error(`${topic.streamName} does not match the log in PostgreSQL`);
  };

  startPump();
  try {
    while (!signal.aborted) {
      if (await hand(store.recent.after(last, FEED_BATCH))) continue;
      if (inbox.length > 0) {
        await handFromNats();
        continue;
      }
      await arrived.wait(Math.max(0, askAt - Date.now()), signal);
      const isHere = inbox.length > 0 || store.recent.after(last, 1).length > 0;
      // What another process has sequenced, NATS is given its time to bring.
      if (isHere || signal.aborted || (!away && Date.now() < askAt)) continue;
      askAt = Date.now() + natsTimeoutMs;
      const events = await missed();
      if (events.length === 0 || inbox.length > 0) continue;
      if (!away) log?.(`${name}: NATS is behind; reading events from PostgreSQL`);
      away = true;
      await hand(events);
      if (Date.now() - pumpStartedAt >= natsTimeoutMs) startPump();
    }
  } finally {
    unsubscribe();
  }
}
