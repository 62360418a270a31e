import { type DestinationStream, type Logger, pino } from 'pino';
import { openLogDestination } from './log-destination';
import { currentCorrelation } from './correlation';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * One JSON object a line, so a name with CR or LF in it stays inside its string and forges no line.
 * Secrets that could reach a logged object are blanked.
 */
export function createLog(level: LogLevel, destination: DestinationStream = openLogDestination()): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => ({ correlationId: currentCorrelation() }),
    serializers: { err: plainError },
    redact: ['*.sessionToken', '*.idToken', '*.token', 'req.headers.cookie', 'req.headers.authorization'],
  };
  return pino(options, destination);
}

/**
 * The part of an error that locates its cause. Drivers hang more on theirs, a statement's parameters or the conflicting
 * row: what gardeners have written, and secrets.
 */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' && { code }),
    ...(cause !== undefined && { cause: plainError(cause) }),
  };
}
