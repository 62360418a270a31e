import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { applied, damageOf } from '../testing/damage';
import { BrokenBackupError, FORMAT_VERSION, type Part } from './archive-format';
import { placeOf } from './folders';
import { isNewer } from './product-version';
import { readParts, verifyArchive } from './read-archive';
import { checkBackup, RestoreRefusedError } from './restore-backup';
import { unwrapKey, wrapKey } from './wrapped-key';
import { writeArchive } from './write-archive';

const header = {
  format: 'planted-backup' as const,
  version: FORMAT_VERSION,
  product: '0.2.0',
  createdAt: '2026-11-23T08:00:00.000Z',
};
const parts: Part[] = [
  { name: 'database/schema.json', bytes: Buffer.from('{}') },
  { name: 'database/gardens.plots/000001.copy.gz', bytes: Buffer.alloc(5_000, 7) },
  { name: `files/mail/${'long name '.repeat(20)}.eml`, bytes: Buffer.from('To: ada') },
  { name: 'files/mail/empty.eml', bytes: Buffer.alloc(0) },
];
async function* given(all: readonly Part[]) {
  yield* all;
}

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  file = join(folder, 'whole.tar');
  await writeArchive(file, header, given(parts));
});
afterAll(() => rm(folder, { recursive: true }));

const written = async (name: string, content: Buffer) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

describe('the file of a backup', () => {
  it('is read as it was written, by this program and by tar', async () => {
    const read: Part[] = [];
    for await (const part of readParts(file, await verifyArchive(file))) read.push(part);
    expect(read).toEqual(parts);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { stdout, status } = spawnSync('tar', ['-tf', file], { encoding: 'utf8' });
    expect([status, stdout.trim().split('\n')]).toEqual([
      0,
      ['planted-backup.json', ...parts.map(({ name }) => name), 'manifest.json'],
    ]);
  });

  it('is rejected whichever byte is changed, and wherever it is cut', async () => {
    const whole = await readFile(file);
    await fc.assert(
      fc.asyncProperty(damageOf(whole.length), async (damage) => {
        const damaged = await written('damaged.tar', applied(damage, whole));
        await expect(verifyArchive(damaged)).rejects.toThrow(BrokenBackupError);
      }),
      { numRuns: 300 },
    );
  });

  it('is rejected when it changes after it was verified', async () => {
    const manifest = await verifyArchive(file);
    const other = join(folder, 'other.tar');
    await writeArchive(other, header, given(parts.slice(0, 2)));
    const readAll = async () => {
      for await (const part of readParts(other, manifest)) expect(part).toBeDefined();
    };
    await expect(readAll()).rejects.toThrow('it was cut while it was read');
  });

  it('is rejected by name when its format or its release is newer', async () => {
    const [format, release] = [join(folder, 'format.tar'), join(folder, 'release.tar')];
    await writeArchive(format, { ...header, version: FORMAT_VERSION + 1, product: '9.0.0' }, given([]));
    await expect(verifyArchive(format)).rejects.toThrow(
      'it is in format 2, made by Planted 9.0.0; this release reads format 1',
    );
    await writeArchive(release, { ...header, product: '0.10.0' }, given([]));
    await expect(checkBackup(release, '0.9.1')).rejects.toThrow(RestoreRefusedError);
    expect((await checkBackup(release, '0.10.0')).product).toBe('0.10.0');
  });

  it.each(['', 'a letter to my aunt'])('is rejected when it is no backup at all: %j', async (text) => {
    const other = await written('letter', Buffer.from(text));
    await expect(verifyArchive(other)).rejects.toThrow('it does not begin as a backup of Planted does');
  });

  it('is not finished when it cannot be written, nor its parts be read', async () => {
    const nowhere = writeArchive(join(folder, 'none/whole.tar'), header, given(parts));
    await expect(nowhere).rejects.toMatchObject({ code: 'ENOENT' });

    async function* failing() {
      yield* parts;
      throw new Error('the connection was lost');
    }
    await expect(writeArchive(join(folder, 'failed.tar'), header, failing())).rejects.toThrow(
      'the connection was lost',
    );
    await expect(verifyArchive(join(folder, 'failed.tar'))).rejects.toThrow(BrokenBackupError);
  });
});

it.each(['files/mail/../../etc/passwd', 'files/mail', 'files/other/x', 'files/mail//x', 'files/mail/.'])(
  'a backup puts no file where none belongs: %s',
  (name) => {
    expect(() => placeOf(name, { mail: '/data/mail', deployments: undefined })).toThrow(BrokenBackupError);
  },
);

it.each([
  ['0.10.0', '0.9.9', true],
  ['1.0.0', '0.9.9', true],
  ['0.2.0', '0.2.0', false],
  ['0.1.9', '0.2.0', false],
])('of releases %s came after %s: %s', (version, than, expected) => {
  expect(isNewer(version, than)).toBe(expected);
});

it('a wrapped key comes back with its passphrase only', async () => {
  const wrapped = await wrapKey('the master key', 'seven green tomatoes');
  expect(await unwrapKey(wrapped, 'seven green tomatoes')).toBe('the master key');
  expect(await unwrapKey(wrapped, 'seven green tomatos')).toBeUndefined();
  expect(await unwrapKey({ ...wrapped, nonce: wrapped.salt }, 'seven green tomatoes')).toBeUndefined();
  expect(JSON.stringify(wrapped)).not.toContain(Buffer.from('the master key').toString('base64'));
});
