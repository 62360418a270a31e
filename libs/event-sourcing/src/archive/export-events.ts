import { createHash } from 'node:crypto';
import type { EventStore } from '../event-store';
import { withConnection } from '../in-transaction';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveFooter,
  type ArchiveHeader,
  type ArchiveLine,
  CLOSED_ACTORS,
} from './event-archive';

const BATCH = 500;

export type ExportOptions = {
  readonly store: EventStore;
  /** The table of the keys that personal text is encrypted with; absent: they stay where they are. */
  readonly keyTable?: string | undefined;
  readonly now: () => Date;
  readonly onProgress?: (progress: { sequence: number; head: number }) => void;
};

/** The lines of an archive of the log as it is now, each with its line end, in pieces of any size. */
export async function* exportEvents({
  store,
  keyTable,
  now,
  onProgress,
}: ExportOptions): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const told = (text: string) => {
    hash.update(text);
    return text;
  };
  const count = await store.head();
  const header: ArchiveHeader = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    count,
    keys: keyTable !== undefined,
    exportedAt: now().toISOString(),
  };
  yield told(lineOf(header));
  for (let after = 0; after < count; ) {
    const events = await store.readLog({ after, limit: Math.min(BATCH, count - after) });
    const newest = events.at(-1);
    if (!newest) throw new Error(`the log ends at ${after}, but its head is ${count}`);
    after = newest.sequence;
    yield told(events.map((event) => lineOf({ event } satisfies ArchiveLine)).join(''));
    onProgress?.({ sequence: after, head: count });
  }
  for (const table of keyTable === undefined ? [CLOSED_ACTORS] : [CLOSED_ACTORS, keyTable]) {
    for (const row of await rowsOf(store, table)) yield told(lineOf({ table, row } satisfies ArchiveLine));
  }
  yield lineOf({ checksum: hash.digest('hex') } satisfies ArchiveFooter);
}

/** Some programs take U+2028 and U+2029 for line ends, which JSON allows in texts. */
const lineOf = (document: unknown) =>
  `${JSON.stringify(document)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')}\n`;

async function rowsOf({ pool }: EventStore, table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await withConnection(pool, (client) =>
    client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t`),
  );
  return rows.map(({ row }) => row);
}
