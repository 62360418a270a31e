import { Gardener, whenAvailable } from './testing/gardener';
import { startTestProduct, type TestProduct } from './testing/start-test-product';

/** Milliseconds: a message's deadline and room for a busy machine. */
const BOUND = 7_000;

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
  let ada: Gardener;
  beforeAll(async () => {
    product = await startTestProduct('the event table');
    ada = await Gardener.signedIn(product.url, 'Ada');
  });
  afterAll(async () => {
    product.database.heal();
    await product.stop();
  });

  const save = () => ada.post('/api/gardens/save', garden);

  it.each(['stall', 'cut'] as const)(
    'every call waits no longer than its bound, and works again afterwards (%s)',
    async (fault) => {
      expect((await whenAvailable(save)).status).toBe(200);
      const acknowledged = await product.countEvents();

      product.database[fault]();
      const start = performance.now();
      const answers = await Promise.all([ada.get('/api/me'), save(), save(), ada.get('/api/health')]);
      expect(performance.now() - start).toBeLessThan(BOUND);
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
      for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(JSON.stringify(answers[1]?.body)).not.toMatch(/connect|timeout|postgres|stack/i);

      product.database.heal();
      expect((await whenAvailable(() => ada.get('/api/health'))).status).toBe(200);
      expect((await whenAvailable(save)).status).toBe(200);
      expect(await product.countEvents()).toBeGreaterThan(acknowledged);
      const { body } = await ada.get('/api/gardens/fetchGardens');
      expect(body).toEqual({ data: expect.arrayContaining([expect.objectContaining({ name: 'Herbs' })]) });
    },
  );
});
