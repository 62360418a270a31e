import { OPS_EXIT, type OpsCommand, onOneLine } from '@planted/event-sourcing';
import type { ServiceOps } from '@planted/service-kit';

interface Row {
  id: string;
  gardener_id: string | null;
  email: string;
  message: string;
  created_at: Date;
}

const MOST = 100;

/** The newest last, so that they stand above the prompt. */
const list: OpsCommand = async ({ store, values, out }) => {
  const { rows } = await store.pool.query<Row>(
    'select * from community.contact_messages order by created_at desc, id limit $1',
    [Number(values.limit ?? MOST)],
  );
  for (const row of rows.toReversed()) {
    const line = `${row.id}  ${row.created_at.toISOString()}  ${row.email}  ${row.message}`;
    out(values.json ? JSON.stringify(row) : onOneLine(line));
  }
  return OPS_EXIT.done;
};

/** For a message that is answered, or whose sender asks to be forgotten. */
const remove: OpsCommand = async ({ store, name, out }) => {
  const { rowCount } = await store.pool.query('delete from community.contact_messages where id::text = $1', [
    name,
  ]);
  out(rowCount ? `${name}: deleted` : `no such message: ${onOneLine(name)}`);
  return rowCount ? OPS_EXIT.done : OPS_EXIT.failed;
};

/** How an operator reads and deletes messages. */
export const contactOps: ServiceOps = {
  help: ['contact list [--limit N] [--json]', 'contact delete <id>'],
  commands: [
    ['contact list', list],
    ['contact delete', remove],
  ],
};
