import type { QueryConfig, QueryResult } from 'pg';
import type { ProjectionTransaction } from './define-projection';

/** More distinct statements than this are not prepared: their text is probably put together again each time. */
const PREPARED_LIMIT = 200;

type Statement = { readonly text: string; readonly name?: string };

const statements = new Map<string, Statement>();

/** With a name, under which it is prepared on a connection, it is planned once and not for each event. */
function statementOf(text: string): Statement {
  const known = statements.get(text);
  if (known) return known;
  if (statements.size >= PREPARED_LIMIT) return { text };
  // Inherited, since pg copies what a statement has of its own each time that it is asked.
  const statement: Statement = Object.create({ text, name: `projection_${statements.size}` });
  statements.set(text, statement);
  return statement;
}

/** A handler asked for something after the handler of a later event had started: its steps must be awaited. */
class LateQueryError extends Error {
  override readonly name = 'LateQueryError';
}

/** A connection inside a transaction, or what hands statements on to it. */
export type StatementTaker = {
  query(statement: QueryConfig, values: unknown[]): Promise<QueryResult>;
};

/** What one handler writes through, and the way to tell it that the next handler has started. */
export function openTransaction(
  tx: StatementTaker,
  onLate: () => void = () => undefined,
): { transaction: ProjectionTransaction; close(): void } {
  let open = true;
  return {
    close() {
      open = false;
    },
    transaction: {
      async query(text, values) {
        if (!open) {
          onLate();
          throw new LateQueryError('query issued after its handler finished (a promise was not awaited)');
        }
        return tx.query(statementOf(text), values ? [...values] : []);
      },
    },
  };
}
