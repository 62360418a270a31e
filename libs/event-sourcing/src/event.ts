/** What a decider produces: a fact in the past tense, its shape's version, and its data (plain JSON). */
export type DomainEvent<Type extends string = string, Data = unknown> = {
  readonly type: Type;
  /** 1, 2, … : which frozen shape `data` has. */
  readonly schemaVersion: number;
  readonly data: Data;
};

/** Who, when and why; stored beside every event. */
export type EventMetadata = {
  /** An opaque user id, or `SYSTEM_ACTOR`. Never a name or an address. */
  readonly actor: string;
  /** ISO 8601 with milliseconds, UTC. */
  readonly time: string;
  /** Shared by everything that one request set off. */
  readonly correlationId: string;
  /** The event or command that led to this one, when it was not a person. */
  readonly causationId: string | null;
  /** Makes a retry harmless: one actor's command id appends to a stream at most once. */
  readonly commandId: string | null;
  /**
   * Of the request behind the command, where the client named it by a key: the same id with another fingerprint is
   * another request. Known to the store and to who reads a stream; not part of the log.
   */
  readonly fingerprint?: string;
  /** The service that owns the stream; part of the subject on NATS. */
  readonly service: string;
};

/** An event on its way into a stream; its id (uuid v7) is already chosen. */
export type NewEvent<E extends DomainEvent = DomainEvent> = E & { readonly id: string };

/** An event as it is in the store. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = E & {
  readonly id: string;
  /** `<kind>-<uuid>`, such as `garden-0190…`. */
  readonly stream: string;
  /** 1, 2, … without a gap in its stream. */
  readonly version: number;
  readonly metadata: EventMetadata;
  /** 1, 2, … without a gap over all streams; null until the relay has sequenced it. */
  readonly sequence: number | null;
};

/** A recorded event that the relay has given its place in the log. */
export type LoggedEvent<E extends DomainEvent = DomainEvent> = RecordedEvent<E> & {
  readonly sequence: number;
};

/** The actor of what the product does by itself. */
export const SYSTEM_ACTOR = 'system';
