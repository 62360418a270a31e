import {
  DiscardPolicy,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type StreamInfo,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { EventStore } from '../event-store';
import type { Queryable } from '../read-events';
import { isStreamNotFound } from '../stream-not-found';
import type { EventTopic } from './event-message';

const REQUEST_TIMEOUT_MS = 2_000;
/** What the description of a stream says before the installation's id; nats-server 2.9 keeps no metadata. */
const MARK = 'Planted installation ';

/** The stream belongs to another installation that uses the same NATS and the same namespace. */
export class ForeignStreamError extends Error {
  override readonly name = 'ForeignStreamError';
  readonly code = 'foreign-stream';

  constructor(readonly streamName: string) {
    super(
      `${streamName} on NATS belongs to another installation: give each its own NATS_NAMESPACE. Until then this one goes on without NATS.`,
    );
  }
}

/** No server of the cluster leads the stream: between two leaders, or since most of them have lost their files. */
export class LeaderlessStreamError extends Error {
  override readonly name = 'LeaderlessStreamError';
  readonly code = 'leaderless-stream';

  constructor(readonly streamName: string) {
    super(`${streamName} has no leader in the cluster`);
  }
}

/**
 * Makes sure that the JetStream stream is a true copy of the log's beginning, and answers how far it goes.
 *
 * The invariant that everything rests on: message n of the stream is event n of the log. A stream that
 * is missing is created; one that has lost messages, or that has diverged from PostgreSQL
 * (restored from an older dump), is dropped and recreated. The caller then publishes what is missing.
 * @throws ForeignStreamError for a stream of another installation, which is left alone; LeaderlessStreamError for one
 * that no one can write to at the moment.
 */
export async function ensureEventStream(
  nats: NatsConnection,
  store: EventStore,
  topic: EventTopic,
  replicas = 1,
): Promise<number> {
  const manager = await jetstreamManager(nats, { timeout: REQUEST_TIMEOUT_MS, checkAPI: false });
  const info = await findStream(manager, topic.streamName);
  const description = MARK + (await readInstallation(store.pool));
  const marked = info?.config.description;
  if (marked?.startsWith(MARK) && marked !== description) throw new ForeignStreamError(topic.streamName);
  // What a server without the others says of a stream may be long past.
  if (info?.cluster && info.cluster.leader === undefined) throw new LeaderlessStreamError(topic.streamName);
  if (info && (await isTrueCopy(manager, store, info))) {
    // From before streams were marked, or from before the cluster had so many servers.
    if (marked !== description || info.config.num_replicas !== replicas)
      await manager.streams.update(topic.streamName, { description, num_replicas: replicas });
    return info.state.last_seq;
  }
  if (info) await manager.streams.delete(topic.streamName);
  await addStream(manager, topic, description, replicas);
  return 0;
}

/**
 * Makes an empty stream in the place of one without a leader. The cluster may know it no more while a server still
 * reports it: so it is added also where it cannot be deleted.
 * @throws ForeignStreamError for a stream of another installation, which is left alone.
 */
export async function remakeEventStream(
  nats: NatsConnection,
  store: EventStore,
  topic: EventTopic,
  replicas = 1,
): Promise<void> {
  await dropEventStream(nats, store, topic).catch((error: unknown) => {
    if (!isStreamNotFound(error)) throw error;
  });
  const manager = await jetstreamManager(nats, { timeout: REQUEST_TIMEOUT_MS, checkAPI: false });
  await addStream(manager, topic, MARK + (await readInstallation(store.pool)), replicas);
}

const addStream = (manager: JetStreamManager, topic: EventTopic, description: string, replicas: number) =>
  manager.streams.add({
    name: topic.streamName,
    description,
    subjects: [`${topic.subjectPrefix}.>`],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.New,
    num_replicas: replicas,
  });

export type EventStreamStatus = {
  /** How many messages the stream has, and the sequence of the newest. */
  readonly messages: number;
  readonly newest: number;
};

/** How far the stream goes; undefined when there is none. */
export async function eventStreamStatus(
  nats: NatsConnection,
  { streamName }: EventTopic,
): Promise<EventStreamStatus | undefined> {
  const manager = await jetstreamManager(nats, { timeout: REQUEST_TIMEOUT_MS, checkAPI: false });
  const info = await findStream(manager, streamName);
  return info && { messages: info.state.messages, newest: info.state.last_seq };
}

/**
 * Drops the stream, so that the relay that leads recreates it from PostgreSQL.
 * @throws ForeignStreamError for a stream of another installation, which is left alone.
 */
export async function dropEventStream(
  nats: NatsConnection,
  store: EventStore,
  { streamName }: EventTopic,
): Promise<void> {
  const manager = await jetstreamManager(nats, { timeout: REQUEST_TIMEOUT_MS, checkAPI: false });
  const info = await findStream(manager, streamName);
  if (!info) return;
  const marked = info.config.description;
  if (marked?.startsWith(MARK) && marked !== MARK + (await readInstallation(store.pool))) {
    throw new ForeignStreamError(streamName);
  }
  await manager.streams.delete(streamName);
}

async function readInstallation(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select id from event_store.installation');
  const [row] = rows;
  if (!row) throw new Error('the event store has no installation id');
  return row.id;
}

async function findStream(manager: JetStreamManager, name: string): Promise<StreamInfo | undefined> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (isStreamNotFound(error)) return undefined;
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
