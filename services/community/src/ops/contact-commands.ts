import {
  type Column,
  Command,
  type OpsArea,
  OpsFailure,
  onOneLine,
  printRows,
  wholeNumber,
} from '@planted/event-sourcing/ops';

interface Row {
  id: string;
  gardener_id: string | null;
  email: string;
  message: string;
  created_at: Date;
}

const MAX_ROWS = 100;

/** How an operator reads and deletes messages. */
export const contactOps: OpsArea = ({ store, out }) => {
  /** The newest last, so that they stand above the prompt. */
  const list = new Command('list')
    .description('List the most recent messages, newest last')
    .option('--limit <number>', 'maximum number of messages', wholeNumber, MAX_ROWS)
    .option('--json', 'as JSON, one per line')
    .action(async ({ limit, json }: { limit: number; json?: boolean }) => {
      const { rows } = await store.pool.query<Row>(
        'select * from community.contact_messages order by created_at desc, id limit $1',
        [limit],
      );
      printRows({ out }, rows.toReversed(), COLUMNS, { json });
    });
  const remove = new Command('delete')
    .description("Delete a message (answered, or at the sender's request)")
    .argument('<id>', 'id of the message')
    .action(async (id: string) => {
      const { rowCount } = await store.pool.query(
        'delete from community.contact_messages where id::text = $1',
        [id],
      );
      if (!rowCount) throw new OpsFailure(`no such message: ${onOneLine(id)}`);
      out(`${id}: deleted`);
    });
  return new Command('contact')
    .description('Messages from the contact form')
    .addCommand(list)
    .addCommand(remove);
};

const COLUMNS: readonly Column<Row>[] = [
  { head: 'id', cell: ({ id }) => id },
  { head: 'sent', cell: ({ created_at: sent }) => sent.toISOString() },
  { head: 'from', cell: ({ email }) => email },
  { head: 'message', cell: ({ message }) => message },
];
