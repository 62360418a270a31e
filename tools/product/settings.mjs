/** What the environment asks of the product, checked before anything is started. */
import { resolve } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port 0 for any free one
 * @property {string} host
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl a PostgreSQL of the user's own
 */

const LAST_PORT = 65_535;

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Settings}
 * @throws with one line that names the wrong variable
 */
export function readSettings(environment) {
  const port = environment.PORT?.trim() || '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > LAST_PORT) {
    throw new Error(`PORT must be a whole number from 0 to ${LAST_PORT}; got '${port}'.`);
  }
  const databaseUrl = environment.DATABASE_URL?.trim() || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  return {
    port: Number(port),
    host: environment.HOST?.trim() || '127.0.0.1',
    dataDir: resolve(root, environment.PLANTED_DATA_DIR?.trim() || '.planted'),
    databaseUrl,
  };
}

/**
 * @param {string} host as listened on
 * @returns {string} what a browser on this machine calls it
 */
export function reachableName(host) {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
