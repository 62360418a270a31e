import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import type { Queryable } from '../read-events';
import { PipelinedBatch } from './pipelined-batch';

/**
 * Sends the statements that `give` gives without waiting, in one piece on a pipelined connection, and elsewhere one after
 * the other. Each must have a name, or pg would send it by itself. They run in their order; on a pipelined connection one
 * that fails fails those behind it.
 */
export function inOnePiece<Given>(tx: PoolClient, give: (db: Queryable) => Given): Given {
  if (!tx.pipeline) return give(inTurn(tx));
  const { db, batch } = heldBack();
  const given = give(db);
  void batch.send(tx);
  return given;
}

/** Statements that go in one piece on a pipelined connection, once there is one: `inOnePiece` by hand. */
export type HeldBack = {
  /** Takes them; each is answered once they are sent. */
  readonly db: Queryable;
  readonly batch: PipelinedBatch;
};

export function heldBack(): HeldBack {
  const batch = new PipelinedBatch();
  return { db: taking((statement, values) => batch.add(statement, values)), batch };
}

/**
 * As `inOnePiece` on a pipelined connection that is in no transaction: the statements are one, and it is committed when the
 * promise resolves.
 */
export async function committedInOnePiece<Given>(
  client: PoolClient,
  give: (db: Queryable) => Promise<Given>,
): Promise<Given> {
  const { db, batch } = heldBack();
  const [answer] = await Promise.all([give(db), batch.send(client)]);
  return answer;
}

function inTurn(tx: PoolClient): Queryable {
  let last: Promise<unknown> = Promise.resolve();
  return taking((statement, values) => {
    const answer = last.then(() => tx.query<Record<string, unknown>>(statement, values));
    last = answer;
    return answer;
  });
}

/** As pg's own, for statements that come as objects. */
const taking = (take: (statement: QueryConfig, values: unknown[]) => Promise<QueryResult>) =>
  ({ query: (statement: QueryConfig) => take(statement, statement.values ?? []) }) as unknown as Queryable;
