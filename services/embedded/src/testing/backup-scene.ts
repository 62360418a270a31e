import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, type Environment, runOpsFor } from '@planted/service-kit';
import { PATIENT, createTestDatabase } from '@planted/service-kit/testing';
import pg from 'pg';
import { isBackupCommand, runBackupOps } from '../backup/run-backup-ops';
import { type SchemaDescription, findSchemas, readSchema } from '../backup/read-schema';
import { services } from '../services';
import { type Embedded, startEmbedded } from '../start-embedded';

/** A database and a data folder of their own, and what an operator does with them. */
export interface BackupScene {
  readonly folder: string;
  readonly environment: Environment;
  /** `npm run ops -- …` */
  ops(args: readonly string[], settings?: Environment): Promise<{ code: number; lines: string[] }>;
  /** The product on them. */
  start(settings?: Environment): Promise<Embedded>;
  query<Row extends object>(sql: string): Promise<Row[]>;
  schema(): Promise<SchemaDescription>;
  end(): Promise<void>;
}

/** @param kind whether the services' tables are there, or nothing at all, as before a restore */
export async function openBackupScene(kind: 'migrated' | 'empty'): Promise<BackupScene> {
  const database = await createTestDatabase(kind === 'empty' ? undefined : services);
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const environment = {
    ...PATIENT,
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: database.url,
    NATS_NAMESPACE: `test_${randomUUID()}`,
    ...(process.env['TEST_NATS_URL'] && { NATS_URL: process.env['TEST_NATS_URL'] }),
    PLANTED_DATA_DIR: folder,
  };
  const log = createLog('silent');
  const pool = new pg.Pool({ connectionString: database.url });
  return {
    folder,
    environment,
    async ops(args, settings = {}) {
      const lines: string[] = [];
      const print = (line: string) => void lines.push(line);
      const request = { args, environment: { ...environment, ...settings }, log, out: print, err: print };
      const code = isBackupCommand(args)
        ? await runBackupOps(request)
        : await runOpsFor({ ...request, services });
      return { code, lines };
    },
    start: (settings = {}) => startEmbedded({ ...environment, ...settings }, log),
    query: async <Row extends object>(sql: string) => (await pool.query<Row>(sql)).rows,
    async schema() {
      const client = await pool.connect();
      await client.query(`set search_path to ''`);
      const names = await findSchemas(
        client,
        services.map(({ name }) => name),
      );
      const schema = await readSchema(client, names);
      client.release(true);
      return schema;
    },
    async end() {
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}
