import type { PoolClient } from 'pg';
import type { ProjectionTransaction } from './define-projection';

/** More distinct statements than this are not prepared: their text is probably put together anew each time. */
const PREPARED_LIMIT = 200;

const names = new Map<string, string>();

/** The name under which a statement is prepared on a connection, so that it is planned once and not for each event. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= PREPARED_LIMIT) return known;
  const name = `projection_${names.size}`;
  names.set(text, name);
  return name;
}

/** A handler asked for something after the handler of a later event had started: its steps must be awaited. */
export class LateQueryError extends Error {
  override readonly name = 'LateQueryError';
}

/** What one handler writes through, and the way to tell it that the next handler has started. */
export function openTransaction(
  tx: PoolClient,
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
          throw new LateQueryError('the next event’s handler has started');
        }
        return tx.query({ text, name: nameOf(text), values: values ? [...values] : [] });
      },
    },
  };
}
