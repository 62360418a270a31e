import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFrontEndSettings } from './front-end-settings';
import { type FrontEndServer, startFrontEnd } from './start-front-end';

describe('a static server of one front end', () => {
  let root: string;
  const servers: FrontEndServer[] = [];

  const put = async (path: string, text: string) => {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const start = async (frontEnd: string) => {
    const server = await startFrontEnd(
      readFrontEndSettings({
        FRONT_END: frontEnd,
        FRONT_ENDS_ROOT: root,
        PORT: '0',
        PUBLIC_ORIGIN: 'http://localhost:8080',
      }),
      { warn: jest.fn() },
    );
    servers.push(server);
    return (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
      fetch(server.url + path, { headers });
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'front-end-'));
    await put('shell/dist/index.html', '<title>shell</title>');
    await put('mfe-finder/dist/remoteEntry-Bet1LH-c.js', 'entry()');
    await put('mfe-planter/dist/remoteEntry-Bet1LH-c.js', 'entry()');
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(root, { recursive: true });
  });

  it('has the files of that one and of no other, and no page for calls', async () => {
    const shell = await start('shell');
    const finder = await start('mfe-finder');
    expect(await (await shell('/dashboard')).text()).toBe('<title>shell</title>');
    expect((await finder('/mfe/mfe-finder/remoteEntry-Bet1LH-c.js')).status).toBe(200);
    const statuses = await Promise.all([
      shell('/mfe/mfe-finder/remoteEntry-Bet1LH-c.js'),
      shell('/api/me'),
      finder('/mfe/mfe-planter/remoteEntry-Bet1LH-c.js'),
      finder('/dashboard'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('sends the headers that the gateway sends, and the hint to a browser with a session', async () => {
    const shell = await start('shell');
    const cookie = `planted_session=${'a'.repeat(43)}`;
    const page = await shell('/', { accept: 'text/html', cookie });
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.getSetCookie().join()).toContain('planted_signed_in=');
  });

  it('reports that it is ready', async () => {
    expect((await (await start('shell'))('/healthz')).status).toBe(200);
  });
});
