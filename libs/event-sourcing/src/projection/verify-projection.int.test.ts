import { createTableFeed } from '../feed/table-feed';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { projectionStatus } from './projection-status';
import { runProjection, type RunningProjection } from './run-projection';
import { verifyProjection } from './verify-projection';

const projection = tallyProjection({
  tables: ['totals', 'notes'],
  create: `create table totals (stream text primary key, total integer not null, versions integer[] not null);
    create table notes (note text not null)`,
});
let test: TestStore;
let running: RunningProjection;

const query = (text: string) => test.store.pool.query(text);
const verify = async (limit = 10) => {
  const verified = await verifyProjection({ store: test.store, projection, limit });
  return Object.fromEntries((verified?.tables ?? []).map(({ table, ...compared }) => [table, compared]));
};

beforeAll(async () => {
  test = await createTestStore();
  running = runProjection({ store: test.store, feed: createTableFeed(test), projection });
  for (const stream of ['tally-1', 'tally-2', 'tally-3']) {
    await appendEvents(test.store, stream, [added(1), added(2)]);
  }
  await eventually(async () => (await projectionStatus(test.store.pool))[0]?.sequence === 6);
});
afterAll(async () => {
  await running.stop();
  await test.close();
});

describe('ARCH-3 a read model compared with a replay', () => {
  it('equals it while events keep coming', async () => {
    const writing = new AbortController();
    const write = async () => {
      while (!writing.signal.aborted) await appendEvents(test.store, 'tally-4', [added(1)]);
    };
    const written = write();
    for (let i = 0; i < 5; i += 1) {
      const compared = await verify();
      expect([compared['totals']?.different, compared['notes']?.different]).toEqual([0, 0]);
    }
    writing.abort();
    await written;
  });

  it('reports rows that are wrong, missing, and too many, with and without a key', async () => {
    await query(`update tallying.totals set total = 9 where stream = 'tally-1'`);
    await query(`delete from tallying.totals where stream = 'tally-2'`);
    await query(`insert into tallying.totals values ('tally-9', 1, '{1}')`);
    await query(`insert into tallying.notes values ('once'), ('once')`);
    const found = await verify();
    expect(found['totals']).toMatchObject({
      different: 3,
      differences: expect.arrayContaining([
        { row: { stream: 'tally-1' }, live: { total: 9 }, replayed: { total: 3 } },
        { row: { stream: 'tally-2' }, live: null, replayed: expect.objectContaining({ total: 3 }) },
        { row: { stream: 'tally-9' }, live: expect.objectContaining({ total: 1 }), replayed: null },
      ]),
    });
    expect(found['notes']).toMatchObject({ rows: 2, different: 2 });
    expect((await verify(1))['totals']).toMatchObject({ different: 3, differences: [expect.anything()] });
  });

  it('leaves nothing behind', async () => {
    await verify();
    const { rows } = await query(`select schema_name from information_schema.schemata
      where schema_name like 'tallying_totals_g%'`);
    expect(rows).toHaveLength(1);
  });
});
