import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@planted/event-sourcing/testing';
import type { Embedded } from '../start-embedded';
import { type BackupScene, openBackupScene } from '../testing/backup-scene';
import fc from 'fast-check';
import { applied, damageOf } from '../testing/damage';
import { Gardener } from '../testing/gardener';

const PASSPHRASE = 'seven green tomatoes';
const WITH_KEY = { BACKUP_PASSPHRASE: PASSPHRASE };

let source: BackupScene;
let product: Embedded;
let ada: Gardener;
let file: string;

const write = (gardener: Gardener, title: string) =>
  gardener.post('/api/journal/addJournalEntry', { title, content: 'Compost', privacy: 'private' });
const titlesOf = async (gardener: Gardener): Promise<string[]> => {
  const { body } = await gardener.get('/api/journal/fetchJournalEntries');
  return (body as { data: { title: string }[] }).data.map(({ title }) => title);
};
const verified = async (scene: BackupScene) => {
  await eventually(async () => {
    const behind = await scene.query(
      `select name from event_store.projections, event_store.relay
       where status = 'live' and sequence < last_sequence union all select 'pending' from event_store.pending`,
    );
    return behind.length === 0;
  });
  return scene.ops(['read-models', 'verify', '--all']);
};

/** Another gardener writes while this runs; answers what was acknowledged before it began. */
async function underLoad(work: () => Promise<void>): Promise<string[]> {
  const writer = await Gardener.signedIn(product.url, 'Writer');
  const acknowledged: string[] = [];
  let isOver = false;
  const writing = (async () => {
    for (let number = 1; !isOver; number += 1) {
      const title = `Day ${number}`;
      if ((await write(writer, title)).status === 200) acknowledged.push(title);
    }
  })();
  await eventually(async () => acknowledged.length >= 20);
  const before = [...acknowledged];
  await work();
  isOver = true;
  await writing;
  load = writer;
  return before;
}
let load: Gardener;

beforeAll(async () => {
  source = await openBackupScene('migrated');
  file = join(source.folder, 'planted.tar');
  product = await source.start();
  ada = await Gardener.signedIn(product.url, 'Ada');
  expect((await write(ada, 'Tomatoes are in')).status).toBe(200);
  await mkdir(join(source.folder, 'mail'));
  await writeFile(join(source.folder, 'mail/1.eml'), 'To: ada@example.org\r\n');
  const deployed = join(source.folder, 'deployments/mfe-finder/1.0.0-abc');
  await mkdir(deployed, { recursive: true });
  await writeFile(join(deployed, 'index.js'), 'export default 1');
  await writeFile(join(source.folder, 'deployments/remotes.json'), '{}');
});
afterAll(async () => {
  await product.stop();
  await source.end();
});

describe('a backup of the running product, restored into an empty database', () => {
  let target: BackupScene;
  let restored: Embedded;
  let before: string[];
  let said: string[];

  beforeAll(async () => {
    before = await underLoad(async () => {
      const { code, lines } = await source.ops(['backup', file], WITH_KEY);
      expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('read back and verified')]);
    });
    target = await openBackupScene('empty');
    const { code, lines } = await target.ops(['restore', file], WITH_KEY);
    said = lines;
    expect([code, lines]).toEqual([0, expect.anything()]);
    restored = await target.start();
  });
  afterAll(async () => {
    await restored.stop();
    await target.end();
  });

  it('OPS-1 has every write that was acknowledged before it began', async () => {
    const writer = new Gardener(restored.url);
    writer.cookie = load.cookie;
    expect(await titlesOf(writer)).toEqual(expect.arrayContaining(before));
    expect(before.length).toBeGreaterThanOrEqual(20);
  });

  it('OPS-1 keeps sessions and opens new ones, and takes new writes', async () => {
    const again = new Gardener(restored.url);
    again.cookie = ada.cookie;
    expect((await again.get('/api/me')).body).toEqual((await ada.get('/api/me')).body);
    expect((await write(again, 'And beans')).status).toBe(200);
    expect(await titlesOf(again)).toEqual(expect.arrayContaining(['Tomatoes are in', 'And beans']));
    const other = await Gardener.signedIn(restored.url, 'Grace');
    expect((await write(other, 'Peas')).status).toBe(200);
  });

  it('OPS-1 has read models that equal a replay, and parks nothing', async () => {
    expect(await verified(target)).toMatchObject({ code: 0 });
    expect(await target.query('select from event_store.parked')).toEqual([]);
  });

  it('makes the same tables, keys, indexes, functions, triggers and views', async () => {
    expect(await target.schema()).toEqual(await source.schema());
    const changed = target.query(`update event_store.events set actor = 'x'`);
    await expect(changed).rejects.toThrow('insert-only');
  });

  it('brings back mail, deployments and the master key, for their owner only', async () => {
    const [mail, key] = ['mail/1.eml', 'master.key'];
    for (const path of [mail, key, 'deployments/mfe-finder/1.0.0-abc/index.js', 'deployments/remotes.json'])
      expect(await readFile(join(target.folder, path), 'utf8')).toBe(
        await readFile(join(source.folder, path), 'utf8'),
      );
    for (const path of [mail, key]) expect((await stat(join(target.folder, path))).mode & 0o777).toBe(0o600);
  });

  it('is a file for its owner, which has the master key and the passphrase nowhere in clear', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const key = (await readFile(join(source.folder, 'master.key'), 'utf8')).trim();
    const text = await readFile(file, 'latin1');
    for (const secret of [key, Buffer.from(key, 'base64url').toString('latin1'), PASSPHRASE]) {
      expect(text).not.toContain(secret);
      expect(said.join('\n')).not.toContain(secret);
    }
  });
});

