import type { Logger } from 'pino';

const WARN_INTERVAL_MS = 60_000;

/** An outage says the same again and again: a message is a warning once a minute, and detail in between. */
export function warnThrottled(log: Logger): (message: string, err?: unknown) => void {
  const warnedAt = new Map<string, number>();
  return (message, err) => {
    const now = Date.now();
    const isNew = now - (warnedAt.get(message) ?? Number.NEGATIVE_INFINITY) >= WARN_INTERVAL_MS;
    if (isNew) warnedAt.set(message, now);
    log[isNew ? 'warn' : 'debug']({ err }, message);
  };
}
