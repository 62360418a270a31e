import type { Logger } from 'pino';
import type { Environment } from '../configuration';
import type { Metrics } from '../metrics/create-metrics';
import type { ServiceDefinition } from '../service-definition';
import type { Clock, NewId } from '../tokens';
import type { Tracing } from '../tracing/tracing';

export interface HostOptions {
  readonly environment: Environment;
  readonly log: Logger;
  /** The services that this process runs; none for a process that only sends. */
  readonly services: readonly ServiceDefinition[];
  /** Whether all services are in this process, or messages travel over NATS. */
  readonly messages: 'in-process' | 'nats';
  readonly clock?: Clock;
  readonly newId?: NewId;
  /** Of this process; nothing is measured without. */
  readonly metrics?: Metrics;
  /** Of this process; nothing is traced without. */
  readonly tracing?: Tracing;
}
