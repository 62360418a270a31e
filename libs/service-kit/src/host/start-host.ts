import { commonSettings, ConfigurationError, readSettings } from '../configuration';
import { topicOf } from '../events/topic-of';
import { createInProcessMessaging } from '../messaging/in-process';
import type { Messaging, MessagingAdapter } from '../messaging/messaging';
import { noTracing } from '../tracing/tracing';
import { traceSending } from '../tracing/trace-messages';
import { noMetrics } from '../metrics/create-metrics';
import { measureNats } from '../metrics/measure-connections';
import { both, type Readiness, readyIf } from '../readiness/readiness';
import { createNatsMessaging } from '../messaging/nats';
import { type NatsLink, type NatsState, openNatsLink } from '../messaging/nats-link';
import type { HostOptions } from './host-options';
import { createResourceStack } from './resource-stack';
import { runServices } from './run-services';

/** A process that runs services. */
export interface Host {
  readonly messaging: Messaging;
  natsState(): NatsState;
  /** Whether its parts are there, and its read models within their bound. It answers either way. */
  readiness(): Readiness;
  /** Stops answering, finishes what is under way, closes every connection. */
  stop(): Promise<void>;
}

/**
 * Migrates, then starts to answer. What was already opened is closed when a later step fails.
 * @throws ConfigurationError, or the error of a server that cannot be reached.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { log, services, environment, metrics = noMetrics(), tracing = noTracing } = options;
  const settings = readSettings(commonSettings, environment);
  const resources = createResourceStack(log);
  try {
    const nats = await openNatsLink(settings.NATS_URL, log);
    resources.defer('NATS', nats.close);
    measureNats(metrics, nats.state);
    const onNats = () => readyIf(nats.state() !== 'reconnecting', 'NATS does not answer');
    const deadline = 1_000 * settings.ANSWER_SECONDS;
    const adapter = adapterFor({ ...options, tracing }, nats, {
      deadline,
      namespace: settings.NATS_NAMESPACE,
    });
    const messaging = { ...adapter, ...traceSending(adapter, tracing) };
    let readiness = onNats;
    if (services.length > 0) {
      const url = needed(settings.DATABASE_URL, 'DATABASE_URL');
      const topic = topicOf(settings.NATS_NAMESPACE);
      const inServices = await runServices({
        ...options,
        metrics,
        tracing,
        url,
        nats,
        messaging,
        resources,
        topic,
        connections: settings.DATABASE_CONNECTIONS,
        replicas: settings.NATS_REPLICAS,
        boundMs: 1_000 * settings.READ_MODEL_BOUND_SECONDS,
        answerMs: deadline,
      });
      readiness = () => both(onNats(), inServices());
    }
    return { messaging, natsState: nats.state, readiness, stop: resources.disposeAll };
  } catch (error) {
    await resources.disposeAll();
    throw error;
  }
}

function adapterFor(
  { messages, log, tracing }: HostOptions,
  nats: NatsLink,
  { deadline, namespace }: { readonly deadline: number; readonly namespace: string },
): MessagingAdapter {
  if (messages === 'in-process') return createInProcessMessaging({ deadline });
  const connection = needed(nats.connection, 'NATS_URL');
  return createNatsMessaging({ connection, log, namespace, deadline, traceparent: tracing?.traceparent });
}

/** @throws ConfigurationError */
function needed<T>(value: T | undefined, name: string): T {
  if (value !== undefined) return value;
  throw new ConfigurationError(`Invalid configuration:\n  ${name}: must be set`);
}
