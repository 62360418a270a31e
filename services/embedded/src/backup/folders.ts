import { link, mkdir, open, readdir, readFile, rm, unlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { BrokenBackupError, type Part } from './archive-format';
import { codeOf } from './error-code';

/** Folders beside the database, by the name that their files have in a backup. */
export interface Folders {
  readonly mail?: string | undefined;
  readonly deployments?: string | undefined;
}

const PREFIX = 'files/';
/** What a file of mail or of a deployment may be called; nothing that leads elsewhere. */
const SEGMENT = /^(?!\.{1,2}$)[^/\\\0]+$/;
/** It names deployments' folders, which are complete before they are named: read first, all that it names is there. */
const POINTER = 'remotes.json';

/** Every file of the folders; one that is deleted meanwhile is left out. */
export async function* partsOfFolders(folders: Folders): AsyncGenerator<Part> {
  for (const [name, folder] of Object.entries(folders)) {
    if (folder === undefined) continue;
    for (const path of await filesIn(folder)) {
      const bytes = await readFile(join(folder, path)).catch(unlessMissing);
      if (bytes) yield { name: `${PREFIX}${name}/${path}`, bytes };
    }
  }
}

/**
 * Where a part belongs on this machine.
 * @returns undefined for a part that is no file
 * @throws BrokenBackupError for a path that no backup of ours has
 */
export function placeOf(name: string, folders: Folders): string | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  const [folder, ...path] = name.slice(PREFIX.length).split('/');
  const target = new Map(Object.entries(folders)).get(folder ?? '');
  if (target === undefined || path.length === 0 || !path.every((segment) => SEGMENT.test(segment)))
    throw new BrokenBackupError(`it has a file that belongs nowhere: ${name}`);
  return join(target, ...path);
}

/**
 * Puts a file where none is, whole or not at all; only its owner may read mail and keys.
 * @returns whether it was put there; false when the same file was there already
 * @throws FileInTheWayError for another one
 */
export async function placeFile(path: string, bytes: Buffer, mode: number): Promise<boolean> {
  const there = await readFile(path).catch(unlessMissing);
  if (there) {
    if (there.equals(bytes)) return false;
    throw new FileInTheWayError(path);
  }
  await mkdir(dirname(path), { recursive: true, mode: mode === 0o600 ? 0o700 : 0o755 });
  const unfinished = join(dirname(path), `.restoring-${randomUUID()}`);
  const file = await open(unfinished, 'wx', mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
    await link(unfinished, path);
  } finally {
    await file.close();
    await unlink(unfinished);
  }
  return true;
}

/** @throws FileInTheWayError for a file with other content */
export async function checkPlace(path: string, bytes: Buffer): Promise<void> {
  const there = await readFile(path).catch(unlessMissing);
  if (there && !there.equals(bytes)) throw new FileInTheWayError(path);
}

export const removeFiles = async (paths: readonly string[]): Promise<void> => {
  for (const path of paths) await rm(path, { force: true });
};

/** A restore puts back what is missing, and overwrites nothing. */
export class FileInTheWayError extends Error {
  override readonly name = 'FileInTheWayError';
  readonly code = 'file-in-the-way';

  constructor(path: string) {
    super(`${path} exists with other content`);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted((a, b) => Number(b === POINTER) - Number(a === POINTER) || (a < b ? -1 : 1));
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}
