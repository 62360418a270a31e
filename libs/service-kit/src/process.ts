/** What a process of the product needs that runs no service: settings, log, life. Loads neither Nest nor a database. */
export { isPlainLoopback, publicOrigin } from './addresses';
export * from './configuration';
export { createLog } from './logging/create-log';
export {
  answerBrokenRequest,
  answerEarly,
  EARLY_HEADERS,
  MAX_HEADER_BYTES,
  namesOneHost,
  NOT_VALID,
} from './host/early-answers';
export { HTTP_TIMEOUTS, type HttpTimeouts } from './host/http-timeouts';
export { createMetrics, type Metrics, noMetrics, SECONDS } from './metrics/create-metrics';
export { type Readiness, readyIf } from './readiness/readiness';
export { startManagementServer } from './host/management-server';
export { runProcess, type Stoppable } from './host/run-process';
export { withSecretFiles } from './host/secret-files';
