import type { DomainEvent, EventMetadata, NewEvent, RecordedEvent } from './event';
import { readStream, type Queryable } from './read-events';

/** The largest event that is stored, in bytes of its JSON; with its envelope it must fit NATS, which takes 1 MiB a message. */
export const MAX_EVENT_SIZE = 640 * 1024;

export type AppendRequest<E extends DomainEvent = DomainEvent> = {
  readonly stream: string;
  /** The version that the decision was made on (0: the stream must be new); 'any' for facts that depend on none. */
  readonly expectedVersion: number | 'any';
  readonly events: readonly NewEvent<E>[];
  readonly metadata: EventMetadata;
};

export type AppendResult<E extends DomainEvent = DomainEvent> =
  /** `duplicate`: this actor's command id was here before; the events are those of the first time. */
  | {
      readonly outcome: 'appended' | 'duplicate';
      readonly events: readonly RecordedEvent<E>[];
      readonly version: number;
    }
  /** Someone else was first; `version` is the current version of the stream. */
  | { readonly outcome: 'conflict'; readonly version: number };

/** An event whose data is larger than `MAX_EVENT_SIZE`; nothing was stored. */
export class EventTooLargeError extends Error {
  override readonly name = 'EventTooLargeError';
  readonly code = 'event-too-large';

  constructor(
    readonly type: string,
    readonly size: number,
  ) {
    super(`event-too-large: ${type} is ${size} bytes; the limit is ${MAX_EVENT_SIZE}`);
  }
}

/** The actor was closed (`closeActor`): nothing is appended for them any more. */
export class ActorClosedError extends Error {
  override readonly name = 'ActorClosedError';
  readonly code = 'actor-closed';

  constructor(readonly actor: string) {
    super(`actor-closed: ${actor} is closed; no more events can be appended`);
  }
}

/** The actor's other request came under this command id before; nothing was stored for this one. */
export class CommandIdReusedError extends Error {
  override readonly name = 'CommandIdReusedError';
  readonly code = 'command-id-reused';

  constructor(readonly commandId: string) {
    super(`command-id-reused: ${commandId} was used for a different request`);
  }
}

/**
 * Appends all events or none; the commit is flushed to disk when the promise resolves. One round trip, and for a single
 * event that was not appended a second one that asks why.
 * @throws EventTooLargeError, ActorClosedError, CommandIdReusedError, or PostgreSQL's error when it cannot be reached.
 */
export async function append<E extends DomainEvent>(
  db: Queryable,
  request: AppendRequest<E>,
): Promise<AppendResult<E>> {
  const [first, ...others] = request.events;
  if (!first) throw new RangeError('append needs at least one event');
  const version = others.length === 0 ? await storeOne(db, request, first, toJson(first)) : null;
  return version ? appended(request, version) : appendOrTellWhy(db, request);
}

/** `append` where the short way for one event has been tried, or is none. */
export async function appendOrTellWhy<E extends DomainEvent>(
  db: Queryable,
  request: AppendRequest<E>,
): Promise<AppendResult<E>> {
  const { stream, metadata } = request;
  const { outcome, version } = await storeAll(db, request);
  if (outcome === 'appended') return appended(request, version);
  if (outcome === 'closed') throw new ActorClosedError(metadata.actor);
  if (outcome === 'reused') throw new CommandIdReusedError(metadata.commandId ?? '');
  if (outcome === 'conflict') return { outcome, version };
  const stored = (await readStream(db, stream)) as unknown as RecordedEvent<E>[];
  return { outcome, events: stored.filter((event) => isFrom(event, metadata)), version };
}

/** The answer to an append whose events are stored up to this version. */
export function appended<E extends DomainEvent>(
  { stream, events, metadata }: AppendRequest<E>,
  version: number,
): AppendResult<E> {
  const before = version - events.length;
  return {
    outcome: 'appended',
    events: events.map((event, i) => ({
      ...event,
      stream,
      version: before + 1 + i,
      metadata,
      sequence: null,
    })),
    version,
  };
}

type Answer = { readonly outcome: AppendResult['outcome'] | 'closed' | 'reused'; readonly version: number };

/** @returns the event's version; null when it was not stored, which `storeAll` can tell the reason of. */
export async function storeOne(
  db: Queryable,
  request: AppendRequest,
  event: NewEvent,
  json: string,
): Promise<number | null> {
  const { rows } = await db.query<{ version: number | null }>({
    name: 'event_store.append_one',
    text: 'select event_store.append_one($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13) as version',
    values: [
      ...aboutAll(request),
      event.id,
      event.type,
      event.schemaVersion,
      json,
      request.metadata.fingerprint ?? null,
    ],
  });
  return rows[0]?.version ?? null;
}

async function storeAll(db: Queryable, request: AppendRequest): Promise<Answer> {
  const { events } = request;
  const { rows } = await db.query<Answer>({
    name: 'event_store.append',
    text: 'select outcome, version from event_store.append($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13)',
    values: [
      ...aboutAll(request),
      events.map((event) => event.id),
      events.map((event) => event.type),
      events.map((event) => event.schemaVersion),
      events.map(toJson),
      request.metadata.fingerprint ?? null,
    ],
  });
  const [answer] = rows;
  if (!answer) throw new Error('event_store.append returned no rows');
  return answer;
}

/** What the events of an append have in common, in the order of all that append. */
export function aboutAll({ stream, expectedVersion, metadata }: AppendRequest): readonly unknown[] {
  return [
    stream,
    expectedVersion === 'any' ? null : expectedVersion,
    metadata.actor,
    metadata.time,
    metadata.correlationId,
    metadata.causationId,
    metadata.commandId,
    metadata.service,
  ];
}

/** Whether this event was appended by the same actor's command. */
export const isFrom = (
  event: RecordedEvent,
  { actor, commandId }: Pick<EventMetadata, 'actor' | 'commandId'>,
) => commandId !== null && event.metadata.commandId === commandId && event.metadata.actor === actor;

/**
 * Whether these events, which are from the same command id, were made by another request. What an earlier release
 * stored has no fingerprint, and counts as the same.
 */
export const isOfOtherRequest = (
  [first]: readonly RecordedEvent[],
  fingerprint: string | undefined,
): boolean =>
  fingerprint !== undefined &&
  first?.metadata.fingerprint !== undefined &&
  first.metadata.fingerprint !== fingerprint;

/** @returns the data as it is stored. @throws EventTooLargeError */
export function toJson({ type, data }: DomainEvent): string {
  const json = JSON.stringify(data) ?? 'null';
  const size = Buffer.byteLength(json);
  if (size > MAX_EVENT_SIZE) throw new EventTooLargeError(type, size);
  return json;
}
