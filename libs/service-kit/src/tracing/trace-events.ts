import type { ApplyObserver, EventStore, LoggedEvent, PublishObserver } from '@planted/event-sourcing';
import { noTracing, type Tracing } from './tracing';

/** A log that is replayed from its beginning has nothing to say to traces that are long closed. */
const RECENT_MS = 60_000;

/** The same store, with a span for each append; the store itself where nothing is traced. */
export function traceAppends(store: EventStore, tracing: Tracing): EventStore {
  if (tracing === noTracing) return store;
  return {
    ...store,
    async append(request) {
      const span = tracing.begin({
        name: 'append',
        kind: 'client',
        correlationId: request.metadata.correlationId,
        attributes: { 'planted.events': typesOf(request.events) },
      });
      try {
        const result = await span.run(() => store.append(request));
        span.end({ attributes: { 'planted.outcome': result.outcome } });
        return result;
      } catch (error) {
        span.end({ failed: true });
        throw error;
      }
    },
  };
}

/** A span for each event that goes to NATS, from its reading to its acknowledgement. */
export const tracePublished = (tracing: Tracing): PublishObserver => ({
  published(events, startedAt) {
    if (tracing === noTracing) return;
    const now = Date.now();
    for (const event of recent(events, now))
      tracing.record({ name: 'publish', kind: 'producer', ...about(event) }, startedAt, now);
  },
});

/** A span for each event and read model, from the beginning of the transaction that applies it to its commit. */
export const traceApplied =
  (tracing: Tracing) =>
  (readModel: string): ApplyObserver => ({
    applied(events, startedAt) {
      if (tracing === noTracing) return;
      const now = Date.now();
      for (const event of recent(events, now))
        tracing.record({ name: `apply to ${readModel}`, kind: 'consumer', ...about(event) }, startedAt, now);
    },
  });

const typesOf = (events: readonly { readonly type: string }[]) =>
  [...new Set(events.map(({ type }) => type))].join(' ');

const recent = (events: readonly LoggedEvent[], now: number) =>
  events.filter(({ metadata }) => now - Date.parse(metadata.time) < RECENT_MS);

const about = ({ type, metadata }: LoggedEvent) => ({
  correlationId: metadata.correlationId,
  attributes: { 'planted.events': type },
});
