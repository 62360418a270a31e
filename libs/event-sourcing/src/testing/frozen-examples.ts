import type { DomainEvent, RecordedEvent } from '../event';
import { decryptEvents, type Upcaster } from '../upcast';

/**
 * Declares tests that every stored version of every event can still be read. An example is written once, when its
 * version is new, and never changed: the stores out there hold it.
 */
export function describeFrozenExamples(
  upcaster: Upcaster,
  examples: readonly { stored: DomainEvent; current: unknown }[],
): void {
  describe('frozen examples', () => {
    it.each(examples.map((example) => [`${example.stored.type} v${example.stored.schemaVersion}`, example]))(
      'reads %s',
      async (_name, { stored, current }) => {
        const [event] = await decryptEvents(upcaster, [recorded(stored)]);
        expect(event && upcaster.upcast(event).data).toEqual(current);
      },
    );
  });
}

/** An event as if it had been stored first in a stream, for tests of readers. */
export function recorded<E extends DomainEvent>(
  event: E,
  more: Partial<RecordedEvent> = {},
): RecordedEvent<E> {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    stream: 'example-1',
    version: 1,
    sequence: 1,
    metadata: {
      actor: 'someone',
      time: '2026-05-01T08:00:00.000Z',
      correlationId: 'correlation-1',
      causationId: null,
      commandId: null,
      service: 'example',
    },
    ...more,
    ...event,
  };
}
