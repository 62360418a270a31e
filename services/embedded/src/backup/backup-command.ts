import { stat } from 'node:fs/promises';
import {
  Command,
  grouped,
  OPS_EXIT,
  type OpsArea,
  OpsFailure,
  startProgress,
} from '@planted/event-sourcing/ops';
import { ConfigurationError, type Environment, readSettings } from '@planted/service-kit';
import { services } from '../services';
import { BrokenBackupError } from './archive-format';
import { backupSettings, foldersOf, keysFor } from './backup-settings';
import { BackupRefusedError, makeBackup } from './make-backup';
import { productVersion } from './product-version';
import { UnknownObjectsError } from './read-schema';

/** `npm run ops -- backup <file>` */
export const backupArea =
  (environment: Environment): OpsArea =>
  (tool) =>
    new Command('backup')
      .description(
        'back up everything into one file, also while the product runs\n\n' +
          'The file contains the contents of the database, emails in files and deployed micro-frontends, and the master key, ' +
          'encrypted with BACKUP_PASSPHRASE.',
      )
      .argument('<file>', 'the file to write; must not exist')
      .option('--without-keys', 'leave the master key out, because it is kept elsewhere')
      .action(async (file: string, { withoutKeys = false }: { withoutKeys?: boolean }) => {
        const settings = readSettings(backupSettings, environment);
        const keys = await keysFor(environment, withoutKeys).catch(asMisused);
        const progress = startProgress(tool, { what: 'backup' });
        const manifest = await makeBackup({
          file,
          url: databaseOf(settings),
          services: services.map(({ name }) => name),
          folders: foldersOf(settings),
          keys,
          product: productVersion(),
          now: () => new Date(),
          onProgress: progress.tell,
          signal: tool.signal,
        })
          .catch((error: unknown) => {
            if (tool.signal.aborted) throw new OpsFailure('no backup was made', OPS_EXIT.interrupted);
            if (error instanceof BackupRefusedError || error instanceof UnknownObjectsError)
              throw new OpsFailure(error.message);
            if (error instanceof BrokenBackupError)
              throw new OpsFailure(`what was written could not be read back: ${error.message}`);
            throw error;
          })
          .finally(progress.end);
        const { size } = await stat(file);
        tool.out(
          `${file}: ${grouped(manifest.parts.length)} parts, ${grouped(size)} bytes, read back and verified`,
        );
        if (keys === 'left out')
          tool.err(
            'WITHOUT THE MASTER KEY: what gardeners typed can only be read with it. ' +
              'Keep PLANTED_MASTER_KEY, or master.key of the data folder, in another place.',
          );
      });

/** @throws OpsFailure without DATABASE_URL */
export function databaseOf({ DATABASE_URL: url }: { DATABASE_URL?: string | undefined }): string {
  if (url !== undefined) return url;
  throw new OpsFailure('DATABASE_URL must be set', OPS_EXIT.misused);
}

function asMisused(error: unknown): never {
  throw error instanceof ConfigurationError ? new OpsFailure(error.message, OPS_EXIT.misused) : error;
}
