/** Whether a folder's disk takes what is written to it. */
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Room that a server needs to recover and to go on: PostgreSQL writes its log in files of 16 MiB. */
const NEEDED_BYTES = 48 * 1024 * 1024;

/** What a full, a read-only and a used-up disk are called: by Node in a code, by servers in their logs. */
const DISK_TROUBLE =
  /ENOSPC|EROFS|EDQUOT|No space left on device|Read-only file system|Disk quota exceeded|insufficient (storage|resources)/i;

/**
 * @param {string} folder
 * @returns {boolean} false when its disk is full, read-only or out of quota
 */
export function hasRoom(folder) {
  const probe = join(folder, `.room-${process.pid}`);
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < NEEDED_BYTES) return false;
    writeFileSync(probe, 'room');
    rmSync(probe);
    return true;
  } catch {
    return false;
  }
}

/** @param {unknown} reason an error, or the last lines of a log */
export const isDiskTrouble = (reason) => DISK_TROUBLE.test(String(reason));
