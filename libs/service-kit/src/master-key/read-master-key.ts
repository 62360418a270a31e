import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { commonSettings, ConfigurationError, type Environment, readSettings } from '../configuration';
import { KEY_SIZE } from '../personal-data/sealed-text';
import { neededInProduction } from '../production';
import { createMasterKey, type MasterKey } from './master-key';

const FILE = 'master.key';
/** 32 bytes in base64 or base64url. */
const SECRET = /^[\w+/-]{43}=?$/;

const masterKeySettings = commonSettings
  .extend({
    /** Encrypts the keys in the database: 32 random bytes in base64. After a comma may follow older ones. */
    PLANTED_MASTER_KEY: z
      .string()
      .refine(
        (text) => text.split(',').every((part) => SECRET.test(part.trim())),
        'must be 32 bytes in base64',
      )
      .optional(),
    PLANTED_DATA_DIR: z.string().optional(),
  })
  .superRefine(neededInProduction('PLANTED_MASTER_KEY'));

/**
 * The master key of the environment; outside production else of a file in the data folder, made at the first start.
 * @throws ConfigurationError that names PLANTED_MASTER_KEY
 */
export async function readMasterKey(environment: Environment): Promise<MasterKey> {
  const { PLANTED_MASTER_KEY, PLANTED_DATA_DIR, NODE_ENV } = readSettings(masterKeySettings, environment);
  if (PLANTED_MASTER_KEY !== undefined) return masterKeyOf(PLANTED_MASTER_KEY);
  if (PLANTED_DATA_DIR !== undefined) return masterKeyOf(await keptIn(PLANTED_DATA_DIR));
  if (NODE_ENV === 'test') return createMasterKey([createHash('sha256').update('a key for tests').digest()]);
  throw new ConfigurationError('Invalid configuration:\n  PLANTED_MASTER_KEY: must be set');
}

/** The text of the master key, as it is set or in the file; never makes one. Undefined when there is none. */
export async function readMasterKeyText(environment: Environment): Promise<string | undefined> {
  const { PLANTED_MASTER_KEY, PLANTED_DATA_DIR } = environment;
  if (PLANTED_MASTER_KEY) return PLANTED_MASTER_KEY.trim();
  return PLANTED_DATA_DIR ? read(join(PLANTED_DATA_DIR, FILE)) : undefined;
}

/** @throws ConfigurationError for what is no key, without saying what it is */
export function masterKeyOf(text: string): MasterKey {
  const [newest, ...older] = text.split(',').map((part) => Buffer.from(part.trim(), 'base64url'));
  if (newest?.length !== KEY_SIZE || older.some(({ length }) => length !== KEY_SIZE))
    throw new ConfigurationError('PLANTED_MASTER_KEY must be 32 bytes in base64');
  return createMasterKey([newest, ...older]);
}

/** Readable by its owner only, and whole from the start. Of processes that start at once, one makes it. */
async function keptIn(folder: string): Promise<string> {
  const path = join(folder, FILE);
  const known = await read(path);
  if (known !== undefined) return known;
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, `${randomBytes(KEY_SIZE).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  });
  await link(unfinished, path).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  await unlink(unfinished);
  return (await read(path)) ?? '';
}

const read = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    },
  );

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
