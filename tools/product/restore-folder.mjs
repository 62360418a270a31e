/** The data folder that a backup is restored into: empty before, complete or as before afterwards. */
import { existsSync, lstatSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eraseData, makeDataFolder } from '../engines/directory-access.mjs';
import { FolderInUse, lockFolder } from '../engines/lock-file.mjs';

/** @param {string} dataDir */
const markIn = (dataDir) => join(dataDir, 'restoring');

/**
 * @param {string} dataDir
 * @returns {Promise<{ complete(): void, undo(): void }>} exactly one of them is called
 * @throws when the folder has data, or a product runs on it; nothing was changed then
 */
export async function prepareRestore(dataDir) {
  const isNew = !existsSync(dataDir);
  const postgres = join(dataDir, 'postgres');
  if (lstatSync(postgres, { throwIfNoEntry: false }) && !existsSync(markIn(dataDir)))
    throw new Error(
      `${dataDir} has data already, and a restore overwrites nothing. Set PLANTED_DATA_DIR to a new folder.`,
    );
  makeDataFolder(dataDir);
  const hold = await lockFolder(join(dataDir, 'owner.json'), []).catch((error) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error(`${dataDir} is ${error.message}: set PLANTED_DATA_DIR to a new folder.`);
  });
  // What an earlier restore left that was killed.
  eraseData(postgres);
  writeFileSync(markIn(dataDir), '');
  const end = () => {
    rmSync(markIn(dataDir), { force: true });
    hold.release();
  };
  return {
    complete: end,
    undo() {
      eraseData(postgres);
      end();
      if (isNew && readdirSync(dataDir).length === 0) rmdirSync(dataDir);
    },
  };
}

/**
 * @param {string} dataDir
 * @throws when a restore into the folder was killed: what is there is not all of the backup
 */
export function refuseUnfinishedRestore(dataDir) {
  if (!existsSync(markIn(dataDir))) return;
  throw new Error(
    `A restore into ${dataDir} did not finish. Run npm run ops -- restore with the same file again; it starts over.`,
  );
}
