import { DeliverPolicy, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { LoggedEvent } from '../event';
import { decodeEvent } from '../relay/event-message';
import { wait } from '../wakeup';
import { isStreamNotFound } from '../stream-not-found';
import { FEED_BATCH } from './feed';

/** With the library's default it takes 45 s until a restart of the server is noticed; with these, about 3. */
const PULL = { max_messages: FEED_BATCH, expires: 5_000, idle_heartbeat: 1_000 };
const REQUEST_TIMEOUT_MS = 2_000;
const RETRY_MS = 250;
/** How long the server keeps the consumer of a follower that has gone. */
const CONSUMER_LIFE_MS = 60_000;

export type PumpOptions = {
  readonly nats: NatsConnection;
  readonly streamName: string;
  /** The newest sequence already handled; asked at each start. */
  readonly after: () => number;
  /** Whether the follower has this one, which then is not even read. */
  readonly has?: (sequence: number) => boolean;
  readonly log?: (message: string, error?: unknown) => void;
};

/**
 * Reads a JetStream stream in order into `deliver`, whose promise holds it back. The checkpoint lives with
 * the follower, in PostgreSQL, so messages need no acknowledgement: an ordered consumer starts after it.
 * Message n of the stream is event n of the log (see relay/event-stream.ts).
 */
export async function pumpMessages(
  { nats, streamName, after, has, log }: PumpOptions,
  signal: AbortSignal,
  deliver: (event: LoggedEvent) => Promise<void>,
): Promise<void> {
  while (!signal.aborted && !nats.isClosed()) {
    try {
      const consumer = await jetstream(nats, { timeout: REQUEST_TIMEOUT_MS }).consumers.get(streamName, {
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: after() + 1,
        inactive_threshold: CONSUMER_LIFE_MS,
      });
      const messages = await consumer.consume(PULL);
      const stop = () => messages.stop();
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      try {
        for await (const message of messages) {
          if (has?.(message.seq)) continue;
          const event = decodeEvent(message);
          if (event && !signal.aborted) await deliver(event);
        }
      } finally {
        signal.removeEventListener('abort', stop);
      }
    } catch (error) {
      // Before the first relay has made the stream there is nothing to follow, and nothing wrong.
      if (!signal.aborted && !isStreamNotFound(error)) log?.(`${streamName} cannot be followed`, error);
    }
    await wait(RETRY_MS, signal);
  }
}
