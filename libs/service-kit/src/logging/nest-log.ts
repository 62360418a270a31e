import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest's own messages in the product's log. What Nest says at start is detail, so its `log` is our debug. */
export function createNestLog(log: Logger): LoggerService {
  const write =
    (level: 'debug' | 'warn' | 'error' | 'fatal') =>
    (message: unknown, ...rest: unknown[]) => {
      const context = rest.at(-1);
      const fields = { context: typeof context === 'string' ? context : undefined };
      if (message instanceof Error) log[level]({ ...fields, err: message }, message.message);
      else log[level](fields, String(message));
    };
  return {
    log: write('debug'),
    debug: write('debug'),
    verbose: write('debug'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('fatal'),
  };
}
