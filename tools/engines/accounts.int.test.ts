import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { engineAccount, isRoot } from './account.mjs';
import { startNats } from './nats.mjs';
import { startPostgres } from './postgres.mjs';
import { eraseData, mayUse } from './directory-access.mjs';
import { ask, startInAnotherProcess, testFolder } from './testing/starter';

const NOBODY = { uid: 65_534, gid: 65_534 };
const asRoot = isRoot() ? describe : describe.skip;
const whereNobodyReadsUs = isRoot() && mayUse(NOBODY, resolve(__dirname, '../..')) ? it : it.skip;

asRoot('engines that root starts', () => {
  let folder: ReturnType<typeof testFolder>;
  beforeEach(() => {
    folder = testFolder();
  });
  afterEach(() => folder.remove());

  it('run as an account without privileges, which owns the data', async () => {
    const postgres = await startPostgres({ dataDir: join(folder.path, 'postgres') });
    const nats = await startNats({ storeDir: join(folder.path, 'nats'), environment: {} });

    const { uid } = engineAccount() ?? { uid: 0 };
    expect(uid).not.toBe(0);
    for (const { pid } of [postgres, ...(nats ? [nats] : [])]) expect(statSync(`/proc/${pid}`).uid).toBe(uid);
    expect(statSync(join(folder.path, 'postgres')).uid).toBe(uid);
    await Promise.all([postgres.stop(), nats?.stop()]);
  });

  it('keep their data elsewhere when only root may enter the folder, and find it again', async () => {
    const home = join(folder.path, 'home');
    const dataDir = join(home, 'clone', '.planted', 'postgres');
    mkdirSync(home);
    chmodSync(home, 0o700);
    const first = await startPostgres({ dataDir });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    await first.stop();
    expect(lstatSync(dataDir).isSymbolicLink()).toBe(true);
    const moved = realpathSync(dataDir);

    const second = await startPostgres({ dataDir });

    expect(await ask(second.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
    await second.stop();
    eraseData(dataDir);
    expect(existsSync(moved)).toBe(false);
  });

  it('take data along that lies where they may no longer go', async () => {
    const home = join(folder.path, 'home');
    const dataDir = join(home, 'postgres');
    mkdirSync(home);
    const first = await startPostgres({ dataDir });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    await first.stop();
    chmodSync(home, 0o700);

    const second = await startPostgres({ dataDir });

    expect(await ask(second.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
    await second.stop();
    eraseData(dataDir);
  });

  it('OPS-1 start on a copy that root made, which then is data of its own, also while the original runs', async () => {
    const original = join(folder.path, 'original', 'postgres');
    const first = await startPostgres({ dataDir: original });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    await first.stop();
    execFileSync('cp', ['-r', join(folder.path, 'original'), join(folder.path, 'copy')]);
    const again = await startPostgres({ dataDir: original });
    const lock = readFileSync(join(original, 'owner.json'));
    writeFileSync(join(folder.path, 'copy', 'postgres', 'owner.json'), lock);

    const copy = await startPostgres({ dataDir: join(folder.path, 'copy', 'postgres') });

    await ask(copy.url, 'UPDATE kept SET seven = 8');
    expect(await ask(copy.url, 'SELECT seven FROM kept')).toEqual([{ seven: 8 }]);
    expect(await ask(again.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
    await Promise.all([copy.stop(), again.stop()]);
  });

  it('OPS-1 refuse a copy of the link to data elsewhere, and go on where the folder was moved', async () => {
    const home = join(folder.path, 'home');
    mkdirSync(home);
    chmodSync(home, 0o700);
    const dataDir = join(home, 'data', 'postgres');
    const first = await startPostgres({ dataDir });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    await first.stop();
    execFileSync('cp', ['-r', join(home, 'data'), join(home, 'copy')]);

    await expect(startPostgres({ dataDir: join(home, 'copy', 'postgres') })).rejects.toThrow(
      /is a copy of a symlink: the data it leads to belong to .*home\/data\/postgres.* ops -- backup FILE/,
    );

    renameSync(join(home, 'data'), join(home, 'moved'));
    const moved = await startPostgres({ dataDir: join(home, 'moved', 'postgres') });
    expect(await ask(moved.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
    await moved.stop();
    await expect(startPostgres({ dataDir: join(home, 'copy', 'postgres') })).rejects.toThrow(
      'moved/postgres',
    );
    eraseData(join(home, 'moved', 'postgres'));
  });

  whereNobodyReadsUs('go on as the ordinary user whose data it is', async () => {
    const home = join(folder.path, 'home of nobody');
    mkdirSync(home);
    chownSync(home, NOBODY.uid, NOBODY.gid);
    const dataDir = join(home, 'postgres');
    const user = await startInAnotherProcess('postgres', dataDir, { ...NOBODY, env: { HOME: home } });
    await ask(user.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    expect(statSync(`/proc/${user.pid}`).uid).toBe(NOBODY.uid);
    await user.kill();

    const root = await startPostgres({ dataDir });

    expect(statSync(`/proc/${root.pid}`).uid).toBe(NOBODY.uid);
    expect(await ask(root.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
    await root.stop();
  });
});
