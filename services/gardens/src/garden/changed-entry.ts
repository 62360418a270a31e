import type { Changed, GardenEvent } from '@planted/contracts';
import type { RecordedEvent } from '@planted/event-sourcing';

/** The revision that a change has led to; the one before where it changed nothing. */
export function changedEntry(
  { id, revision }: Changed,
  [event]: readonly RecordedEvent<GardenEvent>[],
): Changed {
  const data = event?.data;
  return { id, revision: data && 'eventId' in data ? data.revision : revision };
}
