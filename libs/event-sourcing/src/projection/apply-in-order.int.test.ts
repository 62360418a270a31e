import { Pool } from 'pg';
import type { LoggedEvent } from '../event';
import { inTransaction } from '../in-transaction';
import { recorded } from '../testing/frozen-examples';
import { added, type TallyEvent } from '../testing/tally';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { asStored } from '../upcast';
import { applyInOrder } from './apply-in-order';
import { defineProjection, type ProjectionDefinition } from './define-projection';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
  await database.pool.query('create table notes (id serial, note text unique)');
});
afterAll(() => database.drop());

type Handler = NonNullable<ProjectionDefinition<TallyEvent>['handlers']['Added']>;

const projectionWith = (Added: Handler) =>
  defineProjection<TallyEvent>({
    schema: 's',
    name: 'n',
    version: 1,
    tables: [],
    create: '',
    handlers: { Added },
  });
const events = (...amounts: number[]): LoggedEvent[] =>
  amounts.map((amount, i) => ({ ...recorded(added(amount)), sequence: i + 1 }));
const write: Handler = (tx, { data }) =>
  tx.query('insert into notes (note) values ($1)', [`n${data.amount}`]);
/** Reads first, so that what it writes depends on what the events before it have written. */
const count: Handler = async (tx) => {
  const { rows } = await tx.query<{ n: string }>('select count(*) as n from notes');
  await tx.query('insert into notes (note) values ($1)', [`there were ${rows[0]?.n}`]);
};

describe.each([true, false])('applying in order (pipelined: %s)', (pipeline) => {
  let pool: Pool;
  beforeAll(() => {
    pool = new Pool({ connectionString: database.url, pipeline });
  });
  afterAll(() => pool.end());
  beforeEach(() => database.pool.query('truncate notes restart identity'));

  const apply = (handler: Handler, batch: LoggedEvent[], projection = projectionWith(handler)) =>
    inTransaction(pool, (tx) => applyInOrder(tx, { projection, upcaster: asStored }, batch));
  const notes = async () =>
    (await database.pool.query('select note from notes order by id')).rows.map((r) => r.note);

  it('writes in the order of the events', async () => {
    const amounts = Array.from({ length: 100 }, (_, i) => i);
    expect(await apply(write, events(...amounts))).toEqual({ outcome: 'done' });
    expect(await notes()).toEqual(amounts.map((n) => `n${n}`));
  });

  it('names the first event that the database refuses', async () => {
    const batch = events(1, 2, 1, 2, 3);
    const result = await inTransaction(pool, async (tx) => {
      const applied = await applyInOrder(
        tx,
        { projection: projectionWith(write), upcaster: asStored },
        batch,
      );
      await tx.query('rollback; begin');
      return applied;
    });
    expect(result).toMatchObject({ outcome: 'failed', event: batch[2], cause: { code: '23505' } });
    expect(await notes()).toEqual([]);
  });

  it('names the first event that its handler refuses', async () => {
    const batch = events(1, 13, 3);
    const refusing: Handler = (tx, event) => {
      if (event.data.amount === 13) throw new Error('thirteen');
      return write(tx, event);
    };
    expect(await apply(refusing, batch)).toMatchObject({
      outcome: 'failed',
      event: batch[1],
      cause: { message: 'thirteen' },
    });
  });

  it('notices a handler whose steps build on each other, and awaits them from then on', async () => {
    const projection = projectionWith(count);
    if (pipeline) {
      expect(await apply(count, events(1, 2, 3), projection)).toEqual({ outcome: 'again' });
      await database.pool.query('truncate notes');
    }
    expect(await apply(count, events(1, 2, 3), projection)).toEqual({ outcome: 'done' });
    expect(await notes()).toEqual(['there were 0', 'there were 1', 'there were 2']);
  });
});
