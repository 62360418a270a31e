/** PostgreSQL and NATS for the product: its own, or the user's by DATABASE_URL and NATS_URL. */
import { join } from 'node:path';
import { startNats } from '../engines/nats.mjs';
import { startPostgres } from '../engines/postgres.mjs';

/**
 * @typedef {object} Engines
 * @property {string} databaseUrl
 * @property {string | undefined} natsUrl
 * @property {string[]} described a line for each, for people
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} options
 * @param {import('./settings.mjs').Settings} options.settings
 * @param {(line: string) => void} options.log
 * @param {(reason: string) => void} [options.onGone] see startPostgres
 * @returns {Promise<Engines>}
 */
export async function startEngines({ settings: { dataDir, databaseUrl }, log, onGone }) {
  /** @type {string | undefined} */
  let withoutNats;
  const [database, nats] = await Promise.allSettled([
    databaseUrl === undefined
      ? startPostgres({ dataDir: join(dataDir, 'postgres'), log, onGone })
      : undefined,
    startNats({
      storeDir: join(dataDir, 'nats'),
      log,
      onGone,
      onMissing: (reason) => (withoutNats = reason),
    }),
  ]);
  const running = [database, nats].map((started) =>
    started.status === 'fulfilled' ? started.value : undefined,
  );
  const stop = async () => {
    await Promise.all(running.map((engine) => engine?.stop()));
  };
  if (database.status === 'rejected' || nats.status === 'rejected') {
    await stop();
    throw database.status === 'rejected'
      ? database.reason
      : /** @type {PromiseRejectedResult} */ (nats).reason;
  }
  const natsUrl = nats.value?.url;
  return {
    databaseUrl: databaseUrl ?? /** @type {import('../engines/supervise.mjs').Engine} */ (database.value).url,
    natsUrl,
    described: [
      databaseUrl
        ? `your PostgreSQL at ${new URL(databaseUrl).host}`
        : `PostgreSQL in ${join(dataDir, 'postgres')}`,
      natsUrl === undefined
        ? `NATS is not running: ${withoutNats}. Read models read the event table instead; everything works.`
        : nats.value?.pid === undefined
          ? 'your NATS (from NATS_URL)'
          : `NATS JetStream in ${join(dataDir, 'nats')}`,
    ],
    stop,
  };
}
