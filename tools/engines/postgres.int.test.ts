import { execFileSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse } from './lock-file.mjs';
import { startPostgres } from './postgres.mjs';
import { identify } from './processes.mjs';
import { until } from './until.mjs';
import type { Engine } from './supervise.mjs';
import { ask, isGone, startInAnotherProcess, testFolder } from './testing/starter';

/** Programs of the system but setpriv, as on a machine without it. */
const WITHOUT_SETPRIV = { PATH: '/nowhere' };

describe('an embedded PostgreSQL', () => {
  let folder: ReturnType<typeof testFolder>;
  let dataDir: string;
  const running: Engine[] = [];
  const start = async () => {
    const engine = await startPostgres({ dataDir });
    running.push(engine);
    return engine;
  };

  /** Data of a server that was started once and stopped: recreating it for each test would take most of the time. */
  let madeOnce: ReturnType<typeof testFolder>;
  beforeAll(async () => {
    madeOnce = testFolder();
    await (await startPostgres({ dataDir: join(madeOnce.path, 'postgres') })).stop();
  });
  afterAll(() => madeOnce.remove());

  beforeEach(() => {
    folder = testFolder();
    dataDir = join(folder.path, 'postgres');
    execFileSync('cp', ['-a', join(madeOnce.path, 'postgres'), dataDir]);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((engine) => engine.stop()));
    folder.remove();
  });

  it('flushes what it commits, listens on this machine only, and asks for its password', async () => {
    const { url } = await start();

    expect(await ask(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const wrong = Object.assign(new URL(url), { password: 'guessed' });
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('keeps its data over a restart', async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    await first.stop();

    const second = await start();

    expect(await ask(second.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
  });

  it('comes back after a kill -9 while a statement runs to its end', async () => {
    const engine = await start();
    const killed = ask(engine.url, 'SELECT count(*) FROM generate_series(1, 10000000)').catch(
      () => 'cut off',
    );
    const isUnderWay = () =>
      ask(
        engine.url,
        "SELECT FROM pg_stat_activity WHERE query LIKE '%generate_series(1%' AND state = 'active'",
      );
    await until(async () => (await isUnderWay()).length > 1, 60_000);
    if (engine.pid !== undefined) process.kill(engine.pid, 'SIGKILL');
    await killed;

    const isBack = () => ask(engine.url, 'SELECT 1 AS one').catch(() => undefined);
    expect(await until(async () => (await isBack()) !== undefined, 60_000)).toBe(true);
  });

  it('ends when its starter is killed, and starts again at once', async () => {
    const starter = await startInAnotherProcess('postgres', dataDir);
    await ask(starter.url, 'CREATE TABLE kept AS SELECT 7 AS seven');

    await starter.kill();

    const { url } = await start();
    expect(await ask(url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
    expect(await isGone(starter.pid)).toBe(true);
  });

  it('ends when its starter is killed where setpriv is missing, too', async () => {
    const starter = await startInAnotherProcess('postgres', dataDir, { env: WITHOUT_SETPRIV });

    await starter.kill();

    expect(await isGone(starter.pid)).toBe(true);
  });

  it('is not held up by a pid file that names another living process', async () => {
    writeFileSync(join(dataDir, 'cluster', 'postmaster.pid'), `${process.pid}\n/elsewhere\n0\n5432\n`);

    const { url } = await start();

    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('takes over from a server that outlived its starter', async () => {
    const starter = await startInAnotherProcess('postgres', dataDir, { env: WITHOUT_SETPRIV });
    starter.child.kill('SIGSTOP');
    rmSync(join(dataDir, 'owner.json'));

    const { url } = await start();

    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(identify(starter.pid)).toBeUndefined();
    await starter.kill();
  });

  it('refuses a folder that a living process uses', async () => {
    const starter = await startInAnotherProcess('postgres', dataDir);

    await expect(start()).rejects.toThrow(FolderInUse);

    expect(await ask(starter.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await starter.kill();
    expect(await isGone(starter.pid)).toBe(true);
  });

  it('comes back at the same address when the server itself is killed', async () => {
    const engine = await start();
    const { url, pid } = engine;
    await ask(url, 'CREATE TABLE kept AS SELECT 7 AS seven');

    process.kill(pid as number, 'SIGKILL');

    const isBack = () =>
      ask(url, 'SELECT seven FROM kept').then(
        ([row]) => row?.['seven'] === 7,
        () => false,
      );
    expect(await until(isBack, 60_000)).toBe(true);
    // It answers a moment before its supervisor has heard of that.
    expect(await until(() => engine.pid !== pid, 60_000)).toBe(true);
  });

  it('starts again after its creation was cut short', async () => {
    const cluster = join(dataDir, 'cluster');
    rmSync(cluster, { recursive: true });
    writeFileSync(`${cluster}.unfinished`, 'half a database');

    const { url } = await start();

    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('says which release wrote data that it cannot read', async () => {
    writeFileSync(join(dataDir, 'cluster', 'PG_VERSION'), '12\n');

    await expect(start()).rejects.toThrow('belongs to PostgreSQL 12, but this is PostgreSQL 18');
  });

  it('keeps its password to its owner', async () => {
    await start();

    expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });
});
