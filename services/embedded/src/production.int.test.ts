import { randomBytes } from 'node:crypto';
import { createLog } from '@planted/service-kit';
import { createTestDatabase, type TestDatabase } from '@planted/service-kit/testing';
import { startEmbedded } from './start-embedded';
import { Gardener } from './testing/gardener';

describe('the product in production', () => {
  let database: TestDatabase;
  let complete: Record<string, string>;
  beforeAll(async () => {
    database = await createTestDatabase();
    complete = {
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: database.url,
      GOOGLE_CLIENT_ID: 'planted.apps.example',
      GOOGLE_CLIENT_SECRET: 'a secret of the client',
      PUBLIC_ORIGIN: 'https://planted.example',
      PLANTED_MASTER_KEY: randomBytes(32).toString('base64'),
    };
  });
  afterAll(() => database.drop());

  it('AUTH-3 has no way in for demo gardeners, and offers none to browsers', async () => {
    const product = await startEmbedded(complete, createLog('silent'));
    try {
      const guest = new Gardener(product.url);
      expect(await guest.post('/api/demo/sign-in', { name: 'Ada' })).toMatchObject({ status: 404 });
      expect(guest.cookie).toBe('');
      expect((await guest.get('/api/client-config')).body).toMatchObject({ demo: false });
      // What a demo sign-in is made of in development is no token here.
      expect(await guest.post('/api/verify-google-token', { token: 'a.b.c' })).toMatchObject({ status: 401 });
    } finally {
      await product.stop();
    }
  });

  it.each([
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'PUBLIC_ORIGIN',
    'PLANTED_MASTER_KEY',
    'DATABASE_URL',
  ])('AUTH-3 does not start without %s, says so, and reveals no secret', async (name) => {
    const { [name]: _left, ...rest } = complete;
    const failure = await startEmbedded(rest, createLog('silent')).then(
      async (product) => product.stop(),
      (error: Error) => error.message,
    );
    expect(failure).toContain(name);
    for (const secret of ['a secret of the client', complete['PLANTED_MASTER_KEY'] ?? ''])
      expect(failure).not.toContain(secret);
  });
});
