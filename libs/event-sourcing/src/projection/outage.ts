/**
 * SQLSTATE classes that describe PostgreSQL's condition, not the statement: connection, rollback (deadlock),
 * resources (disk full, memory), object state, operator intervention, system, internal.
 */
const OUTAGE_CLASSES = new Set(['08', '40', '53', '55', '57', '58', 'XX']);
/** The transaction was made read-only (a failover), or ended for idling. */
const OUTAGE_CODES = new Set(['25006', '25P03', '25P04']);
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** What `pg` says, without a code, of a lost connection. */
const CONNECTION_GONE =
  /connection (terminated|ended)|not queryable|client was closed|timeout exceeded|read timeout/i;

/** Whether an error means that PostgreSQL is out of reach or in trouble, so that the same work may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return CONNECTION_GONE.test(error.message);
  return (
    NETWORK_CODES.has(code) ||
    OUTAGE_CODES.has(code) ||
    (code.length === 5 && OUTAGE_CLASSES.has(code.slice(0, 2)))
  );
}
