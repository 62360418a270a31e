import { readMasterKey } from '@planted/service-kit';
import { startServices, type TestServices } from '@planted/service-kit/testing';
import { exportJWK, generateKeyPair } from 'jose';
import pg from 'pg';
import { identityService } from '../index';
import { KeyRing } from './key-ring';

let services: TestServices;
let pool: pg.Pool;
beforeAll(async () => {
  services = await startServices([identityService]);
  pool = new pg.Pool({ connectionString: services.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await services.stop();
});

const now = () => new Date('2026-05-21T09:00:00Z');
const stored = async () =>
  (
    await pool.query<{ kid: string; private_jwk: object }>(
      'select kid, private_jwk from identity.signing_keys',
    )
  ).rows;

describe('the keys that sign access tokens', () => {
  it('are in the database without their private part in clear, also those from before', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const clear = await exportJWK(privateKey);
    const kid = '0190a000-0000-4000-8000-00000000000a';
    await pool.query('insert into identity.signing_keys (kid, created_at, private_jwk) values ($1, $2, $3)', [
      kid,
      now(),
      clear,
    ]);
    const master = await readMasterKey({ NODE_ENV: 'test' });
    for (const ring of [new KeyRing(pool, master, now), new KeyRing(pool, master, now)])
      expect((await ring.signingKey()).kid).toBe(kid);
    expect(await stored()).toEqual([
      { kid, private_jwk: expect.not.objectContaining({ d: expect.anything() }) },
    ]);
    expect(JSON.stringify(await stored())).not.toContain(clear.d);
    const published = await new KeyRing(pool, master, now).publishedKeys();
    expect(published).toEqual([
      { kty: 'EC', crv: 'P-256', x: clear.x, y: clear.y, kid, alg: 'ES256', use: 'sig' },
    ]);
  });

  it('sign nothing where the master key is another', async () => {
    const another = await readMasterKey({
      NODE_ENV: 'production',
      PLANTED_MASTER_KEY: Buffer.alloc(32, 5).toString('base64'),
    });
    await expect(new KeyRing(pool, another, now).signingKey()).rejects.toThrow('this master key');
  });
});
