import { rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { type MasterKey, opensDatabase } from '@planted/service-kit';
import type { Client } from 'pg';
import { FORMAT_VERSION, type BackupManifest, type Part } from './archive-format';
import { openSnapshot, partsOfTable, withClient } from './database-parts';
import { type Folders, partsOfFolders } from './folders';
import { findSchemas } from './read-schema';
import { verifyArchive } from './read-archive';
import { wrapKey } from './wrapped-key';
import { writeArchive } from './write-archive';

export const SCHEMA_PART = 'database/schema.json';
export const COUNTERS_PART = 'database/counters.json';
export const KEY_PART = 'master-key.json';

export interface BackupOptions {
  /** Must not exist. */
  readonly file: string;
  /** PostgreSQL, which may be in use. */
  readonly url: string;
  /** Names of all services, which are also their schemas. */
  readonly services: readonly string[];
  readonly folders: Folders;
  /** The master key to be saved, or 'left out'. */
  readonly keys: { readonly text: string; readonly key: MasterKey; readonly passphrase: string } | 'left out';
  /** The release that makes it. */
  readonly product: string;
  readonly now: () => Date;
  readonly onProgress?: (done: number, whole: number) => void;
  /** Aborting leaves no file. */
  readonly signal?: AbortSignal;
}

/** What was asked for cannot be backed up, and why; no file was made. */
export class BackupRefusedError extends Error {
  override readonly name = 'BackupRefusedError';
  readonly code = 'backup-refused';
}

/**
 * Writes all that the product holds as of one moment into a new file, which has its name only once it was read back
 * and is whole. The product may run: every write that it acknowledged before is in it.
 * @throws BackupRefusedError, UnknownObjectsError, BrokenBackupError (of what was read back), PostgreSQL's or the disk's
 */
export async function makeBackup(options: BackupOptions): Promise<BackupManifest> {
  const { file, url, product, now } = options;
  if (existsSync(file)) throw new BackupRefusedError(`${file} already exists`);
  const unfinished = `${file}.${process.pid}.part`;
  const header = {
    format: 'planted-backup' as const,
    version: FORMAT_VERSION,
    product,
    createdAt: now().toISOString(),
  };
  try {
    await withClient(url, (client) => writeArchive(unfinished, header, allParts(client, options)));
    const manifest = await verifyArchive(unfinished);
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* allParts(client: Client, options: BackupOptions): AsyncGenerator<Part> {
  const { url, services, folders, keys, signal, onProgress } = options;
  const schemas = await findSchemas(client, services);
  if (!schemas.includes('event_store')) throw new BackupRefusedError('the database has nothing of Planted');
  const schema = await withClient(url, (other) => openSnapshot(client, other, schemas));
  if (keys !== 'left out') {
    if (!(await opensDatabase(client, keys.key)))
      throw new BackupRefusedError('the master key is not the one this database was encrypted with');
    yield jsonPart(KEY_PART, await wrapKey(keys.text, keys.passphrase));
  }
  yield jsonPart(SCHEMA_PART, schema);
  for (const [done, table] of schema.tables.entries()) {
    onProgress?.(done, schema.tables.length);
    for await (const part of partsOfTable(client, table)) {
      signal?.throwIfAborted();
      yield part;
    }
  }
  // After the rows: a counter is never behind them.
  yield jsonPart(COUNTERS_PART, await readCounters(client, schema.counters));
  await client.query('commit');
  onProgress?.(schema.tables.length, schema.tables.length);
  for await (const part of partsOfFolders(folders)) {
    signal?.throwIfAborted();
    yield part;
  }
}

async function readCounters(
  client: Client,
  counters: readonly { table: string; column: string; sequence: string }[],
) {
  const states = [];
  for (const { table, column, sequence } of counters) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${sequence}`,
    );
    states.push({ table, column, ...rows[0] });
  }
  return states;
}

const jsonPart = (name: string, content: object): Part => ({
  name,
  bytes: Buffer.from(JSON.stringify(content)),
});
