import type { ApplyObserver, EventStore } from '@planted/event-sourcing';
import type { Logger } from 'pino';

/** The same store, with a line for each append under the correlation id that its events carry. */
export const logAppends = (store: EventStore, log: Logger): EventStore => ({
  ...store,
  async append(request) {
    const result = await store.append(request);
    const { stream, events, metadata } = request;
    const { outcome, version } = result;
    const types = events.map(({ type }) => type);
    log.debug({ correlationId: metadata.correlationId, stream, types, outcome, version }, 'events appended');
    return result;
  },
});

/** A line for each event that a read model applies or parks, under the correlation id of the command behind it. */
export const logApplied =
  (log: Logger) =>
  (readModel: string): ApplyObserver => ({
    applied(events) {
      if (!log.isLevelEnabled('debug')) return;
      for (const { type, stream, sequence, metadata } of events)
        log.debug(
          { correlationId: metadata.correlationId, readModel, type, stream, sequence },
          'an event was applied',
        );
    },
    parked({ type, stream, sequence, metadata }, reason) {
      log.warn(
        { correlationId: metadata.correlationId, readModel, type, stream, sequence, reason },
        'event parked',
      );
    },
  });
