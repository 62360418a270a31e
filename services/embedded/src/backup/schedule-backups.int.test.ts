import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@planted/event-sourcing/testing';
import { createLog, createMetrics, type Environment } from '@planted/service-kit';
import { type BackupScene, openBackupScene } from '../testing/backup-scene';
import { Gardener } from '../testing/gardener';
import { type ScheduledBackups, scheduleBackups } from './schedule-backups';

const SETTINGS = { BACKUP_EVERY: '1s', BACKUP_KEEP: '2', BACKUP_PASSPHRASE: 'seven green tomatoes' };

let scene: BackupScene;
beforeAll(async () => {
  scene = await openBackupScene('migrated');
  const product = await scene.start();
  await product.stop();
});
afterAll(() => scene.end());

const backups = async () => (await readdir(join(scene.folder, 'backups')).catch(() => [])).toSorted();

describe('scheduled backups', () => {
  it('OPS-1 are made by the running product, the newest are kept, and its health says so', async () => {
    await mkdir(join(scene.folder, 'backups'));
    await writeFile(join(scene.folder, 'backups/notes.txt'), 'not a backup');
    const product = await scene.start(SETTINGS);
    const made = new Set<string>();
    await eventually(async () => {
      for (const name of await backups()) if (name.endsWith('.tar')) made.add(name);
      return made.size >= 4;
    });
    const { status, body } = await new Gardener(product.url).get('/api/health');
    await product.stop();
    const kept = await backups();
    expect(kept.filter((name) => name.endsWith('.tar'))).toEqual([...made].toSorted().slice(-2));
    expect(kept).toContain('notes.txt');
    expect(kept.filter((name) => name.endsWith('.part'))).toEqual([]);
    expect([status, body]).toMatchObject([
      200,
      { status: 'ok', components: { backups: { newest: expect.stringMatching(/^20/), failures: 0 } } },
    ]);
    const target = await openBackupScene('empty');
    const newest = join(scene.folder, 'backups', kept.filter((name) => name.endsWith('.tar')).at(-1) ?? '');
    expect(await target.ops(['restore', newest], SETTINGS)).toMatchObject({ code: 0 });
    await target.end();
  });

  const scheduled = (settings: Environment) => {
    const lines: string[] = [];
    const metrics = createMetrics('test');
    const log = createLog('info', { write: (line) => void lines.push(line) });
    return { lines, metrics, started: scheduleBackups({ ...scene.environment, ...settings }, log, metrics) };
  };

  it('that fail are logged and counted, and made again', async () => {
    const inTheWay = join(scene.folder, 'in-the-way');
    await writeFile(inTheWay, '');
    const { lines, metrics, started } = scheduled({ ...SETTINGS, BACKUP_DIR: inTheWay });
    const running: ScheduledBackups = await started;
    await eventually(async () => (running.state()?.failures ?? 0) >= 2);
    expect(lines.join('')).toContain('backup failed');
    expect(lines.join('')).not.toContain(SETTINGS.BACKUP_PASSPHRASE);
    await rm(inTheWay);
    await eventually(async () => running.state()?.failures === 0);
    await running.stop();
    const text = await metrics.metrics();
    expect(text).toMatch(/planted_backups_total\{outcome="failed",process="test"\} [2-9]/);
    expect(text).toMatch(/planted_backup_newest_timestamp_seconds\{process="test"\} 1[\d.e+]+/);
  });

  it('are not made sooner after a restart', async () => {
    const before = await backups();
    const { started } = scheduled({ ...SETTINGS, BACKUP_EVERY: '1d' });
    const running = await started;
    expect(running.state()?.newest).toMatch(/^20/);
    await running.stop();
    expect(await backups()).toEqual(before);
  });

  it.each([
    [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY'],
    [{ ...SETTINGS, BACKUP_KEEP: '0' }, 'BACKUP_KEEP'],
    [{ ...SETTINGS, BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE'],
    [{ BACKUP_EVERY: '1d' }, 'BACKUP_WITHOUT_KEYS=true'],
    [{ ...SETTINGS, PLANTED_DATA_DIR: '' }, 'BACKUP_DIR'],
  ])('are refused at the start where they cannot be made: %j', async (settings, name) => {
    await expect(scheduled(settings).started).rejects.toThrow(name);
  });
});
