import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '../engines/account.mjs';
import { eraseData } from '../engines/directory-access.mjs';
import { testFolder } from '../engines/testing/starter';

const tools = join(__dirname, '..');
const PASSPHRASE = 'seven green tomatoes';

/** Whoever runs the tests: root's data are then outside of the closed folder, another user's in it. */
describe('npm run ops -- backup and restore, in a folder that only its owner may enter', () => {
  let folder: ReturnType<typeof testFolder>;
  let home: string;
  let file: string;
  const inHome = (name: string) => join(home, name);
  const ops = (data: string, args: string[], settings: NodeJS.ProcessEnv = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(tools, 'ops.mjs'), ...args], {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: '',
        DATABASE_URL: '',
        PLANTED_DATA_DIR: inHome(data),
        BACKUP_PASSPHRASE: PASSPHRASE,
        ...settings,
      },
    });
    return { status, text: stdout + stderr };
  };
  /** A data folder with the tables of the product, and a file of mail. */
  const fill = async (data: string) => {
    const script = `
      const { startPostgres } = await import(${JSON.stringify(join(tools, 'engines/postgres.mjs'))});
      const { serve, endServing } = await import(${JSON.stringify(join(tools, 'product/serve.mjs'))});
      const { freePort } = await import(${JSON.stringify(join(tools, 'engines/ports.mjs'))});
      const [dataDir, port] = [${JSON.stringify(inHome(data))}, await freePort()];
      const postgres = await startPostgres({ dataDir: dataDir + '/postgres' });
      const env = { ...process.env, NODE_ENV: '', ANSWER_SECONDS: '60', DATABASE_URL: postgres.url, PORT: String(port), PLANTED_DATA_DIR: dataDir };
      const url = 'http://127.0.0.1:' + port;
      const child = await serve({ url, logFile: dataDir + '/product.log', env, onStarted: () => undefined });
      const signIn = await fetch(url + '/api/demo/sign-in', { method: 'POST', body: '{"name":"Ada"}',
        headers: { 'content-type': 'application/json' } });
      const cookie = signIn.headers.getSetCookie()[0].split(';', 1)[0];
      const entry = JSON.stringify({ title: 'A', content: 'B', privacy: 'private' });
      const written = await fetch(url + '/api/journal/addJournalEntry', { method: 'POST', body: entry,
        headers: { 'content-type': 'application/json', cookie } });
      if (!written.ok) throw new Error(await written.text());
      await endServing(child);
      await postgres.stop();`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    mkdirSync(inHome(join(data, 'mail')));
    writeFileSync(inHome(join(data, 'mail/1.eml')), 'To: ada@example.org');
  };

  beforeAll(async () => {
    folder = testFolder();
    home = join(folder.path, 'home');
    mkdirSync(home);
    chmodSync(home, 0o700);
    file = inHome('planted.tar');
    await fill('data');
  }, 240_000);
  afterAll(() => {
    for (const entry of readdirSync(home, { withFileTypes: true }))
      if (entry.isDirectory()) eraseData(inHome(join(entry.name, 'postgres')));
    folder.remove();
  });

  it('OPS-1 brings everything into a new folder', () => {
    expect(lstatSync(inHome('data/postgres')).isSymbolicLink()).toBe(isRoot());
    const made = ops('data', ['backup', file]);
    expect(made).toEqual({ status: 0, text: expect.stringContaining('read back and verified') });

    const restored = ops('restored', ['restore', file]);

    expect(restored).toEqual({ status: 0, text: expect.stringMatching(/restored \d+ tables and 1 files/) });
    for (const name of ['master.key', 'mail/1.eml'])
      expect(readFileSync(inHome(join('restored', name)))).toEqual(readFileSync(inHome(join('data', name))));
    expect(ops('restored', ['events', 'list']).text).toContain('JournalEntry');
    expect(ops('restored', ['read-models', 'verify', '--all'])).toMatchObject({ status: 0 });
    expect(existsSync(inHome('restored/restoring'))).toBe(false);
  }, 240_000);

  it('OPS-1 changes nothing where there is data, nor for a passphrase or a file that is wrong', () => {
    const before = readFileSync(inHome('data/master.key'));
    expect(ops('data', ['restore', file])).toEqual({
      status: 1,
      text: expect.stringContaining('a restore overwrites nothing'),
    });
    expect(readFileSync(inHome('data/master.key'))).toEqual(before);
    expect(ops('data', ['events', 'list']).text).toContain('JournalEntry');
    const wrong = ops('new', ['restore', file], { BACKUP_PASSPHRASE: 'eight green tomatoes' });
    expect(wrong).toEqual({ status: 1, text: expect.stringContaining('is not the passphrase') });
    const cut = inHome('cut.tar');
    writeFileSync(cut, readFileSync(file));
    truncateSync(cut, 50_000);
    expect(ops('new', ['restore', cut])).toEqual({
      status: 1,
      text: expect.stringContaining('it was cut or changed'),
    });
    expect(existsSync(inHome('new'))).toBe(false);
  }, 240_000);

  it('OPS-1 starts over where a restore was killed, and nothing else starts there', () => {
    mkdirSync(inHome('killed'));
    mkdirSync(inHome('killed/postgres'));
    writeFileSync(inHome('killed/restoring'), '');
    const other = ops('killed', ['events', 'list']);
    expect(other).toEqual({ status: 1, text: expect.stringContaining('did not finish') });
    const start = spawnSync(process.execPath, [join(tools, 'start.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', PORT: '0', PLANTED_DATA_DIR: inHome('killed') },
    });
    expect(start.stderr).toContain('did not finish');
    expect(ops('killed', ['restore', file])).toMatchObject({ status: 0 });
    expect(ops('killed', ['events', 'list']).text).toContain('JournalEntry');
  }, 240_000);
});
