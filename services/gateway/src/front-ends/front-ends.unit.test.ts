import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
const put = async (path: string, text: string) => {
  const file = join(gateway.frontEnds, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};
const get = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) => {
  const response = await gateway.request(path, { headers });
  const { status } = response;
  const [cache, type] = [response.headers.get('cache-control'), response.headers.get('content-type')];
  return { status, cache, type, text: await response.text(), headers: response.headers };
};

const remoteJson = (id: string) =>
  JSON.stringify({ id, name: 'mfe_finder', pages: [{ path: '/plant-finder', title: 'Plant Finder' }] });

beforeAll(async () => {
  gateway = await startTestGateway();
  await put('shell/dist/index.html', '<title>shell</title>');
  await put('shell/dist/remotes.json', '{"remotes":{}}');
  await put('shell/dist/favicon.svg', '<svg/>');
  await put('shell/dist/assets/main-C4g91flr.js', 'main()');
  await put('mfe-finder/dist/remote.json', remoteJson('1'));
  await put('mfe-finder/dist/remoteEntry-Bet1LH-c.js', 'entry()');
  await put('mfe-finder/package.json', '{}');
  await put('libs/illustrations/dist/illustrations/tomato.svg', '<svg/>');
});
afterAll(() => gateway.stop());

describe('the front ends', () => {
  it.each(['/', '/in-ground-layout-page', '/garden-summary', '/a/b/c?x=1', '/profile/jane'])(
    'answer %s with the page of the shell, never kept',
    async (path) => {
      const page = await get(path);
      expect(page).toMatchObject({ status: 200, text: '<title>shell</title>', cache: 'no-store' });
      expect(page.type).toContain('text/html');
    },
  );

  it.each([
    ['/remotes.json', 'no-store'],
    ['/mfe/mfe-finder/remote.json', 'no-store'],
    ['/assets/main-C4g91flr.js', 'public, max-age=31536000, immutable'],
    ['/mfe/mfe-finder/remoteEntry-Bet1LH-c.js', 'public, max-age=31536000, immutable'],
    ['/mfe/mfe-finder/~m3k1x/remote.json', 'no-store'],
    ['/mfe/mfe-finder/~m3k1x/remoteEntry-Bet1LH-c.js', 'public, max-age=31536000, immutable'],
    ['/illustrations/tomato.svg', 'public, max-age=3600'],
    ['/favicon.svg', 'no-cache'],
  ])('answer %s with the file, kept as %s', async (path, cache) => {
    expect(await get(path)).toMatchObject({ status: 200, cache });
  });

  it.each([
    '/mfe/mfe-finder/nothing.js',
    '/mfe/mfe-finder/',
    '/mfe/mfe-nobody/remote.json',
    '/mfe/',
    '/mfe',
    '/assets/nothing-C4g91flr.js',
    '/assets/folder',
    '/illustrations/nothing.svg',
    '/illustrations/',
    '/nothing.png',
  ])('answer %s with 404, no page, and nothing to keep', async (path) => {
    expect(await get(path)).toMatchObject({
      status: 404,
      text: '{"error":"Not found","code":"not-found"}',
      cache: 'no-store',
    });
  });

  it.each([
    '/mfe/mfe-finder/../package.json',
    '/mfe/mfe-finder/~m3k1x/../../package.json',
    '/mfe/mfe-finder/~m3k1x/..%2fpackage.json',
    '/mfe/mfe-finder/%2e%2e/package.json',
    '/mfe/mfe-finder/..%2fpackage.json',
    '/assets/..%2f..%2f..%2fmfe-finder%2fpackage.json',
    '/illustrations/..%2f..%2f..%2f..%2fmfe-finder/package.json',
    '/..%2f..%2fmfe-finder/package.json',
    '/%00.js',
    '/assets/%252e%252e%252f%252e%252e%252fmfe-finder/package.json',
    '/assets/..%5c..%5c..%5cmfe-finder%5cpackage.json',
    '/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/mfe-finder/package.json',
    '/mfe/mfe-finder/./../package.json',
    '/mfe/mfe-finder//../package.json',
    '//mfe-finder/package.json',
  ])('give nothing from outside their builds: %s', async (path) => {
    const answer = await get(path);
    expect(answer.text).not.toBe('{}');
    expect([400, 403, 404]).toContain(answer.status);
  });

  it('answer no page to what asks for something else', async () => {
    expect(await get('/garden-summary', { accept: 'application/json' })).toMatchObject({ status: 404 });
  });

  it('ARCH-1 show a micro-frontend that is copied in place, at the next load', async () => {
    await put('mfe-finder/dist/remote.json', remoteJson('2'));
    await put('mfe-finder/dist/routes-NEWhash1.js', 'new()');
    expect((await get('/mfe/mfe-finder/remote.json')).text).toBe(remoteJson('2'));
    expect((await get('/mfe/mfe-finder/routes-NEWhash1.js')).text).toBe('new()');
  });

  it('ARCH-1 answer 404 for a micro-frontend that is taken away, until it is back', async () => {
    await rm(join(gateway.frontEnds, 'mfe-finder/dist'), { recursive: true });
    expect(await get('/mfe/mfe-finder/remote.json')).toMatchObject({ status: 404 });
    await put('mfe-finder/dist/remote.json', remoteJson('3'));
    expect((await get('/mfe/mfe-finder/remote.json')).text).toBe(remoteJson('3'));
  });

  it('are sent compressed to who can read that', async () => {
    await put('shell/dist/assets/large-C4g91flr.js', 'grow();'.repeat(5000));
    const { headers } = await get('/assets/large-C4g91flr.js', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toContain('accept-encoding');
  });
});

describe('the plant table', () => {
  it('FIND-3 is sent again only when it has changed', async () => {
    gateway.messaging.answer('read-plants', [{ plant_name: 'Basil' }]);
    const path = '/rest/v1/plants?select=*&order=plant_name.asc';
    const first = await get(path);
    const tag = first.headers.get('etag') ?? '';
    expect(first).toMatchObject({ status: 200, text: '[{"plant_name":"Basil"}]' });
    expect(await get(path, { 'if-none-match': tag })).toMatchObject({ status: 304, text: '' });
    gateway.messaging.answer('read-plants', [{ plant_name: 'Cress' }]);
    expect(await get(path, { 'if-none-match': tag })).toMatchObject({ status: 200 });
  });
});
