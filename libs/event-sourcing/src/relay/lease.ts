import type { Pool } from 'pg';
import type { Queryable } from '../read-events';

/** How long a leader may stay silent before another takes over. PostgreSQL's clock alone counts. */
export const LEASE_MS = 3_000;

/**
 * Takes the lease when it is free or run out. Each taking raises the epoch, the fencing token that
 * `event_store.assignSequenceNumbers` checks: a former leader that wakes up late can sequence nothing.
 * @returns the epoch, or undefined while another leads.
 */
export async function takeLease(pool: Pool, holder: string, leaseMs = LEASE_MS): Promise<number | undefined> {
  const { rows } = await pool.query<{ epoch: string }>(
    `update event_store.relay
     set epoch = epoch + 1, holder = $1, expires_at = clock_timestamp() + make_interval(secs => $2)
     where expires_at < clock_timestamp() returning epoch`,
    [holder, leaseMs / 1000],
  );
  return rows[0] && Number(rows[0].epoch);
}

/** Prolongs the lease; false when another has taken over. */
export async function renewLease(pool: Pool, epoch: number, leaseMs = LEASE_MS): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update event_store.relay set expires_at = clock_timestamp() + make_interval(secs => $2) where epoch = $1`,
    [epoch, leaseMs / 1000],
  );
  return rowCount === 1;
}

/** Frees the lease at once, so that the next leader need not wait for it to run out. */
export async function giveUpLease(pool: Pool, epoch: number): Promise<void> {
  await pool.query(`update event_store.relay set expires_at = '-infinity' where epoch = $1`, [epoch]);
}

/**
 * Gives up to `limit` committed events their place in the log.
 * @returns how many, or 'fenced' when another leader has taken over.
 */
export async function assignSequenceNumbers(
  db: Queryable,
  epoch: number,
  limit: number,
): Promise<number | 'fenced'> {
  const { rows } = await db.query<{ stamped: number | null }>({
    name: 'event_store.stamp',
    text: 'select event_store.stamp($1, $2) as stamped',
    values: [epoch, limit],
  });
  return rows[0]?.stamped ?? 'fenced';
}

/** As `assignSequenceNumbers`, in a transaction that appends: it waits for nobody. @returns how many; 0 where it may not */
export async function assignIfFree(db: Queryable, epoch: number, limit: number): Promise<number> {
  const { rows } = await db.query<{ stamped: number }>({
    name: 'event_store.stamp_if_free',
    text: 'select event_store.stamp_if_free($1, $2) as stamped',
    values: [epoch, limit],
  });
  return rows[0]?.stamped ?? 0;
}
