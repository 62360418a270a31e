import type { EventStore } from '@planted/event-sourcing';
import { Counter, Histogram } from 'prom-client';
import { type Metrics, SECONDS } from './create-metrics';

/** The same store, with its appends timed by how they came out, and its events counted by type. */
export function measureAppends(store: EventStore, metrics: Metrics): EventStore {
  const seconds = new Histogram({
    name: 'planted_append_seconds',
    help: 'Appends to the event store, by outcome: appended, duplicate, conflict or failed.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [metrics],
  });
  const events = new Counter({
    name: 'planted_events_appended_total',
    help: 'Events appended by this process, by type.',
    labelNames: ['type'],
    registers: [metrics],
  });
  return {
    ...store,
    async append(request) {
      const stop = seconds.startTimer({ outcome: 'failed' });
      try {
        const result = await store.append(request);
        stop({ outcome: result.outcome });
        if (result.outcome === 'appended') for (const { type } of request.events) events.inc({ type });
        return result;
      } catch (error) {
        stop();
        throw error;
      }
    },
  };
}
