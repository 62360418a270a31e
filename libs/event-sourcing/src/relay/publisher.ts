import { setImmediate as nextRound } from 'node:timers/promises';
import { jetstream } from '@nats-io/jetstream';
import { errors, type NatsConnection } from '@nats-io/transport-node';
import type { LoggedEvent } from '../event';
import type { EventStore } from '../event-store';
import { SEQUENCED } from '../signals';
import { createWakeup, wait } from '../wakeup';
import { encodeEvent, headersOf, subjectOf, type EventTopic } from './event-message';
import {
  ensureEventStream,
  ForeignStreamError,
  LeaderlessStreamError,
  remakeEventStream,
} from './event-stream';

const BATCH = 500;
const ACK_TIMEOUT_MS = 3_000;
/** How soon a stream that was deleted while nothing happened is noticed. */
const VERIFY_INTERVAL_MS = 1_000;
const RETRY_MS = 500;
/**
 * How long a stream may be without a leader before it is given up. An election takes 9 s at most; a cluster of which
 * most servers have lost their files knows the stream no more, and its survivor keeps reporting it for ever.
 */
const LEADERLESS_MS = 10_000;
/**
 * How often in a row a stream that has a leader may leave the same event unanswered before it is given up. On a slow
 * machine some of a batch comes through each time; a cluster whose servers cannot agree on their own log any more takes
 * nothing, and stays so for ever (seen with nats-server 2.9 after many restarts in a row).
 */
const MAX_UNANSWERED = 6;

/** Observes what becomes of events; must not throw. */
export type PublishObserver = {
  /** NATS has acknowledged these; they were read at `startedAt`, in milliseconds since 1970. */
  published?(events: readonly LoggedEvent[], startedAt: number): void;
};

export type PublisherOptions = {
  readonly store: EventStore;
  readonly nats: NatsConnection;
  readonly topic: EventTopic;
  readonly replicas?: number;
  readonly observer?: PublishObserver | undefined;
  readonly log?: (message: string, error?: unknown) => void;
};

/**
 * Copies the log to JetStream, for as long as `signal` lets it and `isLeader` says so.
 *
 * There is no 'published' mark to lose: the stream's own last sequence is the mark. Each message names
 * the sequence it must follow, so a late or repeated publication (a crash before the acknowledgement, a former
 * leader that was paused) is refused by the server, however long ago it was sent.
 */
export async function publishLog(options: PublisherOptions, isLeader: () => boolean, signal: AbortSignal) {
  const { store, nats, topic, replicas, log } = options;
  const wakeup = createWakeup();
  const unsubscribe = store.signals.subscribe(SEQUENCED, wakeup.wake);
  let published: number | undefined;
  let verifiedAt = 0;
  let leaderlessSince: number | undefined;
  /** How often nothing after this sequence was answered. */
  let unanswered = { after: 0, times: 0 };
  while (!signal.aborted) {
    try {
      if (!isLeader()) published = undefined;
      else if (published === undefined || Date.now() - verifiedAt >= VERIFY_INTERVAL_MS) {
        published = await ensureEventStream(nats, store, topic, replicas);
        verifiedAt = Date.now();
        leaderlessSince = undefined;
      }
      if (published !== undefined) {
        // Read models in this process take what was just sequenced from its hands: they go first.
        await nextRound();
        const batch = await publishAfter(options, published);
        published += batch;
        // Where these were the log's last, there is nothing to ask for before the next signal.
        if (batch > 0 && store.recent.newest?.sequence !== published) continue;
      }
      await wakeup.wait(VERIFY_INTERVAL_MS, signal);
    } catch (error) {
      const after = published;
      published = undefined;
      if (error instanceof ForeignStreamError) log?.(error.message);
      else log?.('events could not be published', error);
      if (error instanceof LeaderlessStreamError) {
        leaderlessSince ??= Date.now();
        if (Date.now() - leaderlessSince >= LEADERLESS_MS) {
          await giveUp(options, `it has had no leader for ${LEADERLESS_MS / 1000} s`);
          // While most servers are down nothing can be made: when they are back, they have their time to elect.
          leaderlessSince = undefined;
        }
      }
      if (after !== undefined && error instanceof errors.TimeoutError) {
        unanswered = { after, times: unanswered.after === after ? unanswered.times + 1 : 1 };
        if (unanswered.times === MAX_UNANSWERED) {
          await giveUp(options, `its leader accepts nothing after sequence ${after}`);
          unanswered = { after: 0, times: 0 };
        }
      }
      await wait(RETRY_MS, signal);
    }
  }
  unsubscribe();
}

async function giveUp({ store, nats, topic, replicas, log }: PublisherOptions, why: string): Promise<void> {
  log?.(`recreating ${topic.streamName}: ${why}`);
  await remakeEventStream(nats, store, topic, replicas).catch((error: unknown) =>
    log?.('it could not be recreated', error),
  );
}

async function publishAfter(
  { store, nats, topic, observer }: PublisherOptions,
  after: number,
): Promise<number> {
  const startedAt = Date.now();
  const events = await store.readNext({ after, limit: BATCH });
  const client = jetstream(nats, { timeout: ACK_TIMEOUT_MS });
  // All at once, answered in order: one refusal makes the server refuse every later one.
  await Promise.all(
    events.map((event) =>
      client.publish(subjectOf(topic, event), encodeEvent(event), {
        msgID: event.id,
        headers: headersOf(event),
        expect: { lastSequence: event.sequence - 1, streamName: topic.streamName },
      }),
    ),
  );
  if (events.length > 0) observer?.published?.(events, startedAt);
  return events.length;
}
