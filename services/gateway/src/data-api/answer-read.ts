import type { FastifyReply } from 'fastify';
import { DataApiError } from './data-api-error';
import type { Selected } from './parse-read';
import { ONE_OBJECT } from './read-headers';

export interface FoundRows {
  readonly rows: readonly Record<string, unknown>[];
  /** Null where the query does not ask for it. */
  readonly count: number | null;
  readonly offset: number;
  readonly isOneObject: boolean;
}

/** Rows as they were asked for: under their names, as a list or as one object, with what part of all they are. */
export function answerRead(
  reply: FastifyReply,
  selected: readonly Selected[],
  { rows, count, offset, isOneObject }: FoundRows,
): unknown {
  if (count !== null && offset > 0 && offset >= count)
    throw new DataApiError(416, 'PGRST103', 'Requested range not satisfiable', `An offset of ${offset}`);
  const named = rows.map((row) => Object.fromEntries(selected.map(({ column, as }) => [as, row[column]])));
  const part = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  void reply.header('content-range', `${part}/${count ?? '*'}`).header('range-unit', 'items');
  if (count !== null && rows.length < count) void reply.status(206);
  if (!isOneObject) return named;
  if (named.length !== 1)
    throw new DataApiError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${named.length} rows`,
    );
  void reply.status(200).type(`${ONE_OBJECT}; charset=utf-8`);
  return JSON.stringify(named[0]);
}
