import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { encryptOldKeys } from './encrypt-old-keys';
import { sealText } from './sealed-text';
import { migratePersonalData } from './migrate-personal-data';
import { createMasterKey } from '../master-key/master-key';
import { checkMasterKey } from '../master-key/check-master-key';
import { createPersonalData, type PersonalData } from './personal-data';

const master = createMasterKey([Buffer.alloc(32, 1)]);
const another = createMasterKey([Buffer.alloc(32, 2)]);
const both = createMasterKey([Buffer.alloc(32, 2), Buffer.alloc(32, 1)]);

describe('personal data', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let data: PersonalData;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    await Promise.all([migratePersonalData(pool), migratePersonalData(pool)]);
    data = createPersonalData(pool, master);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it.each(['It is red.', '', '🍅 naïve', 'x'.repeat(20_000)])(
    'decrypts what was encrypted: %#',
    async (text) => {
      const owner = randomUUID();
      const encrypted = await data.encrypt(owner, text);
      expect(await data.decrypt(owner, encrypted)).toBe(text);
      if (text !== '') expect(encrypted).not.toContain(text.slice(0, 5));
    },
  );

  it('encrypts the same text differently each time', async () => {
    const owner = randomUUID();
    expect(await data.encrypt(owner, 'a')).not.toBe(await data.encrypt(owner, 'a'));
  });

  it('decrypts nothing once the owner is forgotten, and others’ texts still', async () => {
    const [ada, bruno] = [randomUUID(), randomUUID()];
    const [adas, brunos] = [await data.encrypt(ada, 'Dear diary'), await data.encrypt(bruno, 'Mulched')];
    await data.forget(ada);
    expect(await data.decrypt(ada, adas)).toBeUndefined();
    expect(await data.decrypt(bruno, brunos)).toBe('Mulched');
    const decrypt = await data.decryptersFor([ada, bruno]);
    expect([decrypt(ada)(adas), decrypt(bruno)(brunos)]).toEqual([undefined, 'Mulched']);
  });

  it('has no key in clear in the database, and none decrypts under another master key', async () => {
    const owner = randomUUID();
    const encrypted = await data.encrypt(owner, 'Dear diary');
    const { rows } = await pool.query(
      'select length(key) as length from personal_data.keys where owner_id = $1',
      [owner],
    );
    expect(rows[0].length).toBeGreaterThan(32);
    await expect(createPersonalData(pool, another).decrypt(owner, encrypted)).rejects.toThrow(
      'this master key',
    );
    expect(await createPersonalData(pool, both).decrypt(owner, encrypted)).toBe('Dear diary');
  });

  it('encrypts keys that were stored in clear, and decrypts the same texts with them', async () => {
    const [owner, key] = [randomUUID(), Buffer.alloc(32, 9)];
    await pool.query('insert into personal_data.keys (owner_id, key, created_at) values ($1, $2, now())', [
      owner,
      key,
    ]);
    const encrypted = sealText(key, owner, 'Dear diary');
    await Promise.all([encryptOldKeys(pool, master), encryptOldKeys(pool, master)]);
    const { rows } = await pool.query('select 1 from personal_data.keys where length(key) = 32');
    expect(rows).toEqual([]);
    expect(await data.decrypt(owner, encrypted)).toBe('Dear diary');
  });

  it('knows the master key that the database is encrypted under, and refuses another', async () => {
    await Promise.all([checkMasterKey(pool, master), checkMasterKey(pool, master)]);
    await checkMasterKey(pool, both);
    await expect(checkMasterKey(pool, another)).rejects.toThrow('PLANTED_MASTER_KEY does not match the key');
  });

  it('makes no other key for an owner who is forgotten, whether or not they had one', async () => {
    const [ada, bruno] = [randomUUID(), randomUUID()];
    await data.encrypt(ada, 'Dear diary');
    for (const owner of [ada, bruno, bruno]) await data.forget(owner);
    for (const owner of [ada, bruno])
      await expect(data.encrypt(owner, 'A new page')).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('makes no key beside its owner’s being forgotten', async () => {
    for (let times = 0; times < 10; times += 1) {
      const owner = randomUUID();
      const [encrypted] = await Promise.allSettled([data.encrypt(owner, 'x'), data.forget(owner)]);
      if (encrypted.status === 'fulfilled')
        expect(await data.decrypt(owner, encrypted.value)).toBeUndefined();
      const { rows } = await pool.query('select key from personal_data.keys where owner_id = $1', [owner]);
      expect(rows).toEqual([{ key: null }]);
    }
  });

  it('decrypts no text that was changed, or is another user’s', async () => {
    const [ada, bruno] = [randomUUID(), randomUUID()];
    const encrypted = await data.encrypt(ada, 'Dear diary');
    await data.encrypt(bruno, 'x');
    const changed = encrypted.slice(0, -2) + (encrypted.endsWith('A') ? 'BB' : 'AA');
    expect(await data.decrypt(ada, changed)).toBeUndefined();
    expect(await data.decrypt(bruno, encrypted)).toBeUndefined();
    for (const none of ['Dear diary', 'v1.', 'v1.AAAA'])
      expect(await data.decrypt(ada, none)).toBeUndefined();
  });

  it('makes one key when many first texts are encrypted at once', async () => {
    const owner = randomUUID();
    const encrypted = await Promise.all(Array.from({ length: 16 }, (_, n) => data.encrypt(owner, `${n}`)));
    const decrypt = await data.decrypterFor(owner);
    expect(encrypted.map(decrypt)).toEqual(Array.from({ length: 16 }, (_, n) => `${n}`));
  });
});
