import { Pool, type PoolClient } from 'pg';
import { withConnection } from '../in-transaction';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { PipelinedBatch } from './pipelined-batch';

let database: TestDatabase;
let pool: Pool;
const insert = { name: 'insert', text: 'insert into notes (note) values ($1)' };
const insertAnew = { name: 'insert_anew', text: 'insert into notes (note) values ($1) returning id' };
const all = { name: 'all', text: 'select id, note from notes where note <> $1 order by id' };

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
  await database.pool.query('create table notes (id serial, note text unique)');
  pool = new Pool({ connectionString: database.url, pipeline: true, query_timeout: 60_000 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => database.pool.query('truncate notes restart identity'));

type Statement = readonly [statement: { name: string; text: string }, value: unknown];

/** What came of each statement: its rows, or the code of its error. */
async function send(tx: PoolClient, ...statements: readonly Statement[]): Promise<unknown[]> {
  const batch = new PipelinedBatch();
  const answers = statements.map(([statement, value]) =>
    batch.add(statement, [value]).then(
      ({ rows, rowCount }) => ({ rows, rowCount }),
      (error) => ({ failed: error.code ?? error.message }),
    ),
  );
  batch.send(tx);
  return Promise.all(answers);
}

const none = (rowCount: number) => ({ rows: [], rowCount });

describe('a pipelined batch', () => {
  it('answers each with its own rows, again and again', () =>
    withConnection(pool, async (tx) => {
      await tx.query('begin');
      const a = { id: 1, note: 'a' };
      expect(await send(tx, [insert, 'a'], [all, ''], [all, 'a'])).toEqual([
        none(1),
        { rows: [a], rowCount: 1 },
        none(0),
      ]);
      expect(await send(tx, [insert, 'b'], [insertAnew, 'c'], [all, ''])).toEqual([
        none(1),
        { rows: [{ id: 3 }], rowCount: 1 },
        { rows: [a, { id: 2, note: 'b' }, { id: 3, note: 'c' }], rowCount: 3 },
      ]);
      await tx.query('commit');
      expect((await database.pool.query('select from notes')).rowCount).toBe(3);
    }));

  it('fails those behind one that fails, and prepares these when they are sent again', () =>
    withConnection(pool, async (tx) => {
      await tx.query('begin');
      const refused = { failed: '23505' };
      const twice = [insert, 'a'] as const;
      expect(await send(tx, twice, twice, [insertAnew, 'b'], [all, ''])).toEqual([
        none(1),
        refused,
        refused,
        refused,
      ]);
      await tx.query('rollback; begin');
      expect(await send(tx, [insertAnew, 'b'], [all, ''])).toMatchObject([{ rowCount: 1 }, { rowCount: 1 }]);
      await tx.query('commit');
    }));

  it('fails one whose value has no words, and leaves no other without an answer', async () => {
    const tx = await pool.connect();
    try {
      const around: { toPostgres?: () => unknown } = {};
      around.toPostgres = () => around;
      await tx.query('begin');
      const [, wordless, last] = await send(tx, [insert, 'a'], [insert, around], [insert, 'b']);
      expect(wordless).toMatchObject({ failed: expect.stringContaining('circular') });
      expect(last).toBeDefined();
    } finally {
      // As after every failure: what pg knows of this connection's statements is no longer right.
      tx.release(true);
    }
  });

  it('fails all that wait for an answer when the connection breaks', async () => {
    const tx = await pool.connect();
    tx.on('error', () => undefined);
    try {
      await tx.query('begin');
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      const sleep = { name: 'sleep', text: 'select pg_sleep($1)' };
      const answers = send(tx, [insert, 'a'], [sleep, 60], [insert, 'b']);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      const failed = { failed: expect.any(String) };
      expect((await answers).slice(1)).toEqual([failed, failed]);
    } finally {
      tx.release(true);
    }
  });
});
