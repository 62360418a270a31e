import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesOfFrozen, hashOf, readLock, writeLock } from './lock-file';

describe('frozen things beside their lock file', () => {
  const lock = { 'Saved v1': hashOf({ name: 'a' }), 'Saved v2': hashOf({ name: 'b' }) };

  it('are as they were, whatever the order of their keys', () => {
    expect(hashOf({ a: 1, b: [{ c: 2, d: null }] })).toBe(hashOf({ b: [{ d: null, c: 2 }], a: 1 }));
    expect(hashOf({ a: [] })).not.toBe(hashOf({ a: {} }));
    expect(changesOfFrozen(lock, { ...lock })).toEqual([]);
  });

  it('are missed when one is changed, deleted, or not frozen yet', () => {
    const hashes = { 'Saved v1': hashOf({ name: 'A' }), 'Saved v3': hashOf({}) };
    expect(changesOfFrozen(lock, hashes)).toEqual([
      'Saved v1 is frozen and was changed: take the change back, and add a new one instead',
      'Saved v2 is frozen and was deleted: the databases out there hold it, put it back',
      'Saved v3 is new: freeze it by npm run freeze, and commit the lock file',
    ]);
  });

  it('are written by name, and read again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lock-'));
    const file = join(folder, 'examples.lock.json');
    expect(readLock(file)).toEqual({});
    writeLock(file, { b: 2, a: 1 });
    expect(Object.entries(readLock(file))).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    rmSync(folder, { recursive: true });
  });
});
