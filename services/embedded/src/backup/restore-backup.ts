import { join } from 'node:path';
import { masterKeyOf, opensDatabase } from '@planted/service-kit';
import type { Client } from 'pg';
import { z } from 'zod';
import { type BackupManifest, BrokenBackupError } from './archive-format';
import { createTableWriter, tableOf, withClient } from './database-parts';
import { checkPlace, FileInTheWayError, type Folders, placeFile, placeOf, removeFiles } from './folders';
import { COUNTERS_PART, KEY_PART, SCHEMA_PART } from './make-backup';
import { isNewer } from './product-version';
import { readParts, verifyArchive } from './read-archive';
import { findSchemas, type SchemaDescription, schemaDescription } from './read-schema';
import { unwrapKey, wrappedKey } from './wrapped-key';

const OWNER_ONLY = 0o600;
const SERVED = 0o644;

const countersPart = z.array(
  z.object({ table: z.string(), column: z.string(), last: z.string(), called: z.boolean() }),
);

export interface RestoreOptions {
  readonly file: string;
  /** An empty PostgreSQL. */
  readonly url: string;
  readonly services: readonly string[];
  readonly folders: Folders;
  /** The master key that is here already, as its text; undefined: it comes from the file. */
  readonly ownKey: string | undefined;
  readonly passphrase: string | undefined;
  /** Where a master key from the file is put. */
  readonly dataDir: string | undefined;
  /** This release. */
  readonly product: string;
  readonly onProgress?: (done: number, whole: number) => void;
  readonly signal?: AbortSignal;
}

export interface Restored {
  readonly manifest: BackupManifest;
  readonly tables: number;
  readonly files: number;
  /** Where the master key from the file is now; undefined when it was here already. */
  readonly keyFile: string | undefined;
}

/** The file is whole, but cannot be restored here; nothing was changed. */
export class RestoreRefusedError extends Error {
  override readonly name = 'RestoreRefusedError';
  readonly code = 'restore-refused';
}

/**
 * Reads the whole file before anything else.
 * @throws BrokenBackupError for a damaged file, RestoreRefusedError for one of a newer release
 */
export async function checkBackup(file: string, product: string): Promise<BackupManifest> {
  const manifest = await verifyArchive(file);
  if (!isNewer(manifest.product, product)) return manifest;
  throw new RestoreRefusedError(
    `Planted ${manifest.product} made it, which is newer than this release (${product})`,
  );
}

/**
 * Brings everything back into an empty database and next to it, all of it or nothing.
 * @throws BrokenBackupError, RestoreRefusedError, PostgreSQL's or the disk's; then nothing is changed
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { file, url, product } = options;
  const manifest = await checkBackup(file, product);
  const prepared = await prepare(options, manifest);
  const placed: string[] = [];
  try {
    const tables = await withClient(url, async (client) => {
      await client.query(`begin; set local check_function_bodies to off; set local search_path to ''`);
      await refuseUnlessEmpty(client, options.services);
      const schema = await restoreTables(client, options, manifest);
      if (!(await opensDatabase(client, masterKeyOf(prepared.key))))
        throw new RestoreRefusedError('the master key is not the one that this backup was encrypted with');
      if (prepared.keyFile !== undefined) {
        const isNew = await placeFile(prepared.keyFile, Buffer.from(`${prepared.key}\n`), OWNER_ONLY);
        if (isNew) placed.push(prepared.keyFile);
      }
      for await (const { name, bytes } of readParts(file, manifest)) {
        const path = placeOf(name, options.folders);
        if (path === undefined) continue;
        const isNew = await placeFile(path, bytes, name.startsWith('files/mail/') ? OWNER_ONLY : SERVED);
        if (isNew) placed.push(path);
      }
      await client.query('commit');
      await client.query('analyze');
      return schema.tables.length;
    });
    return { manifest, tables, files: prepared.files, keyFile: prepared.keyFile };
  } catch (error) {
    await removeFiles(placed);
    throw error instanceof FileInTheWayError ? new RestoreRefusedError(error.message) : error;
  }
}

/** All that can be refused before anything is written. */
async function prepare(
  { file, folders, ownKey, passphrase, dataDir }: RestoreOptions,
  manifest: BackupManifest,
): Promise<{ key: string; keyFile: string | undefined; files: number }> {
  let wrapped: z.output<typeof wrappedKey> | undefined;
  let files = 0;
  for await (const { name, bytes } of readParts(file, manifest)) {
    if (name === KEY_PART) wrapped = wrappedKey.parse(JSON.parse(bytes.toString()));
    const path = placeOf(name, folders);
    if (path === undefined) continue;
    files += 1;
    await checkPlace(path, bytes).catch((error: unknown) => {
      throw error instanceof FileInTheWayError ? new RestoreRefusedError(error.message) : error;
    });
  }
  if (ownKey !== undefined) return { key: ownKey, keyFile: undefined, files };
  if (!wrapped)
    throw new RestoreRefusedError('the master key was left out of it: set PLANTED_MASTER_KEY to that key');
  if (passphrase === undefined)
    throw new RestoreRefusedError(
      'set BACKUP_PASSPHRASE to the passphrase that its master key is encrypted with',
    );
  const key = await unwrapKey(wrapped, passphrase);
  if (key === undefined)
    throw new RestoreRefusedError('BACKUP_PASSPHRASE is not the passphrase it was made with');
  if (dataDir === undefined)
    throw new RestoreRefusedError('set PLANTED_DATA_DIR: its master key goes into that folder');
  return { key, keyFile: join(dataDir, 'master.key'), files };
}

async function refuseUnlessEmpty(client: Client, services: readonly string[]): Promise<void> {
  const schemas = await findSchemas(client, services);
  if (schemas.length > 0)
    throw new RestoreRefusedError(`the database is not empty: it has the schema ${schemas.join(', ')}`);
}

async function restoreTables(
  client: Client,
  { file, onProgress, signal }: RestoreOptions,
  manifest: BackupManifest,
): Promise<SchemaDescription> {
  let schema: SchemaDescription | undefined;
  let writer: ReturnType<typeof createTableWriter> | undefined;
  let counters: z.output<typeof countersPart> = [];
  let done = 0;
  for await (const { name, bytes } of readParts(file, manifest)) {
    signal?.throwIfAborted();
    onProgress?.(done, manifest.parts.length);
    done += 1;
    const table = tableOf(name);
    if (name === SCHEMA_PART) {
      schema = schemaDescription.parse(JSON.parse(bytes.toString()));
      for (const sql of schema.before) await client.query(sql);
      writer = createTableWriter(client, schema.tables);
    } else if (table !== undefined) await writer?.write(table, bytes);
    else if (name === COUNTERS_PART) counters = countersPart.parse(JSON.parse(bytes.toString()));
  }
  await writer?.end();
  if (!schema) throw new BrokenBackupError('it has no database');
  for (const sql of schema.after) await client.query(sql);
  for (const { table, column, last, called } of counters)
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
      table,
      column,
      last,
      called,
    ]);
  onProgress?.(manifest.parts.length, manifest.parts.length);
  return schema;
}
