import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMasterKey } from './master-key';
import { readMasterKey } from './read-master-key';

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const secret = Buffer.from('a secret');

describe('a master key', () => {
  it('decrypts what it encrypted for the same purpose, and nothing else', () => {
    const key = createMasterKey([first]);
    const encrypted = key.encrypt('signing-key 1', secret);
    expect(key.decrypt('signing-key 1', encrypted)).toEqual(secret);
    expect(key.decrypt('signing-key 2', encrypted)).toBeUndefined();
    expect(createMasterKey([second]).decrypt('signing-key 1', encrypted)).toBeUndefined();
  });

  it('decrypts what an older one encrypted, and encrypts under the newest', () => {
    const turned = createMasterKey([second, first]);
    expect(turned.decrypt('x', createMasterKey([first]).encrypt('x', secret))).toEqual(secret);
    expect(createMasterKey([second]).decrypt('x', turned.encrypt('x', secret))).toEqual(secret);
  });

  it('hashes the same text to the same, by purpose and key', () => {
    const digest = (key: Buffer, purpose: string) =>
      createMasterKey([key]).digest(purpose, 'ada').toString('hex');
    expect(digest(first, 'e-mail')).toBe(digest(first, 'e-mail'));
    expect(new Set([digest(first, 'e-mail'), digest(first, 'other'), digest(second, 'e-mail')]).size).toBe(3);
  });
});

describe('the master key of an installation', () => {
  it.each([
    { NODE_ENV: 'production' },
    { NODE_ENV: 'production', PLANTED_DATA_DIR: tmpdir() },
    { NODE_ENV: 'development' },
    { NODE_ENV: 'test', PLANTED_MASTER_KEY: 'too short' },
    { NODE_ENV: 'test', PLANTED_MASTER_KEY: `${first.toString('base64')},x` },
  ])('is refused by its name where it is missing or wrong: %j', async (environment) => {
    await expect(readMasterKey(environment)).rejects.toThrow('PLANTED_MASTER_KEY');
  });

  it.each(['base64', 'base64url'] as const)('comes from the environment in %s', async (form) => {
    const secretOf255 = Buffer.alloc(32, 255);
    const key = await readMasterKey({
      NODE_ENV: 'production',
      PLANTED_MASTER_KEY: `${secretOf255.toString(form)}, ${first.toString(form)}`,
    });
    expect(key.decrypt('x', createMasterKey([secretOf255]).encrypt('x', secret))).toEqual(secret);
    expect(key.decrypt('x', createMasterKey([first]).encrypt('x', secret))).toEqual(secret);
  });

  it('is else made once in the data folder, for its owner’s eyes only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'master-key-'));
    const environment = { PLANTED_DATA_DIR: join(folder, 'new') };
    const keys = await Promise.all(Array.from({ length: 8 }, () => readMasterKey(environment)));
    const encrypted = keys[0]?.encrypt('x', secret) ?? '';
    expect(keys.map((key) => key.decrypt('x', encrypted))).toEqual(keys.map(() => secret));
    expect(await readdir(join(folder, 'new'))).toEqual(['master.key']);
    const path = join(folder, 'new/master.key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toMatch(/^[\w-]{43}\n$/);
    await rm(folder, { recursive: true });
  });
});
