import { type Connection, type PoolClient, Query, type QueryConfig, type QueryResult } from 'pg';

/** What pg's client tells the query that PostgreSQL is answering; pg's types name only the constructor. */
type AnsweredQuery = Query & {
  readonly name?: string;
  readonly text: string;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
};

/** Where pg's client remembers what it has sent to be prepared, by name. */
type PreparingConnection = Connection & { readonly submittedNamedStatements: Record<string, string> };

/** Names of statements that were seen to answer without rows, so that no one has to ask which columns these have. */
const withoutRows = new Set<string>();

/**
 * Statements of one transaction in a pipelined batch with one Sync: a Sync after each, as pg sends it, costs both
 * sides a system call. The first that fails fails those behind it.
 */
export class PipelinedBatch {
  readonly #queries: AnsweredQuery[] = [];

  get size(): number {
    return this.#queries.length;
  }

  /** @returns what PostgreSQL answers, after `send`. */
  add({ name, text }: QueryConfig, values: unknown[]): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const query = new Query(text, values, (error, result) => (error ? reject(error) : resolve(result)));
      // Named afterwards: pg makes a careful copy of a statement that comes as an object.
      this.#queries.push(Object.assign(query as AnsweredQuery, { name }));
    });
  }

  /** Takes over what another one holds, behind what it holds itself. */
  join(other: PipelinedBatch): void {
    this.#queries.push(...other.#queries.splice(0));
  }

  /** @returns once PostgreSQL is done with all of them: without a transaction, once they are committed */
  send(tx: PoolClient): Promise<void> {
    const done = new Promise<void>((resolve, reject) => {
      tx.query(new BatchQuery(this.#queries, (error) => (error ? reject(error) : resolve())));
    });
    // Who asked for a statement is told what became of it.
    done.catch(() => undefined);
    return done;
  }
}

/** One query to pg's client; it passes to each of its own what the answer holds for it. */
class BatchQuery extends Query {
  /** The client asks which statement has been prepared, and remembers it. */
  declare name: string | undefined;
  declare text: string | undefined;
  /** Set by the client where it watches the time. */
  declare callback: ((error?: Error) => void) | undefined;
  readonly #unanswered: AnsweredQuery[];
  #hasRows = false;

  constructor(
    queries: readonly AnsweredQuery[],
    readonly done: (error?: Error) => void,
  ) {
    super('');
    // The next one last, where it is taken away fastest.
    this.#unanswered = queries.toReversed();
    this.#nameNext();
  }

  override submit = (connection: Connection): void => {
    const written: Buffer[] = [];
    const collecting: Connection = Object.create(connection, {
      stream: { value: { writable: true, write: (part: Buffer) => written.push(part) } },
      sync: { value: () => undefined },
    });
    const brief: Connection = Object.create(collecting, { describe: { value: () => undefined } });
    for (const query of this.#unanswered.toReversed()) {
      query.submit(query.name && withoutRows.has(query.name) ? brief : collecting);
    }
    connection.stream.cork();
    connection.stream.write(Buffer.concat(written));
    connection.sync();
    connection.stream.uncork();
  };

  handleRowDescription(message: unknown): void {
    this.#hasRows = true;
    this.#unanswered.at(-1)?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#unanswered.at(-1)?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    const query = this.#unanswered.pop();
    if (query?.name && !this.#hasRows) withoutRows.add(query.name);
    this.#nameNext();
    query?.handleCommandComplete(message, connection);
    query?.handleReadyForQuery(connection);
  }

  handleReadyForQuery(connection: PreparingConnection): void {
    // A statement whose values could not be put into words has failed before it was sent, and has no answer.
    if (this.#unanswered.length > 0) this.handleError(new Error('a statement was not sent'), connection);
    else {
      this.callback?.();
      this.done();
    }
  }

  handleError(error: Error, connection: PreparingConnection): void {
    for (const query of this.#unanswered.toReversed()) {
      // It was passed over, and so was its preparation.
      if (query.name) delete connection.submittedNamedStatements[query.name];
      query.handleError(error, connection);
    }
    this.callback?.(error);
    this.done(error);
  }

  #nameNext() {
    const next = this.#unanswered.at(-1);
    this.name = next?.name;
    this.text = next?.text;
    this.#hasRows = false;
  }
}
