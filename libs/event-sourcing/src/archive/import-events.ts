import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../in-transaction';
import type { LoggedEvent } from '../event';
import { type ArchiveHeader, BrokenArchiveError, CLOSED_ACTORS, type KeyTable } from './event-archive';
import { type ArchiveContent, readArchive } from './read-archive';

const BATCH = 500;

export type ImportOptions = {
  readonly pool: Pool;
  /** The archive's lines, from the first; called twice: to check them all, and to take them over. */
  readonly lines: () => AsyncIterable<string>;
  readonly keyTable?: KeyTable | undefined;
  readonly onProgress?: (progress: { sequence: number; head: number }) => void;
  /** Aborting leaves everything as it was. */
  readonly signal?: AbortSignal;
};

/** The archive has keys that nothing here opens: read models would wait for them for ever. Nothing was changed. */
export class ForeignKeysError extends Error {
  override readonly name = 'ForeignKeysError';
  readonly code = 'foreign-keys';

  constructor() {
    super('its personal-data keys are encrypted with a different master key than this installation uses');
  }
}

/** Something is recorded here already; nothing was changed. */
export class StoreNotEmptyError extends Error {
  override readonly name = 'StoreNotEmptyError';
  readonly code = 'store-not-empty';

  constructor() {
    super('this event store already has events; import an archive into an empty one');
  }
}

/**
 * Takes an archive over into an empty event store, all of it or nothing. Read models and NATS follow by themselves.
 * @throws BrokenArchiveError or ForeignKeysError before anything is changed; StoreNotEmptyError; PostgreSQL's errors.
 */
export async function importEvents({
  pool,
  lines,
  keyTable,
  onProgress,
  signal,
}: ImportOptions): Promise<ArchiveHeader> {
  const header = await check(lines(), keyTable);
  await inTransaction(pool, async (tx) => {
    await lockEmptyStore(tx);
    const take = createTaking(tx);
    // Read again, and checked again: the transaction ends well only when the file was the same all the way.
    for await (const content of readArchive(lines())) {
      signal?.throwIfAborted();
      const taken = await take(content);
      if (taken !== undefined) onProgress?.({ sequence: taken, head: header.count });
    }
    await take(undefined);
    await tx.query(
      `select setval(pg_get_serial_sequence('event_store.events', 'position'), greatest($1::bigint, 1), $1::bigint > 0)`,
      [header.count],
    );
    await tx.query(`update event_store.relay set last_sequence = $1`, [header.count]);
    await tx.query(`select pg_notify('event_store_stamped', $1)`, [String(header.count)]);
  });
  await pool.query('analyze event_store.events, event_store.log');
  return header;
}

async function check(lines: AsyncIterable<string>, keyTable: KeyTable | undefined): Promise<ArchiveHeader> {
  let header: ArchiveHeader | undefined;
  const unknown = new Set<string>();
  let decrypts = true;
  for await (const content of readArchive(lines)) {
    if ('header' in content) ({ header } = content);
    if (!('table' in content) || content.table === CLOSED_ACTORS) continue;
    if (content.table === keyTable?.name) decrypts &&= keyTable.decrypts(content.row);
    else unknown.add(content.table);
  }
  if (!header) throw new BrokenArchiveError(1, 'the file is empty');
  const [table] = unknown;
  if (table) throw new BrokenArchiveError(1, `it contains rows for ${table}, which no service here owns`);
  if (!decrypts) throw new ForeignKeysError();
  return header;
}

/** From here no one appends or sequences until the transaction ends. */
async function lockEmptyStore(tx: PoolClient): Promise<void> {
  await tx.query('lock table event_store.events, event_store.log in share row exclusive mode');
  await tx.query('select from event_store.relay for update');
  const { rows } = await tx.query<{ used: boolean }>(
    `select exists (select from event_store.events) or exists (select from event_store.log)
       or exists (select from event_store.pending) as used`,
  );
  if (rows[0]?.used) throw new StoreNotEmptyError();
}

/** Collects events and writes them in batches; answers the newest sequence written, when it wrote. */
function createTaking(tx: PoolClient) {
  const ordinals = new Map<string, number>();
  const batch: unknown[] = [];
  let taken = 0;
  return async (content: ArchiveContent | undefined): Promise<number | undefined> => {
    if (content && 'event' in content) batch.push(rowOf(content.event, ordinals));
    if (content && 'table' in content) {
      const { table, row } = content;
      await tx.query(
        `insert into ${table} select * from jsonb_populate_record(null::${table}, $1) on conflict do nothing`,
        [JSON.stringify(row)],
      );
    }
    if (batch.length === 0 || (content && batch.length < BATCH)) return undefined;
    const rows = batch.splice(0);
    await tx.query({ name: 'event_store.import', text: INSERT, values: [JSON.stringify(rows)] });
    taken += rows.length;
    return taken;
  };
}

/** One command's events in a stream count 1, 2, …, so that its retry is still known. */
function rowOf({ metadata, data, ...event }: LoggedEvent, ordinals: Map<string, number>) {
  const command = JSON.stringify([event.stream, metadata.actor, metadata.commandId]);
  const ordinal = metadata.commandId === null ? 1 : (ordinals.get(command) ?? 0) + 1;
  if (metadata.commandId !== null) ordinals.set(command, ordinal);
  return { ...event, ...metadata, ordinal, data };
}

/** A position is the sequence: both count up from 1. */
const INSERT = `with told as (
    select * from json_to_recordset($1) as e (sequence bigint, id uuid, stream text, version integer, type text,
      "schemaVersion" integer, data json, actor text, time timestamptz, "correlationId" text, "causationId" text,
      "commandId" text, ordinal smallint, service text)
  ), stored as (
    insert into event_store.events (position, id, stream, version, type, schema_version, data, actor, recorded_at,
      correlation_id, causation_id, command_id, ordinal, service)
    overriding system value
    select sequence, id, stream, version, type, "schemaVersion", data, actor, time, "correlationId", "causationId",
      "commandId", ordinal, service from told
  )
  insert into event_store.log (sequence, position, actor) select sequence, sequence, actor from told`;
