import type { RecordedEvent } from '../event';
import { listEvents, type EventFilter } from '../list-events';
import { SEQUENCED } from '../signals';
import { createWakeup } from '../wakeup';
import type { OpsTool } from './ops-tool';

/** The longest delay of an event when its wake-up was lost. */
const POLL_MS = 1_000;
const BATCH = 500;

/** Hands on the last events that the filter lets through, and then those that come, until the tool's signal aborts. */
export async function tailEvents(
  { store, signal }: Pick<OpsTool, 'store' | 'signal'>,
  { lines, ...filter }: EventFilter & { readonly lines: number },
  onEvents: (events: readonly RecordedEvent[]) => void,
): Promise<void> {
  const wakeup = createWakeup();
  const unsubscribe = store.signals.subscribe(SEQUENCED, wakeup.wake);
  try {
    let after = await store.head();
    const last = await listEvents(store.pool, { ...filter, until: after, limit: lines, newest: true });
    if (last.length > 0) onEvents(last.toReversed());
    while (!signal.aborted) {
      const until = Math.min(await store.head(), after + BATCH);
      if (until === after) {
        await wakeup.wait(POLL_MS, signal);
        continue;
      }
      const events = await listEvents(store.pool, { ...filter, after, until, limit: BATCH });
      if (events.length > 0) onEvents(events);
      after = until;
    }
  } finally {
    unsubscribe();
  }
}
