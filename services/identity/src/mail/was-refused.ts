/** Steps at which a connection may have ended at any time, also after the message was given to the server. */
const AT_ANY_TIME: ReadonlySet<unknown> = new Set(['CONN', 'DATA', 'API', undefined]);
/** What fails before a message is given to anybody, or to the disk. */
const BEFORE: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo', 'open', 'mkdir']);
const FIRST_TIMEOUTS: ReadonlySet<unknown> = new Set([
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
]);

/**
 * Whether a message that could not be sent surely has not been taken over: a mail server has said no, or there was none.
 * One that was given all of a message and then says nothing may have it.
 */
export function wasRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command, code, syscall, timeoutType } = error as Error &
    Partial<Record<'responseCode' | 'command' | 'code' | 'syscall' | 'timeoutType', unknown>>;
  return (
    typeof responseCode === 'number' ||
    !AT_ANY_TIME.has(command) ||
    code === 'EDNS' ||
    BEFORE.has(syscall) ||
    FIRST_TIMEOUTS.has(timeoutType)
  );
}
