import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Longest wait for a PostgreSQL that is slow, in milliseconds. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 250;

/** PostgreSQL starts, recovers or has no connection to give. */
const NOT_YET: ReadonlySet<unknown> = new Set(['57P03', '53300']);

/**
 * Connects to PostgreSQL at the start of a process, which a busy machine makes slower than any call may be later: again
 * where that took too long, for half a minute.
 * @throws at once what waiting does not mend, such as a server that is not there; after that the last error
 */
export async function connectPatiently<Connected>(
  connect: () => Promise<Connected>,
  log: Pick<Logger, 'warn'>,
): Promise<Connected> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await connect();
    } catch (err) {
      if (!isTooSlow(err) || Date.now() > deadline) throw err;
      log.warn({ err }, 'PostgreSQL is slow to connect: trying again');
      await pause(PAUSE_MS);
    }
  }
}

/** The driver has no code for a connection that took too long, only words. */
const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && (/timeout/i.test(error.message) || NOT_YET.has(Reflect.get(error, 'code')));
