import {
  DiscardPolicy,
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type StreamInfo,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { EventStore } from '../event-store';
import type { EventTopic } from './event-message';

/** JetStream's error code for a stream that does not exist. */
const STREAM_NOT_FOUND = 10_059;
const REQUEST_TIMEOUT_MS = 2_000;

/**
 * Makes sure that the JetStream stream is a true copy of the log's beginning, and answers how far it goes.
 *
 * The invariant that everything rests on: message n of the stream is event n of the log. A stream that
 * is missing is created; one that has lost messages, or that tells another history than PostgreSQL
 * (restored from an older dump), is dropped and created anew. The caller then publishes what is missing.
 */
export async function ensureEventStream(
  nats: NatsConnection,
  store: EventStore,
  topic: EventTopic,
  replicas = 1,
): Promise<number> {
  const manager = await jetstreamManager(nats, { timeout: REQUEST_TIMEOUT_MS, checkAPI: false });
  const info = await findStream(manager, topic.streamName);
  if (info && (await isTrueCopy(manager, store, info))) return info.state.last_seq;
  if (info) await manager.streams.delete(topic.streamName);
  await manager.streams.add({
    name: topic.streamName,
    subjects: [`${topic.subjectPrefix}.>`],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.New,
    num_replicas: replicas,
  });
  return 0;
}

async function findStream(manager: JetStreamManager, name: string): Promise<StreamInfo | undefined> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === STREAM_NOT_FOUND) return undefined;
    throw error;
  }
}

async function isTrueCopy(manager: JetStreamManager, store: EventStore, { config, state }: StreamInfo) {
  if (state.messages !== state.last_seq) return false;
  if (state.last_seq === 0) return true;
  const [event] = await store.readLog({ after: state.last_seq - 1, limit: 1 });
  const message = await manager.streams.getMessage(config.name, { seq: state.last_seq });
  return event !== undefined && message?.header.get('Nats-Msg-Id') === event.id;
}
