import { randomUUID } from 'node:crypto';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { connectToNats } from '../connect-to-nats';
import type { EventTopic } from '../relay/event-message';

export type TestNats = {
  readonly nats: NatsConnection;
  /** A stream name and subjects that no other test uses. */
  readonly topic: EventTopic;
  /** Deletes the stream and closes the connection. */
  close(): Promise<void>;
};

/**
 * A connection and a topic of its own for one test file, on the server of `TEST_NATS_URL`.
 * @throws when that variable is not set.
 */
export async function createTestNats(): Promise<TestNats> {
  const servers = process.env.TEST_NATS_URL;
  if (!servers) throw new Error('TEST_NATS_URL names no NATS server');
  const nats = await connectToNats({ servers, name: 'test' });
  const name = randomUUID().replaceAll('-', '');
  const topic = { streamName: `TEST_${name}`, subjectPrefix: `test.${name}` };
  return {
    nats,
    topic,
    async close() {
      const manager = await jetstreamManager(nats, { checkAPI: false });
      await manager.streams.delete(topic.streamName).catch(() => undefined);
      await nats.close();
    },
  };
}

/**
 * `describe`, left out on a machine that has no NATS: the product runs there on the event table alone. It is looked up
 * when it is called: benches load this file too, where there is none.
 */
export const describeWithNats = (name: string, tests: () => void): void =>
  (process.env.TEST_NATS_URL ? describe : describe.skip)(name, tests);

/** Every message of a JetStream stream, as text, whoever published it. */
export async function readMessages(servers: string, streamName: string): Promise<string[]> {
  const nats = await connectToNats({ servers, name: 'reader' });
  try {
    const { streams } = await jetstreamManager(nats, { checkAPI: false });
    const { state } = await streams.info(streamName);
    const messages: string[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await streams.getMessage(streamName, { seq });
      if (message) messages.push(`${message.subject} ${message.string()}`);
    }
    return messages;
  } finally {
    await nats.close();
  }
}
