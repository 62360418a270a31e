import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../engines/testing/starter';

const program = join(__dirname, '..', 'ops.mjs');

describe('npm run ops -- --help', () => {
  let folder: ReturnType<typeof testFolder>;
  beforeAll(() => (folder = testFolder()));
  afterAll(() => folder.remove());

  it.each([
    ['', 'Usage: npm run ops --'],
    ['events list -h', 'Usage: npm run ops -- events list'],
    ['backup --help', 'Usage: npm run ops -- backup'],
  ])('ops %s needs no database and no setting, and makes no data', (words, usage) => {
    const dataDir = join(folder.path, 'data');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program, ...words.split(' ').filter(Boolean)],
      {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', PLANTED_DATA_DIR: dataDir },
      },
    );

    expect({ status, stderr, usage: stdout.slice(0, usage.length) }).toEqual({
      status: 0,
      stderr: '',
      usage,
    });
    expect(existsSync(dataDir)).toBe(false);
  });
});
