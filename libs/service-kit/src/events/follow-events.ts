import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  type ApplyObserver,
  confirmDefinition,
  createJetStreamFeed,
  createTableFeed,
  type EventStore,
  type EventTopic,
  type DecryptEvents,
  type Projection,
  type PublishObserver,
  projectionStatus,
  runProjection,
  shareDecryption,
  shareUpcast,
  startRelay,
} from '@planted/event-sourcing';
import type { Logger } from 'pino';
import type { HealthReport } from '../health/health-query';
import { warnThrottled } from '../logging/warn-throttled';
import { readModelStates } from '../readiness/read-model-states';
import type { ServiceDefinition } from '../service-definition';
import { untilReadable } from './until-readable';
import { upcasterOf } from './upcaster-of';

export interface FollowEventsOptions {
  readonly store: EventStore;
  readonly nats: NatsConnection | undefined;
  readonly services: readonly ServiceDefinition[];
  readonly log: Logger;
  readonly topic: EventTopic;
  readonly decrypt: DecryptEvents;
  /** Replicas of the log in the NATS cluster. */
  readonly replicas: number;
  /** Observe what each read model does. */
  readonly observers: readonly ((readModel: string) => ApplyObserver)[];
  /** Observes what this process's relay brings to NATS. */
  readonly publishing: PublishObserver;
}

export interface EventFollowing {
  /** The read models of these services. */
  readonly projections: readonly Projection[];
  isRelayLeader(): boolean;
  /** How far the read models of one service are behind. */
  lagOf(service: string): Promise<HealthReport['readModels']>;
  stop(): Promise<void>;
}

/**
 * Starts this process's relay and its services' read models; resolves once every read model can be read.
 * @throws DefinitionChangedError when the SQL of one was changed and its version was not raised.
 */
export async function followEvents(options: FollowEventsOptions): Promise<EventFollowing> {
  const { store, nats, services, topic, replicas, observers, publishing: observer } = options;
  const log = warnThrottled(options.log);
  const projections = services.flatMap((service) => service.projections ?? []);
  for (const projection of projections) await confirmDefinition(store.pool, projection);
  const holder = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const relay = startRelay({ store, holder, log, topic, replicas, observer, ...(nats && { nats }) });
  const feed = nats ? createJetStreamFeed({ store, nats, log, topic }) : createTableFeed({ store, log });
  const upcaster = shareUpcast(upcasterOf(services, shareDecryption(options.decrypt, store.justEncrypted)));
  const readModels = projections.map(({ id }) => id);
  const running = projections.map((projection) =>
    runProjection({
      store,
      feed,
      projection,
      upcaster,
      log,
      observer: heardBy(observers.map((of) => of(projection.id))),
    }),
  );
  const stop = async () => {
    await Promise.all(running.map((each) => each.stop()));
    await relay.stop();
  };
  try {
    await untilReadable(readModels, () => projectionStatus(store.pool, readModels));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    projections,
    isRelayLeader: relay.isLeader,
    stop,
    async lagOf(service) {
      const own = projections.filter(({ schema }) => schema === service);
      if (own.length === 0) return {};
      const states = await readModelStates(store.pool, own);
      return Object.fromEntries(
        states.map(({ name, lag, parked, missing }) => [
          name,
          { lag, ...(parked > 0 && { parked }), ...(missing && { missing }) },
        ]),
      );
    },
  };
}

const heardBy = (observers: readonly ApplyObserver[]): ApplyObserver => ({
  applied: (events, startedAt) => observers.forEach((each) => each.applied?.(events, startedAt)),
  parked: (event, reason) => observers.forEach((each) => each.parked?.(event, reason)),
});
