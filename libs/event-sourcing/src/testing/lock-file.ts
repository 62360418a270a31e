import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Whether this run adds to lock files what is new (`npm run freeze`); it never changes what is in them. */
export const isFreezing = (): boolean => process.env['PLANTED_FREEZE'] === '1';

/** What a lock file holds; nothing where there is none yet. */
export const readLock = <Entry>(file: string): Readonly<Record<string, Entry>> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Writes a lock file, its entries by name. */
export function writeLock(file: string, entries: Readonly<Record<string, unknown>>): void {
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** SHA-256 of a JSON value, in hex; how its file is indented, and in which order its keys are, makes no difference. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest('hex');

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}

/**
 * Compares frozen things with the hashes in their lock file, both by name.
 * @returns what is wrong, a line each; things that are new are wrong as well until they are frozen.
 */
export function changesOfFrozen(
  lock: Readonly<Record<string, string>>,
  hashes: Readonly<Record<string, string>>,
): readonly string[] {
  return [...new Set([...Object.keys(lock), ...Object.keys(hashes)])].flatMap((name) => {
    if (hashes[name] === lock[name]) return [];
    if (hashes[name] === undefined)
      return [`${name} is frozen and was deleted: the databases out there hold it, put it back`];
    if (lock[name] === undefined)
      return [`${name} is new: freeze it by npm run freeze, and commit the lock file`];
    return [`${name} is frozen and was changed: take the change back, and add a new one instead`];
  });
}
