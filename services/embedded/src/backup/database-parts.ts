import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import pg, { type Client } from 'pg';
import copyStreams from 'pg-copy-streams';
import { finished } from 'node:stream/promises';
import type { Part } from './archive-format';
import { codeOf } from './error-code';
import { readSchema, type SchemaDescription } from './read-schema';

/** Of rows in one part, in bytes before they are compressed: small enough that compressing it holds up no request. */
const CHUNK_SIZE = 1024 * 1024;
const CONNECT_TIMEOUT_MS = 5_000;
/** A read model may be replaced, and its tables dropped, while the schema is read. */
const ATTEMPTS = 5;
const CHANGED_MEANWHILE = ['42P01', '3F000', '42883', 'XX000'];

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A connection for as long as the work takes; whatever it left open is undone with it. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'planted-backup',
    keepAlive: true,
  });
  let lost: Error | undefined;
  client.on('error', (error) => (lost = error));
  await client.connect();
  try {
    return await work(client);
  } catch (error) {
    throw lost ?? error;
  } finally {
    await client.end();
  }
}

/**
 * Opens the one snapshot that everything is read from. Its tables are locked against being dropped, not against writes.
 * @param other sees what was committed since
 * @throws UnknownObjectsError
 */
export async function openSnapshot(
  client: Client,
  other: Client,
  schemas: readonly string[],
): Promise<SchemaDescription> {
  await other.query(`set search_path to ''`);
  for (let attempt = 1; ; attempt += 1) {
    await client.query(`begin isolation level repeatable read read only; set local search_path to ''`);
    try {
      const schema = await readSchema(client, schemas);
      await client.query(
        `lock table ${schema.tables.map(({ name }) => name).join(', ')} in access share mode`,
      );
      // PostgreSQL tells an index's or a view's text as of now, not as of the snapshot: both must be the same.
      if (JSON.stringify(await readSchema(other, schemas)) === JSON.stringify(schema)) return schema;
      if (attempt === ATTEMPTS) throw new Error('the tables of the database keep changing');
    } catch (error) {
      if (attempt === ATTEMPTS || !CHANGED_MEANWHILE.includes(codeOf(error))) throw error;
    }
    await client.query('rollback');
  }
}

/** The rows of a table in PostgreSQL's own text format, compressed. */
export async function* partsOfTable(
  client: Client,
  { name, columns }: SchemaDescription['tables'][number],
): AsyncGenerator<Part> {
  let number = 0;
  for await (const chunk of inChunks(client.query(copyStreams.to(`copy ${name} (${columns}) to stdout`)))) {
    number += 1;
    yield { name: partName(name, number), bytes: await compress(chunk) };
  }
}

const partName = (table: string, number: number) =>
  `database/${table}/${String(number).padStart(6, '0')}.copy.gz`;

/** @returns the table whose rows the part has; undefined for another part */
export const tableOf = (part: string): string | undefined =>
  /^database\/(.+)\/\d{6}\.copy\.gz$/.exec(part)?.[1];

/** Takes parts of tables, one table after another; `end` completes the last. */
export function createTableWriter(client: Client, tables: SchemaDescription['tables']) {
  let open: { table: string; write(bytes: Buffer): Promise<unknown>; end(): Promise<void> } | undefined;
  const openTable = (table: string) => {
    const columns = tables.find(({ name }) => name === table)?.columns ?? '';
    const stream = client.query(copyStreams.from(`copy ${table} (${columns}) from stdin`));
    const done = finished(stream);
    done.catch(() => undefined);
    return {
      table,
      write: (bytes: Buffer) =>
        Promise.race([
          done,
          new Promise<void>((resolve, reject) =>
            stream.write(bytes, (error) => (error ? reject(error) : resolve())),
          ),
        ]),
      end: () => {
        stream.end();
        return done;
      },
    };
  };
  return {
    async write(table: string, compressed: Buffer): Promise<void> {
      if (open?.table !== table) {
        await open?.end();
        open = openTable(table);
      }
      await open.write(await decompress(compressed));
    },
    end: async () => open?.end(),
  };
}

async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    waiting.push(piece);
    size += piece.length;
    if (size < CHUNK_SIZE) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