describe('a backup that cannot be made', () => {
  it.each([
    { args: ['backup', 'FILE'], settings: WITH_KEY, code: 1, said: 'already exists' },
    { args: ['backup', 'OTHER'], settings: {}, code: 2, said: 'Set BACKUP_PASSPHRASE' },
    {
      args: ['backup', 'OTHER'],
      settings: { ...WITH_KEY, PLANTED_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
      code: 1,
      said: 'the master key is not the one',
    },
    {
      args: ['backup', 'OTHER'],
      settings: { ...WITH_KEY, PLANTED_DATA_DIR: '/nowhere' },
      code: 2,
      said: 'The master key was not found',
    },
  ])('says why: $said', async ({ args, settings, code, said }) => {
    const other = join(source.folder, 'other.tar');
    const named = args.map((arg) => arg.replace('FILE', file).replace('OTHER', other));
    const told = await source.ops(named, settings);
    expect([told.code, told.lines.join('\n')]).toEqual([code, expect.stringContaining(said)]);
    expect((await readdir(source.folder)).filter((name) => name.startsWith('other'))).toEqual([]);
  });

  it('names what it does not know how to copy, instead of leaving it out', async () => {
    await source.query(`create type tracking.mood as enum ('sunny')`);
    const told = await source.ops(['backup', join(source.folder, 'other.tar')], WITH_KEY);
    await source.query('drop type tracking.mood');
    expect(told).toMatchObject({ code: 1 });
    expect(told.lines.join('\n')).toContain('the type tracking.mood');
  });
});

describe('a restore that is refused', () => {
  let target: BackupScene;
  const unchanged = async () => {
    expect(await target.query(`select nspname from pg_namespace where nspname = 'event_store'`)).toEqual([]);
    expect(await readdir(target.folder)).toEqual([]);
  };
  const refused = async (path: string, settings: Record<string, string>, code: number, said: string) => {
    const told = await target.ops(['restore', path], settings);
    expect([told.code, told.lines.join('\n')]).toEqual([code, expect.stringContaining(said)]);
  };
  beforeAll(async () => {
    target = await openBackupScene('empty');
  });
  afterAll(() => target.end());

  it('OPS-1 changes nothing: no passphrase, another one, another master key, no file', async () => {
    await refused(file, {}, 1, 'set BACKUP_PASSPHRASE');
    await refused(file, { BACKUP_PASSPHRASE: 'eight green tomatoes' }, 1, 'is not the passphrase');
    const otherKey = { PLANTED_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') };
    await refused(file, otherKey, 1, 'the master key is not the one');
    await refused(join(source.folder, 'none.tar'), WITH_KEY, 1, 'no such file');
    await unchanged();
  });

  it('OPS-1 changes nothing for 20 damaged files, however they are cut or changed', async () => {
    const whole = await readFile(file);
    const damaged = join(source.folder, 'damaged.tar');
    await fc.assert(
      fc.asyncProperty(damageOf(whole.length), async (damage) => {
        await writeFile(damaged, applied(damage, whole));
        await refused(damaged, WITH_KEY, 1, `${damaged} was`);
      }),
      { numRuns: 20 },
    );
    await unchanged();
  });

  it('OPS-1 changes nothing where something is: a database, or a file', async () => {
    const told = await source.ops(['restore', file], WITH_KEY);
    expect([told.code, told.lines.join('\n')]).toEqual([
      1,
      expect.stringContaining('the database is not empty'),
    ]);
    await mkdir(join(target.folder, 'mail'));
    await writeFile(join(target.folder, 'mail/1.eml'), 'another');
    await refused(file, WITH_KEY, 1, 'exists with other content');
    expect(await readFile(join(target.folder, 'mail/1.eml'), 'utf8')).toBe('another');
    expect(await target.query(`select nspname from pg_namespace where nspname = 'event_store'`)).toEqual([]);
  });

  it('without the key in the file needs the key that was kept, and says so when it is made', async () => {
    const keyless = join(source.folder, 'keyless.tar');
    const made = await source.ops(['backup', keyless, '--without-keys']);
    expect([made.code, made.lines.at(-1)]).toEqual([0, expect.stringContaining('WITHOUT THE MASTER KEY')]);
    const other = await openBackupScene('empty');
    const without = await other.ops(['restore', keyless], WITH_KEY);
    expect([without.code, without.lines.at(-1)]).toEqual([
      1,
      expect.stringContaining('set PLANTED_MASTER_KEY'),
    ]);
    const PLANTED_MASTER_KEY = (await readFile(join(source.folder, 'master.key'), 'utf8')).trim();
    expect(await other.ops(['restore', keyless], { PLANTED_MASTER_KEY })).toMatchObject({ code: 0 });
    await other.end();
  });
});
