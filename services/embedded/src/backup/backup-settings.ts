import { join } from 'node:path';
import {
  commonSettings,
  ConfigurationError,
  type Environment,
  flag,
  masterKeyOf,
  readMasterKeyText,
  readSettings,
} from '@planted/service-kit';
import { z } from 'zod';
import type { BackupOptions } from './make-backup';
import type { Folders } from './folders';

const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Short ones are guessed from a stolen file. */
const SHORTEST_PASSPHRASE = 12;

const interval = z
  .string()
  .regex(/^[1-9]\d{0,5}[smhd]$/, 'must be a number and s, m, h or d, such as 6h')
  .transform((text) => Number(text.slice(0, -1)) * UNIT_MS[text.slice(-1) as keyof typeof UNIT_MS]);

export const backupSettings = commonSettings.extend({
  PLANTED_DATA_DIR: z.string().optional(),
  DEPLOYMENTS_DIR: z.string().optional(),
  /** How often the running product makes a backup, in milliseconds; never when absent. */
  BACKUP_EVERY: interval.optional(),
  /** How many of them are kept. */
  BACKUP_KEEP: z.coerce.number().int().min(1).default(7),
  /** Where they go; `backups` in the data folder when absent. */
  BACKUP_DIR: z.string().optional(),
  /** Encrypts the master key in backups. */
  BACKUP_PASSPHRASE: z
    .string()
    .min(SHORTEST_PASSPHRASE, `must have at least ${SHORTEST_PASSPHRASE} characters`)
    .optional(),
  /** Leaves the master key out of the backups that the product makes by itself. */
  BACKUP_WITHOUT_KEYS: flag.default(false),
});

type Kept = { readonly PLANTED_DATA_DIR?: string | undefined; readonly DEPLOYMENTS_DIR?: string | undefined };

/** What the product keeps beside its database. */
export const foldersOf = ({ PLANTED_DATA_DIR, DEPLOYMENTS_DIR }: Kept): Folders => ({
  mail: PLANTED_DATA_DIR && join(PLANTED_DATA_DIR, 'mail'),
  deployments: DEPLOYMENTS_DIR ?? (PLANTED_DATA_DIR && join(PLANTED_DATA_DIR, 'deployments')),
});

/**
 * The master key to save.
 * @throws ConfigurationError when there is none, or no passphrase for it and no one said to leave it out
 */
export async function keysFor(environment: Environment, isLeftOut: boolean): Promise<BackupOptions['keys']> {
  if (isLeftOut) return 'left out';
  const { BACKUP_PASSPHRASE: passphrase } = readSettings(backupSettings, environment);
  if (passphrase === undefined)
    throw new ConfigurationError(
      'Set BACKUP_PASSPHRASE (or BACKUP_PASSPHRASE_FILE) to encrypt the master key in the backup, or leave the key out: ' +
        '--without-keys, for scheduled backups BACKUP_WITHOUT_KEYS=true',
    );
  const text = await readMasterKeyText(environment);
  if (text === undefined)
    throw new ConfigurationError(
      'The master key was not found: set PLANTED_MASTER_KEY, or PLANTED_DATA_DIR to the folder that has master.key',
    );
  return { text, key: masterKeyOf(text), passphrase };
}
