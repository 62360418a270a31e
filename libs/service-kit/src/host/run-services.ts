import type { Provider } from '@nestjs/common';
import { createEventStore, type EventTopic, migrateEventStore } from '@planted/event-sourcing';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { openDataSource } from '../database/open-data-source';
import { connectPatiently } from '../database/connect-patiently';
import { connectingWithin, openPool } from '../database/open-pool';
import { followEvents } from '../events/follow-events';
import { reportHealth } from '../health/report-health';
import { logAppends, logApplied } from '../logging/log-events';
import type { MessagingAdapter, Responder } from '../messaging/messaging';
import type { NatsLink } from '../messaging/nats-link';
import type { Metrics } from '../metrics/create-metrics';
import { measureAppends } from '../metrics/measure-appends';
import { measurePool } from '../metrics/measure-connections';
import { createApplyCounter, measureFollowing } from '../metrics/measure-following';
import { createMessageTimer } from '../metrics/measure-messages';
import type { Readiness } from '../readiness/readiness';
import { watchReadModels } from '../readiness/watch-read-models';
import { checkMasterKey } from '../master-key/check-master-key';
import { readMasterKey } from '../master-key/read-master-key';
import { migratePersonalData } from '../personal-data/migrate-personal-data';
import { createEventEncryption } from '../personal-data/event-encryption';
import { createPersonalData } from '../personal-data/personal-data';
import { encryptOldKeys } from '../personal-data/encrypt-old-keys';
import type { ServiceDefinition } from '../service-definition';
import { traceApplied, traceAppends, tracePublished } from '../tracing/trace-events';
import { traceAnswers } from '../tracing/trace-messages';
import type { Tracing } from '../tracing/tracing';
import * as token from '../tokens';
import type { HostOptions } from './host-options';
import type { ResourceStack } from './resource-stack';
import { createServiceContext } from './service-context';

export interface RunServicesOptions extends HostOptions {
  /** PostgreSQL. */
  readonly url: string;
  readonly nats: NatsLink;
  readonly messaging: MessagingAdapter;
  readonly resources: ResourceStack;
  readonly topic: EventTopic;
  /** Most connections to PostgreSQL at once. */
  readonly connections: number;
  /** Replicas of the log in the NATS cluster. */
  readonly replicas: number;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** Maximum lag of a read model, in milliseconds. */
  readonly boundMs: number;
  /** Longest wait for a message's answer, in milliseconds. */
  readonly answerMs: number;
}

/**
 * Migrations, handlers, relay, read models, and only then the first answer.
 * @returns whether PostgreSQL answers and the read models are within their bound.
 */
export async function runServices(options: RunServicesOptions): Promise<() => Readiness> {
  const { url, nats, messaging, resources, services, log, topic, replicas, metrics, tracing, boundMs } =
    options;
  const connectWithin = connectingWithin(options.answerMs);
  const pool = openPool({ url, log, size: options.connections, connectWithin });
  resources.defer('PostgreSQL', () => pool.end());
  measurePool(metrics, pool);
  (await connectPatiently(() => pool.connect(), log)).release();
  await migrateEventStore(pool);
  const masterKey = await readMasterKey(options.environment);
  await migratePersonalData(pool);
  await checkMasterKey(pool, masterKey);
  await encryptOldKeys(pool, masterKey);
  const store = traceAppends(
    logAppends(measureAppends(createEventStore(pool, options.answerMs), metrics), log),
    tracing,
  );
  resources.defer('the event store', store.close);
  const personalData = createPersonalData(pool, masterKey);
  const common: Provider[] = [
    { provide: token.MESSAGING, useValue: messaging },
    { provide: token.POOL, useValue: pool },
    { provide: token.EVENT_STORE, useValue: store },
    { provide: token.PERSONAL_DATA, useValue: personalData },
    { provide: token.MASTER_KEY, useValue: masterKey },
    { provide: token.CLOCK, useValue: options.clock ?? (() => new Date()) },
    { provide: token.NEW_ID, useValue: options.newId ?? (() => uuidv7()) },
    { provide: token.LOG, useValue: log },
    { provide: token.ENVIRONMENT, useValue: options.environment },
  ];
  const responders: Responder[] = [];
  for (const definition of services) {
    const tables = await providedTables(definition, pool, options);
    const { app, responder } = await createServiceContext(definition, [...common, ...tables], log);
    resources.defer(definition.name, () => app.close());
    responders.push(responder);
  }
  const following = await followEvents({
    store,
    nats: nats.connection,
    services,
    log,
    topic,
    decrypt: createEventEncryption(personalData).decrypt,
    replicas,
    observers: [createApplyCounter(metrics), logApplied(log), traceApplied(tracing)],
    publishing: tracePublished(tracing),
  });
  resources.defer('the read models', following.stop);
  const watch = watchReadModels({ store, projections: following.projections, boundMs, log });
  resources.defer('the watch over the read models', watch.stop);
  measureFollowing(metrics, { watch, isRelayLeader: following.isRelayLeader });
  const timed = createMessageTimer(metrics);
  const traced = traceAnswers(tracing);
  for (const { service, answers } of responders) {
    const health = reportHealth(pool, () => following.lagOf(service));
    const responder = { service, answers: new Map([...answers, ['health', health]]) };
    resources.defer(`answers of ${service}`, await messaging.serve(traced(timed(responder))));
    log.info({ service }, 'answers');
  }
  return watch.readiness;
}

/** TypeORM, for a service that has tables of its own besides its read models. */
async function providedTables(
  definition: ServiceDefinition,
  pool: Pool,
  { url, log, resources, answerMs }: RunServicesOptions,
): Promise<Provider[]> {
  if (!definition.entities && !definition.migrations) return [];
  const dataSource = await openDataSource({
    ...{ url, pool, definition, log },
    connectWithin: connectingWithin(answerMs),
  });
  resources.defer(`the tables of ${definition.name}`, () => dataSource.destroy());
  return [{ provide: DataSource, useValue: dataSource }];
}
