import type { RecordedEvent } from './event';

/** How one event type is read: its current version, and the upcaster from each older version to the next. */
export type EventTypeVersions = {
  readonly current: number;
  /** `{1: data1 => data2, 2: data2 => data3}` for current 3. */
  readonly upcasters?: Readonly<Record<number, (data: unknown) => unknown>>;
  /** Checks (and may narrow) the data of the current version, for example a zod schema's `parse`. */
  readonly parse?: (data: unknown) => unknown;
};

/**
 * Decrypts what is encrypted in events, all at once, since keys are fetched for it. What cannot be decrypted becomes a
 * placeholder; throws only when the keys cannot be reached.
 */
export type DecryptEvents = <E extends RecordedEvent>(events: readonly E[]) => Promise<readonly E[]>;

/** Brings stored events to the shape that today's code knows. */
export type Upcaster = {
  knows(type: string): boolean;
  /** Whether it is of a known type, and of no version that is still to come. */
  reads(event: Pick<RecordedEvent, 'type' | 'schemaVersion'>): boolean;
  /** What comes before upcast, where events are stored encrypted. */
  readonly decrypt?: DecryptEvents;
  /** @throws UnreadableEventError for an unknown type, a future version, or data that `parse` refuses. */
  upcast<E extends RecordedEvent>(event: E): E;
};

export type UnreadableEventCode = 'unknown-event-type' | 'future-event-version' | 'malformed-event';

/** An event that this code cannot read; a projection parks it, a command fails on it. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';

  constructor(
    readonly code: UnreadableEventCode,
    readonly event: Pick<RecordedEvent, 'id' | 'stream' | 'type' | 'schemaVersion'>,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${event.type} v${event.schemaVersion} of ${event.stream}: ${detail}`, options);
  }
}

/** Whether newer code may read what this code cannot. */
export const isUnknownEventVersion = (error: unknown): boolean =>
  error instanceof UnreadableEventError && error.code !== 'malformed-event';

/** An upcaster over every event type that the caller may meet. */
export function createUpcaster(
  eventTypes: Readonly<Record<string, EventTypeVersions>>,
  decrypt?: DecryptEvents,
): Upcaster {
  const byType = new Map(Object.entries(eventTypes));
  return {
    ...(decrypt && { decrypt }),
    knows: (type) => byType.has(type),
    reads: ({ type, schemaVersion }) => schemaVersion <= (byType.get(type)?.current ?? 0),
    upcast<E extends RecordedEvent>(event: E): E {
      const versions = byType.get(event.type);
      if (!versions) throw new UnreadableEventError('unknown-event-type', event, 'no schema is registered');
      if (event.schemaVersion > versions.current) {
        throw new UnreadableEventError('future-event-version', event, `newest known is ${versions.current}`);
      }
      try {
        const data = toCurrent(versions, event);
        return {
          ...event,
          schemaVersion: versions.current,
          data: versions.parse ? versions.parse(data) : data,
        };
      } catch (cause) {
        throw new UnreadableEventError('malformed-event', event, messageOf(cause), { cause });
      }
    },
  };
}

/** Takes every event as it is; for code without old versions. */
export const asStored: Upcaster = { knows: () => true, reads: () => true, upcast: (event) => event };

/** Events as they are stored, decrypted where they are encrypted. */
export const decryptEvents = <E extends RecordedEvent>(
  { decrypt }: Pick<Upcaster, 'decrypt'>,
  events: readonly E[],
): Promise<readonly E[]> => (decrypt ? decrypt(events) : Promise.resolve(events));

function toCurrent(versions: EventTypeVersions, event: RecordedEvent): unknown {
  let data: unknown = event.data;
  for (let version = event.schemaVersion; version < versions.current; version += 1) {
    const upcast = versions.upcasters?.[version];
    if (!upcast) throw new Error(`no upcaster from version ${version}`);
    data = upcast(data);
  }
  return data;
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
