import { v7 } from 'uuid';
import type { DomainEvent, EventMetadata } from '../event';
import type { EventStore } from '../event-store';

/** Appends events to a stream whatever its version, as this actor; for this library's own tests. */
export async function appendEvents(
  store: Pick<EventStore, 'append'>,
  stream: string,
  events: readonly DomainEvent[],
  metadata: Partial<EventMetadata> = {},
) {
  const result = await store.append({
    stream,
    expectedVersion: 'any',
    events: events.map((event) => ({ ...event, id: v7() })),
    metadata: metadataOf(metadata),
  });
  if (result.outcome !== 'appended') throw new Error(`not appended: ${result.outcome}`);
  return result.events;
}

export const metadataOf = (more: Partial<EventMetadata> = {}): EventMetadata => ({
  actor: 'rose',
  time: '2026-05-01T08:00:00.000Z',
  correlationId: 'correlation-1',
  causationId: null,
  commandId: null,
  service: 'tallies',
  ...more,
});
