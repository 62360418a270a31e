import { createLog } from '../logging/create-log';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { openPool } from './open-pool';

describe('a connection that dies in the hands of who has it', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('OPS-2 fails the next statement, and ends no process', async () => {
    const log = createLog('silent');
    const pool = openPool({ url: database.url, log, size: 2 });
    const held = await pool.connect();
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => held.once('end', resolve));
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(held.query('select 1')).rejects.toThrow();
    held.release(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
