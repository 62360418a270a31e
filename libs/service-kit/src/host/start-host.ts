import type { Provider } from '@nestjs/common';
import { createEventStore, type EventTopic, migrateEventStore } from '@planted/event-sourcing';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { commonSettings, ConfigurationError, type Environment, readSettings } from '../configuration';
import { openDataSource } from '../database/open-data-source';
import { openPool } from '../database/open-pool';
import { followEvents } from '../events/follow-events';
import { reportHealth } from '../health/report-health';
import { createInProcessMessaging } from '../messaging/in-process';
import type { Messaging, MessagingAdapter, Responder } from '../messaging/messaging';
import { createNatsMessaging } from '../messaging/nats';
import { type NatsLink, type NatsState, openNatsLink } from '../messaging/nats-link';
import type { ServiceDefinition } from '../service-definition';
import * as token from '../tokens';
import { createLifetime } from './lifetime';
import { createServiceContext } from './service-context';

export interface HostOptions {
  readonly environment: Environment;
  readonly log: Logger;
  /** The services that this process runs; none for a process that only sends. */
  readonly services: readonly ServiceDefinition[];
  /** Whether all services are in this process, or messages travel over NATS. */
  readonly messages: 'in-process' | 'nats';
  readonly clock?: token.Clock;
  readonly newId?: token.NewId;
  /** Where the log stands on NATS; the product's own place when absent. */
  readonly topic?: EventTopic;
}

/** A process that runs services. */
export interface Host {
  readonly messaging: Messaging;
  natsState(): NatsState;
  /** Stops answering, finishes what is under way, closes every connection. */
  stop(): Promise<void>;
}

/**
 * Migrates, then starts to answer. What was already opened is closed when a later step fails.
 * @throws ConfigurationError, or the error of a server that cannot be reached.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { log, services } = options;
  const settings = readSettings(commonSettings, options.environment);
  const lifetime = createLifetime(log);
  try {
    const nats = await openNatsLink(settings.NATS_URL, log);
    lifetime.onEnd('NATS', nats.close);
    const messaging = adapterFor(options, nats);
    if (services.length > 0) {
      const url = needed(settings.DATABASE_URL, 'DATABASE_URL');
      const pool = openPool({ url, log });
      lifetime.onEnd('PostgreSQL', () => pool.end());
      await migrateEventStore(pool);
      const store = createEventStore(pool);
      lifetime.onEnd('the event store', store.close);
      const common: Provider[] = [
        { provide: token.MESSAGING, useValue: messaging },
        { provide: token.POOL, useValue: pool },
        { provide: token.EVENT_STORE, useValue: store },
        { provide: token.CLOCK, useValue: options.clock ?? (() => new Date()) },
        { provide: token.NEW_ID, useValue: options.newId ?? (() => uuidv7()) },
        { provide: token.LOG, useValue: log },
        { provide: token.ENVIRONMENT, useValue: options.environment },
      ];
      const responders: Responder[] = [];
      for (const definition of services) {
        const dataSource = await openDataSource({ url, pool, definition, log });
        lifetime.onEnd(`the tables of ${definition.name}`, () => dataSource.destroy());
        const provided = [...common, { provide: DataSource, useValue: dataSource }];
        const { app, responder } = await createServiceContext(definition, provided, log);
        lifetime.onEnd(definition.name, () => app.close());
        responders.push(responder);
      }
      const following = await followEvents({
        store,
        nats: nats.connection,
        services,
        log,
        ...(options.topic && { topic: options.topic }),
      });
      lifetime.onEnd('the read models', following.stop);
      for (const { service, answers } of responders) {
        const health = reportHealth(pool, () => following.lagOf(service));
        const responder = { service, answers: new Map([...answers, ['health', health]]) };
        lifetime.onEnd(`answers of ${service}`, await messaging.serve(responder));
        log.info({ service }, 'answers');
      }
    }
    return { messaging, natsState: nats.state, stop: lifetime.end };
  } catch (error) {
    await lifetime.end();
    throw error;
  }
}

function adapterFor({ messages, log }: HostOptions, nats: NatsLink): MessagingAdapter {
  if (messages === 'in-process') return createInProcessMessaging();
  return createNatsMessaging({ connection: needed(nats.connection, 'NATS_URL'), log });
}

function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined)
    throw new ConfigurationError(`The environment is not complete:\n  ${name}: must be set`);
  return value;
}
