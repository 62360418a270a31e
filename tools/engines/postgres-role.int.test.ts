import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { engineAccount } from './account.mjs';
import { placeData } from './directory-access.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { createCluster } from './postgres-cluster.mjs';
import { startPostgres } from './postgres.mjs';
import { runProgram, runStatements } from './single-user.mjs';
import type { Engine } from './supervise.mjs';
import { ask, testFolder } from './testing/starter';

const ROLE =
  'select rolsuper, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user';
const PLAIN = [{ rolsuper: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false }];
/** What is in the database and not the role's. */
const FOREIGN = `
  select relname as name from pg_class where relnamespace::regnamespace::text in ('garden', 'public')
    and pg_get_userbyid(relowner) <> current_user
  union all select nspname from pg_namespace where nspname in ('garden', 'Odd name')
    and pg_get_userbyid(nspowner) <> current_user
  union all select proname from pg_proc where pronamespace = 'garden'::regnamespace
    and pg_get_userbyid(proowner) <> current_user
  union all select typname from pg_type where typnamespace = 'garden'::regnamespace
    and pg_get_userbyid(typowner) <> current_user
  union all select datname from pg_database where datname = 'planted' and pg_get_userbyid(datdba) <> current_user`;

describe('the role that an embedded PostgreSQL gives', () => {
  let folder: ReturnType<typeof testFolder>;
  let dataDir: string;
  const running: Engine[] = [];
  const start = async () => {
    const engine = await startPostgres({ dataDir });
    running.push(engine);
    return engine;
  };
  beforeEach(() => {
    folder = testFolder();
    dataDir = join(folder.path, 'postgres');
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((engine) => engine.stop()));
    folder.remove();
  });

  it('is no superuser: it reads no file, runs no program, and there is no other to come in as', async () => {
    const { url } = await start();

    expect(await ask(url, ROLE)).toEqual(PLAIN);
    for (const statement of [
      "select pg_read_file('postgresql.conf')",
      "copy (select 1) to program 'true'",
      "alter system set log_statement = 'all'",
      'create role another superuser',
      'set role postgres',
    ])
      await expect(ask(url, statement)).rejects.toThrow(/permission denied/);
    const { password } = new URL(url);
    const asSuperuser = Object.assign(new URL(url), { username: 'postgres', password });
    await expect(ask(asSuperuser.href, 'select 1')).rejects.toThrow(/authentication failed|not permitted/);
  });

  it('makes schemas, and databases that it can drop', async () => {
    const { url } = await start();

    await ask(url, 'create schema garden; create table public.bed (id serial primary key)');
    for (const statement of [
      'create database one',
      'alter database one is_template true',
      'create database two template one',
      'alter database one is_template false',
      'drop database one with (force)',
      'drop database two with (force)',
    ])
      await ask(url, statement);
    expect(await ask(url, 'insert into bed default values returning id')).toEqual([{ id: 1 }]);
  });

  it('takes over what a superuser of the same name made with an earlier release, once', async () => {
    const account = engineAccount(dataDir);
    const place = {
      folder: placeData(dataDir, account, () => {}),
      binaries: postgresBinaries(account),
      account,
    };
    const cluster = join(place.folder, 'cluster');
    // Starts once for the password file, and again as that release left the folder.
    await (await start()).stop();
    running.length = 0;
    rmSync(cluster, { recursive: true });
    const passwordFile = join(place.folder, 'password');
    createCluster({ place, cluster, user: 'planted', database: 'planted', passwordFile, log: () => {} });
    runStatements(place, cluster, 'planted', [
      'create schema garden',
      'create schema "Odd name"',
      'create table garden.bed (id serial primary key, nr bigint generated always as identity, "Name" text)',
      'create table "Odd name"."Bed ""of roses""" (id int primary key references garden.bed)',
      'create sequence garden.counter',
      'create view garden.names as select "Name" from garden.bed',
      `create function garden.doubled(n int, "of" text) returns int language sql as 'select 2 * n'`,
      `create type garden.kind as enum ('herb')`,
      'create type garden.pair as (a int, b int)',
      `insert into garden.bed ("Name") values ('Roses')`,
      'create table public.kept as select 7 as seven',
    ]);

    const { url } = await start();

    expect(await ask(url, ROLE)).toEqual(PLAIN);
    expect(await ask(url, FOREIGN)).toEqual([]);
    await ask(url, `insert into garden.bed ("Name") values ('Lilies')`);
    await ask(url, 'insert into "Odd name"."Bed ""of roses""" values (2)');
    await ask(url, 'alter table garden.bed add column more int; drop table public.kept');
    const rows = [
      { id: 1, nr: '1', name: 'Roses' },
      { id: 2, nr: '2', name: 'Lilies' },
    ];
    const beds = 'select id, nr, "Name" as name from garden.bed order by id';
    expect(await ask(url, beds)).toEqual(rows);
    await running[0]?.stop();
    rmSync(join(cluster, 'plain-role'));
    const again = await start();
    expect(await ask(again.url, beds)).toEqual(rows);
    expect(await ask(again.url, FOREIGN)).toEqual([]);
  });
});

describe('a program that runs to its end', () => {
  it('fails with what was said, also where PostgreSQL goes on to the next statement', () => {
    const place = { folder: '/', binaries: postgresBinaries(undefined), account: undefined };
    const say = (text: string) => () => runProgram(place, '/bin/sh', ['-c', text]);
    expect(say('echo "backend> ERROR:  no such table" >&2')).toThrow('no such table');
    expect(say('echo gone >&2; exit 3')).toThrow('gone');
    expect(say('echo "LOG:  fine" >&2')).not.toThrow();
  });
});
