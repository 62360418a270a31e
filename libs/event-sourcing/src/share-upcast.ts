import type { RecordedEvent } from './event';
import type { Upcaster } from './upcast';

/**
 * Brings an event to its current version, and checks it, once for all who are handed the same one in this process: none of
 * them may change anything in it. It is kept as long as they have the event.
 */
export function shareUpcast(upcaster: Upcaster): Upcaster {
  const known = new WeakMap<RecordedEvent, RecordedEvent>();
  return {
    ...upcaster,
    upcast<E extends RecordedEvent>(event: E): E {
      const current = (known.get(event) as E | undefined) ?? upcaster.upcast(event);
      known.set(event, current);
      return current;
    },
  };
}
