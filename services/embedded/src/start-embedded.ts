import { startGateway } from '@planted/gateway';
import {
  type Environment,
  type Messaging,
  type Metrics,
  type NatsState,
  noMetrics,
  noTracing,
  type Readiness,
  RefusalError,
  startHost,
  type Tracing,
} from '@planted/service-kit';
import type { Logger } from 'pino';
import { type ScheduledBackups, scheduleBackups } from './backup/schedule-backups';
import { services } from './services';

export interface Embedded {
  /** Where the product listens. */
  readonly url: string;
  readonly readiness: () => Readiness;
  stop(): Promise<void>;
}

interface Behind {
  readonly messaging: Messaging;
  readonly natsState: () => NatsState;
}

/** Seconds after which a request that came too early may be tried again. */
const READY_SOON = 1;

const nothingYet: Behind = {
  messaging: {
    send: async () => {
      throw new RefusalError({ code: 'unavailable', message: 'Planted is starting', retryAfter: READY_SOON });
    },
  },
  natsState: () => 'absent',
};

/** The whole product in this process. It listens at once and answers 503 until the services behind it are ready. */
export async function startEmbedded(
  environment: Environment,
  log: Logger,
  metrics: Metrics = noMetrics(),
  tracing: Tracing = noTracing,
): Promise<Embedded> {
  let behind = nothingYet;
  let backups: ScheduledBackups | undefined;
  const gateway = await startGateway({
    environment,
    log,
    metrics,
    tracing,
    messaging: { send: (message, input, context) => behind.messaging.send(message, input, context) },
    natsState: () => behind.natsState(),
    backupState: () => backups?.state(),
  });
  try {
    const host = await startHost({ environment, log, services, messages: 'in-process', metrics, tracing });
    try {
      backups = await scheduleBackups(environment, log, metrics);
    } catch (error) {
      await host.stop();
      throw error;
    }
    behind = host;
    return {
      url: gateway.url,
      readiness: host.readiness,
      stop: async () => {
        await backups?.stop();
        await gateway.stop();
        await host.stop();
      },
    };
  } catch (error) {
    await gateway.stop();
    throw error;
  }
}
