import fs, { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from './create-log';
import { openLogDestination } from './log-destination';

/** A disk that takes nothing until there is room. */
function fullDisk() {
  const write = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  return { makeRoom: () => write.mockRestore() };
}

describe('the log on a disk without room', () => {
  let folder: string;
  let fd: number;
  const lines = () =>
    readFileSync(join(folder, 'log'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line).msg);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'planted-log-'));
    fd = openSync(join(folder, 'log'), 'a');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });

  it('OPS-2 ends nothing, and has what was kept in it when there is room again', () => {
    const log = createLog('info', openLogDestination(fd));
    log.info('before');
    const disk = fullDisk();
    log.info('meanwhile');
    log.error('more');
    disk.makeRoom();
    log.info('after');
    expect(lines()).toEqual(['before', 'meanwhile', 'more', 'after']);
  });

  it('OPS-2 keeps a bounded part of it, and goes on writing after that', () => {
    const log = createLog('info', openLogDestination(fd));
    const disk = fullDisk();
    for (let n = 0; n < 300; n += 1) log.info('x'.repeat(10_000));
    disk.makeRoom();
    log.info('after');
    const kept = lines();
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.length).toBeLessThan(110);
    log.info('later');
    expect(lines().at(-1)).toBe('later');
  });

  it('OPS-2 ends nothing on a device that is always full', () => {
    const full = openSync('/dev/full', 'w');
    const log = createLog('info', openLogDestination(full));
    for (let n = 0; n < 10; n += 1) expect(() => log.info('line')).not.toThrow();
    closeSync(full);
  });
});
