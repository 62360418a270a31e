export { isLoopback, isPlainLoopback, trustedAddress } from './addresses';
export * from './configuration';
export { currentCorrelation, withCorrelation } from './logging/correlation';
export { createLog, LOG_LEVELS, type LogLevel } from './logging/create-log';
export { createNestLog } from './logging/nest-log';
export { cachedKinds } from './messaging/cached-kinds';
export { cachedQuery, type CachedQueryOptions } from './messaging/cached-query';
export { createInProcessMessaging } from './messaging/in-process';
export * from './messaging/messaging';
export { keyReused } from './messaging/key-reused';
export { checked, RefusalError, unavailable } from './messaging/refusal-error';
export * from './messaging/request-class';
export { notLoggedIn, signedIn } from './messaging/signed-in';
export { createEventEncryption, type EventEncryption } from './personal-data/event-encryption';
export { neededInProduction } from './production';
export type { MasterKey } from './master-key/master-key';
export { opensDatabase } from './master-key/check-master-key';
export { masterKeyOf, readMasterKey, readMasterKeyText } from './master-key/read-master-key';
export {
  createPersonalData,
  destroyKey,
  type DecryptText,
  type PersonalData,
} from './personal-data/personal-data';
export * from './service-definition';
export * from './tokens';
export type { HostOptions } from './host/host-options';
export { type Host, startHost } from './host/start-host';
export { healthQuery, type HealthReport } from './health/health-query';
export { createMetrics, type Metrics, noMetrics, SECONDS } from './metrics/create-metrics';
export { openTracing } from './tracing/open-tracing';
export { noTracing, type OpenSpan, type Tracing } from './tracing/tracing';
export { type Readiness, readyIf } from './readiness/readiness';
export { startManagementServer } from './host/management-server';
export { runProcess, type Stoppable } from './host/run-process';
export { runService } from './host/run-service';
export { withSecretFiles } from './host/secret-files';
export { forgetOwnerIn } from './events/forget-owner-in';
export { type ComingCommand, createStreamCommands, type StreamCommands } from './events/stream-commands';
export { upcastersFrom } from './events/upcasters-from';
export type { NatsState } from './messaging/nats-link';
export { type OpsOptions, runOpsFor } from './events/run-ops-for';
