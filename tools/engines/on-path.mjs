import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {string} name
 * @returns {string | undefined} the program's path
 */
export function onPath(name) {
  // Servers are often in sbin, which an ordinary user's PATH leaves out.
  const folders = `${process.env.PATH ?? ''}${delimiter}/usr/sbin${delimiter}/sbin`
    .split(delimiter)
    .filter(Boolean);
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
