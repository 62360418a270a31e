import { type DestinationStream, type Logger, pino } from 'pino';
import { currentCorrelation } from './correlation';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * One JSON object a line, so a name with CR or LF in it stays inside its string and forges no line.
 * Secrets that could reach a logged object are blanked.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => ({ correlationId: currentCorrelation() }),
    redact: ['*.sessionToken', '*.idToken', '*.token', 'req.headers.cookie', 'req.headers.authorization'],
  };
  return destination ? pino(options, destination) : pino(options);
}
