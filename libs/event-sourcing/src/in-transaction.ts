import type { Pool, PoolClient } from 'pg';
import type { Queryable } from './read-events';

/**
 * Runs `work` on one connection of the pool. A connection that `work` failed on is closed, which ends its
 * transaction and gives up its locks.
 */
export async function withConnection<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // A connection that breaks between two queries tells it by an event, which would end the process if no listener
  // received it.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    const result = await work(client);
    client.release();
    client.off('error', ignore);
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Runs `work` in one transaction of its own connection: committed when it resolves, rolled back when it rejects. */
export function inTransaction<Result>(
  pool: Pool,
  work: (tx: PoolClient) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, (client) => transact(client, work));
}

/**
 * Runs `work` in one transaction of this connection, which must be closed when it rejects. On a pipelined connection
 * its first statement is pipelined with the BEGIN.
 */
export async function transact<Result>(
  tx: PoolClient,
  work: (tx: PoolClient) => Promise<Result>,
): Promise<Result> {
  const begun = begin(tx);
  // When BEGIN fails, so does what is sent behind it, and that is what the caller hears.
  begun.catch(() => undefined);
  if (!tx.pipeline) await begun;
  const result = await work(tx);
  await commit(tx);
  return result;
}

export const begin = (db: Queryable): Promise<unknown> =>
  db.query({ name: 'event_store.begin', text: 'begin' });

export async function commit(db: Queryable): Promise<void> {
  const { command } = await db.query({ name: 'event_store.commit', text: 'commit' });
  // PostgreSQL answers so, without an error, when a statement had failed without a report.
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
}
