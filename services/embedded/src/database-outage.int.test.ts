import { Client } from 'pg';
import { Gardener, whenAvailable } from './testing/gardener';
import { startTestProduct, type TestProduct } from './testing/start-test-product';
import { openTcpProxy, type TcpProxy } from './testing/tcp-proxy';

/** Milliseconds: a message's deadline and room for a busy machine. */
const BOUND = 20_000;

const garden = {
  name: 'Herbs',
  soil_type: 'Loamy',
  hardiness_zone: '6a',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1',
};

describe('while PostgreSQL is down', () => {
  let product: TestProduct;
  let database: TcpProxy;
  let ada: Gardener;
  beforeAll(async () => {
    product = await startTestProduct('the event table', {
      settings: { ANSWER_SECONDS: '3' },
      reachBy: async (url) => {
        database = await openTcpProxy(url);
        return database.url;
      },
    });
    ada = await Gardener.signedIn(product.url, 'Ada');
  });
  afterAll(async () => {
    database.heal();
    await product.stop();
    await database.close();
  });

  const save = () => ada.post('/api/gardens/save', garden);

  it.each(['stall', 'cut'] as const)(
    'every call waits no longer than its bound, and works again afterwards (%s)',
    async (fault) => {
      expect((await whenAvailable(save)).status).toBe(200);
      const acknowledged = await product.countEvents();

      database[fault]();
      const start = performance.now();
      const answers = await Promise.all([ada.get('/api/me'), save(), save(), ada.get('/api/health')]);
      expect(performance.now() - start).toBeLessThan(BOUND);
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
      for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(JSON.stringify(answers[1]?.body)).not.toMatch(/connect|timeout|postgres|stack/i);

      database.heal();
      expect((await whenAvailable(() => ada.get('/api/health'))).status).toBe(200);
      expect((await whenAvailable(save)).status).toBe(200);
      expect(await product.countEvents()).toBeGreaterThan(acknowledged);
      const { body } = await ada.get('/api/gardens/fetchGardens');
      expect(body).toEqual({ data: expect.arrayContaining([expect.objectContaining({ name: 'Herbs' })]) });
    },
  );
});

describe('while the disk of PostgreSQL can only be read', () => {
  let product: TestProduct;
  let ada: Gardener;
  beforeAll(async () => {
    product = await startTestProduct('the event table');
    ada = await Gardener.signedIn(product.url, 'Ada');
  });
  afterAll(() => product.stop());

  /** As PostgreSQL reports it: each statement that writes fails, in the connections of before as in new ones. */
  async function setReadOnly(isReadOnly: boolean): Promise<void> {
    const client = new Client({
      connectionString: product.databaseUrl,
      options: '-c default_transaction_read_only=off',
    });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
    await client.query(
      `alter database ${rows[0]?.name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
    );
    // A vacuum that has just begun is PostgreSQL's own, and not ours to end.
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    );
    await client.end();
  }
  const named = (name: string) => ada.post('/api/gardens/save', { ...garden, name });
  const names = async () => {
    const { body } = await whenAvailable(() => ada.get('/api/gardens/fetchGardens'));
    return (body as { data: { name: string }[] }).data.map(({ name }) => name);
  };

  it('OPS-2 refuses what writes, answers what reads, and goes on alone when it can be written again', async () => {
    expect((await whenAvailable(() => named('Before'))).status).toBe(200);
    await setReadOnly(true);
    try {
      const refused = await named('Meanwhile');
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(JSON.stringify(refused.body)).not.toMatch(/read-only|transaction|postgres/i);
      expect(await names()).toEqual(['Before']);
      expect((await whenAvailable(() => ada.get('/api/me'))).status).toBe(200);
    } finally {
      await setReadOnly(false);
    }
    expect((await whenAvailable(() => named('After'))).status).toBe(200);
    expect((await names()).toSorted()).toEqual(['After', 'Before']);
  });
});
