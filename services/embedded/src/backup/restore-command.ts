import { existsSync } from 'node:fs';
import {
  Command,
  grouped,
  OPS_EXIT,
  type OpsArea,
  OpsFailure,
  startProgress,
} from '@planted/event-sourcing/ops';
import { type Environment, readMasterKeyText, readSettings } from '@planted/service-kit';
import { services } from '../services';
import { BrokenBackupError } from './archive-format';
import { databaseOf } from './backup-command';
import { backupSettings, foldersOf } from './backup-settings';
import { productVersion } from './product-version';
import { checkBackup, restoreBackup, RestoreRefusedError } from './restore-backup';

/** `npm run ops -- restore <file>` */
export const restoreArea =
  (environment: Environment): OpsArea =>
  (tool) =>
    new Command('restore')
      .description(
        'restore a backup into an empty data folder or database\n\n' +
          'The whole file is verified first. A file that is damaged, of a newer release or for a target that is not empty is ' +
          'rejected, and nothing is changed.',
      )
      .argument('<file>', 'a file made by backup')
      .option('--check', 'only verify the file')
      .action(async (file: string, { check = false }: { check?: boolean }) => {
        if (!existsSync(file)) throw new OpsFailure(`no such file: ${file}`);
        const product = productVersion();
        if (check) {
          const { createdAt, product: madeBy } = await checkBackup(file, product).catch(refuse(file));
          return tool.out(`${file}: whole, made by Planted ${madeBy} at ${createdAt}`);
        }
        const settings = readSettings(backupSettings, environment);
        const progress = startProgress(tool, { what: 'restore' });
        const restored = await restoreBackup({
          file,
          url: databaseOf(settings),
          services: services.map(({ name }) => name),
          folders: foldersOf(settings),
          ownKey: await readMasterKeyText(environment),
          passphrase: settings.BACKUP_PASSPHRASE,
          dataDir: settings.PLANTED_DATA_DIR,
          product,
          onProgress: progress.tell,
          signal: tool.signal,
        })
          .catch((error: unknown) => {
            if (tool.signal.aborted) throw new OpsFailure('nothing was restored', OPS_EXIT.interrupted);
            return refuse(file)(error);
          })
          .finally(progress.end);
        const { manifest, tables, files, keyFile } = restored;
        tool.out(
          `${file}: restored ${grouped(tables)} tables and ${grouped(files)} files as of ${manifest.createdAt}`,
        );
        if (keyFile !== undefined)
          tool.out(`The master key is in ${keyFile}. In production, set PLANTED_MASTER_KEY to its content.`);
      });

const refuse =
  (file: string) =>
  (error: unknown): never => {
    if (error instanceof BrokenBackupError) throw new OpsFailure(`${file} was rejected: ${error.message}`);
    if (error instanceof RestoreRefusedError)
      throw new OpsFailure(`${file} was not restored: ${error.message}`);
    throw error;
  };
