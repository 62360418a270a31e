/** What a process of the product needs that runs no service: settings, log, life. Loads neither Nest nor a database. */
export { isPlainLoopback, publicOrigin } from './addresses';
export * from './configuration';
export { createLog } from './logging/create-log';
export { PATIENCE, type Patience } from './host/patience';
export { runProcess, type Stoppable } from './host/run-process';
export { withSecretFiles } from './host/secret-files';
