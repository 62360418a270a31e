import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { closeActor } from '../close-actor';
import { createTableFeed } from '../feed/table-feed';
import { projectionStatus } from '../projection/projection-status';
import { runProjection } from '../projection/run-projection';
import { appendEvents, metadataOf } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { runOps } from './run-ops';

const projection = tallyProjection();
const folder = mkdtempSync(join(tmpdir(), 'planted-archive-'));
const archive = join(folder, 'events.ndjson');
const strange = { type: 'Noted', schemaVersion: 1, data: { note: 'line\u2028line\n"\\ 🌱' } };

async function ops(of: TestStore, ...args: string[]) {
  const lines: string[] = [];
  const code = await runOps({
    args,
    pool: of.database.pool,
    projections: [projection],
    keyTable: { name: 'key_rows', decrypts: ({ key }) => key === '\\x0102' },
    out: (line) => lines.push(line),
  });
  return { code, lines };
}

async function rowsOf(of: TestStore) {
  const running = runProjection({ store: of.store, feed: createTableFeed(of), projection });
  await eventually(
    async () => (await projectionStatus(of.store.pool))[0]?.sequence === (await of.store.head()),
  );
  await running.stop();
  return (await of.store.pool.query('select * from tallying.totals order by stream')).rows;
}

let from: TestStore;
let to: TestStore;

beforeAll(async () => {
  [from, to] = await Promise.all([createTestStore(), createTestStore()]);
  for (const each of [from, to]) {
    await each.store.pool.query('create table key_rows (owner text primary key, key bytea not null)');
  }
  await from.store.pool.query(`insert into key_rows values ('rose', '\\x0102')`);
  for (let i = 0; i < 40; i += 1) {
    await appendEvents(
      from.store,
      `tally-${i % 7}`,
      Array.from({ length: 20 }, () => added(1)),
    );
  }
  await appendEvents(from.store, 'tally-1', [added(1), added(2)], { commandId: 'command-1' });
  await appendEvents(from.store, 'note-1', [strange]);
  const last = { stream: 'note-1', expectedVersion: 'any' as const, events: [{ ...strange, id: v7() }] };
  await closeActor({
    store: from.store,
    actor: 'gone',
    last: { ...last, metadata: metadataOf({ actor: 'gone' }) },
  });
});
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
  rmSync(folder, { recursive: true });
});

describe('ARCH-3 an archive of events', () => {
  it('is a file that only its owner may read, with every event and a checksum', async () => {
    expect(await ops(from, 'events', 'export', archive, '--with-keys')).toMatchObject({ code: 0 });
    expect(statSync(archive).mode % 0o1000).toBe(0o600);
    const lines = readFileSync(archive, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'planted-events', version: 1, count: 804 });
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ checksum: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await ops(from, 'events', 'export', archive)).code).toBe(1);
  });

  it.each([
    ['cut at its end', (text: string) => text.slice(0, -30)],
    ['cut in the middle', (text: string) => text.slice(0, text.indexOf('\n', text.length / 2) + 1)],
    ['changed', (text: string) => text.replace('"amount":1', '"amount":7')],
    ['without an event', (text: string) => text.split('\n').toSpliced(5, 1).join('\n')],
    ['longer', (text: string) => `${text}{}\n`],
    ['of a later format', (text: string) => text.replace('"version":1', '"version":9')],
    ['empty', () => ''],
    ['something else', () => 'plant,amount\nradish,3\n'],
  ])('that is %s is refused, and nothing changes', async (_what, spoil) => {
    const spoiled = join(folder, 'spoiled.ndjson');
    writeFileSync(spoiled, spoil(readFileSync(archive, 'utf8')));
    const { code, lines } = await ops(to, 'events', 'import', spoiled);
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining('is broken, line')]);
    const { rows } = await to.store.pool.query(
      'select from event_store.events union all select from key_rows',
    );
    expect([rows, await to.store.head()]).toEqual([[], 0]);
  });

  it('whose keys nothing here opens is refused, and nothing changes', async () => {
    await from.store.pool.query(`insert into key_rows values ('iris', '\\x0909')`);
    const foreign = join(folder, 'foreign.ndjson');
    await ops(from, 'events', 'export', foreign, '--with-keys');
    await from.store.pool.query(`delete from key_rows where owner = 'iris'`);
    const { code, lines } = await ops(to, 'events', 'import', foreign);
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining('a different master key')]);
    expect(await to.store.head()).toBe(0);
  });

  it('gives an empty store the same log, read models, keys, and memory of commands and of who is gone', async () => {
    expect(await ops(to, 'events', 'import', archive)).toMatchObject({ code: 0 });
    const all = { after: 0, limit: 1_000 };
    expect(await to.store.readLog(all)).toEqual(await from.store.readLog(all));
    expect(await rowsOf(to)).toEqual(await rowsOf(from));
    expect((await to.store.pool.query('select * from key_rows')).rows).toHaveLength(1);
    const retry = appendEvents(to.store, 'tally-1', [added(1), added(2)], { commandId: 'command-1' });
    await expect(retry).rejects.toThrow('duplicate');
    await expect(appendEvents(to.store, 'tally-1', [added(1)], { actor: 'gone' })).rejects.toThrow(
      'actor-closed',
    );
    await appendEvents(to.store, 'tally-1', [added(1)]);
    await eventually(async () => (await to.store.head()) === 805);
  });

  it('is refused where events are recorded already', async () => {
    const { code, lines } = await ops(to, 'events', 'import', archive);
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining('already has events')]);
    expect(await to.store.head()).toBe(805);
  });
});
