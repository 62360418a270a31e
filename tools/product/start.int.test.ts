import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { lockFolder } from '../engines/lock-file.mjs';
import { hasEnded } from '../engines/processes.mjs';
import { until } from '../engines/until.mjs';
import { testFolder } from '../engines/testing/starter';

const entry = join(__dirname, '..', 'start.mjs');
const STOP_TIMEOUT_MS = 30_000;

/** Command lines of living processes that name the folder. */
function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return '';
      }
    })
    .filter((line) => line.includes(folder));
}

describe('npm start', () => {
  let folder: ReturnType<typeof testFolder>;
  let output: string;
  let child: ChildProcess | undefined;
  beforeEach(() => {
    folder = testFolder();
    output = '';
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await until(() => processesIn(folder.path).length === 0, 60_000);
    folder.remove();
  });

  const start = (env: NodeJS.ProcessEnv = {}) => {
    child = spawn(process.execPath, [entry], {
      env: { ...process.env, NODE_ENV: '', PORT: '0', PLANTED_DATA_DIR: folder.path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
    return child;
  };
  const ended = async (started: ChildProcess, milliseconds = 10_000) => {
    expect(await until(() => hasEnded(started), milliseconds)).toBe(true);
    return started.exitCode;
  };
  const ready = async (started: ChildProcess) => {
    await until(() => output.includes('Planted is ready') || hasEnded(started), 110_000);
    expect(output).toContain('Planted is ready: http://localhost:');
    return /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  };

  it('refuses a PORT that is none', async () => {
    expect(await ended(start({ PORT: 'http' }))).toBe(1);

    expect(output).toBe("PORT must be a whole number from 0 to 65535; got 'http'.\n");
  });

  it('reports in one line that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };

    expect(await ended(start({ PORT: String(port) }))).toBe(1);

    expect(output).toMatch(new RegExp(`^Port ${port} is already in use\\..*\\n$`));
    other.close();
  });

  it('reports in one line that the data folder cannot be made', async () => {
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');

    expect(await ended(start({ PLANTED_DATA_DIR: file }))).toBe(1);

    expect(output).toBe(
      `Cannot create the data folder ${file} (EEXIST). Set PLANTED_DATA_DIR to another one.\n`,
    );
  });

  // Node's own recursive mkdir never ends there.
  (existsSync('/proc/self') ? it : it.skip)('says so of a folder below /proc too', async () => {
    expect(await ended(start({ PLANTED_DATA_DIR: '/proc/planted/data' }))).toBe(1);

    expect(output).toBe(
      'Cannot create the data folder /proc/planted/data (ENOENT). Set PLANTED_DATA_DIR to another one.\n',
    );
  });

  it('reports in one line that another product uses the data', async () => {
    const hold = await lockFolder(join(folder.path, 'owner.json'), []);

    expect(await ended(start())).toBe(1);

    expect(output).toMatch(/^Planted is already running with the data in .* by process \d+\..*\n$/);
    hold.release();
  });

  it('ends everything in order and reports success when it is asked to end', async () => {
    const started = start();
    const url = await ready(started);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);

    started.kill('SIGTERM');

    expect(await ended(started, STOP_TIMEOUT_MS)).toBe(0);
    expect(processesIn(folder.path)).toEqual([]);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('leaves nothing running when it is killed, and starts again at once', async () => {
    const first = start();
    await ready(first);
    first.kill('SIGKILL');
    output = '';

    const second = start();
    const url = await ready(second);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    second.kill('SIGKILL');

    expect(await until(() => processesIn(folder.path).length === 0, 5000)).toBe(true);

    await expect(fetch(url)).rejects.toThrow();
  });
});
