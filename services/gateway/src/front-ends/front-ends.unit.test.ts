import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
const put = async (path: string, text: string | Buffer) => {
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
  await put('shell/dist/service-worker.js', 'keep()');
  await put('shell/dist/manifest.webmanifest', '{}');
  await put('shell/dist/assets/main-C4g91flr.js', 'main()');
  await put('mfe-finder/dist/remote.json', remoteJson('1'));
  await put('mfe-finder/dist/mf-manifest.json', '{}');
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
    ['/mfe/mfe-finder/mf-manifest.json', 'no-store'],
    ['/assets/main-C4g91flr.js', 'public, max-age=31536000, immutable'],
    ['/mfe/mfe-finder/remoteEntry-Bet1LH-c.js', 'public, max-age=31536000, immutable'],
    ['/mfe/mfe-finder/~m3k1x/remote.json', 'no-store'],
    ['/mfe/mfe-finder/~m3k1x/remoteEntry-Bet1LH-c.js', 'public, max-age=31536000, immutable'],
    ['/illustrations/tomato.svg', 'public, max-age=3600'],
    ['/favicon.svg', 'no-cache'],
    ['/service-worker.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
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

  it('FLD-3 send the service worker as a script of this origin, under the policy of the pages', async () => {
    const { type, headers } = await get('/service-worker.js', { accept: '*/*' });
    expect(type).toMatch(/^(text|application)\/javascript/);
    expect(headers.get('content-security-policy')).toContain("worker-src 'self' blob:");
    expect((await get('/manifest.webmanifest')).type).toContain('application/manifest+json');
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

describe('the prerendered pages of the shell', () => {
  beforeAll(async () => {
    await put('shell/dist/pages/guest/_.html', 'landing, guest');
    await put('shell/dist/pages/guest/_about.html', 'about, guest');
    await put('shell/dist/pages/guest/any.html', 'frame, guest');
    await put('shell/dist/pages/gardener/_about.html', 'about, gardener');
    await put('shell/dist/pages/gardener/any.html', 'frame, gardener');
  });
  afterAll(() => rm(join(gateway.frontEnds, 'shell/dist/pages'), { recursive: true }));

  it.each([
    ['/', 'landing, guest'],
    ['/about', 'about, guest'],
    ['/about?from=a-friend', 'about, guest'],
    // What such an address shows is in its query.
    ['/?view=styles', 'frame, guest'],
    ['/any', 'frame, guest'],
    ['/_about', 'frame, guest'],
    ['/About', 'frame, guest'],
    ['/about/', 'frame, guest'],
    ['/a/b', 'frame, guest'],
    ['/..%2fgardener%2f_about', 'frame, guest'],
  ])('answer %s with %s, never kept', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 200, text, cache: 'no-store' });
  });

  it.each([
    ['/about', 'about, gardener'],
    ['/', 'frame, gardener'],
  ])('answer %s of who has a session with %s', async (path, text) => {
    const headers = { accept: 'text/html', cookie: 'planted_signed_in=1893456000' };
    expect(await get(path, headers)).toMatchObject({ status: 200, text, cache: 'no-store' });
  });

  it('are found at no other address', async () => {
    expect(await get('/pages/guest/_about.html')).toMatchObject({ status: 404 });
  });
});

describe('the copy that a build compressed', () => {
  const path = '/assets/dense-C4g91flr.js';
  const plain = 'grow();'.repeat(300);
  const dense = brotliCompressSync(plain);
  const copy = (body: Buffer) => put(`shell/dist${path}.br`, body);
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await gateway.request(path, { method, headers });
    const told = (name: string) => answer.headers.get(name);
    return { answer, status: answer.status, length: told('content-length'), told, text: await answer.text() };
  };
  beforeEach(async () => {
    await put(`shell/dist${path}`, plain);
    await copy(dense);
  });

  it.each(['br', 'gzip, deflate, br, zstd', 'br;q=0.5', '*'])('is sent to who takes %s', async (accept) => {
    const { told, length, text } = await ask({ 'accept-encoding': accept });
    expect([told('content-encoding'), length, text]).toEqual(['br', `${dense.length}`, plain]);
    expect([told('content-type'), told('vary'), told('cache-control')]).toEqual([
      'application/javascript; charset=utf-8',
      'accept-encoding',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is sent of data as well, for good', async () => {
    const data = '/assets/places-C4g91flr.json';
    const text = JSON.stringify({ name: 'Madison'.repeat(300) });
    await put(`shell/dist${data}`, text);
    await put(`shell/dist${data}.br`, brotliCompressSync(text));
    const answer = await gateway.request(data, { headers: { 'accept-encoding': 'br' } });
    expect(await answer.text()).toBe(text);
    const told = ['content-encoding', 'content-length', 'content-type', 'cache-control'];
    expect(told.map((name) => answer.headers.get(name))).toEqual([
      ...['br', `${brotliCompressSync(text).length}`, 'application/json; charset=utf-8'],
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each(['gzip', 'identity', 'br;q=0'])('is not sent to who takes %s only', async (accept) => {
    const { told, text } = await ask({ 'accept-encoding': accept });
    expect(told('content-encoding')).not.toBe('br');
    expect([told('vary'), text]).toEqual(['accept-encoding', plain]);
  });

  it('has a tag of its own, by which it is not sent twice, and is described without being sent', async () => {
    const br = { 'accept-encoding': 'br' };
    const tag = (await ask(br)).told('etag') ?? '';
    expect(tag).not.toBe((await ask({ 'accept-encoding': 'identity' })).told('etag'));
    // Without it fetch() would ask for what is new whatever the tag.
    const revalidate = { 'if-none-match': tag, 'cache-control': 'max-age=0' };
    expect(await ask({ ...br, ...revalidate })).toMatchObject({ status: 304, text: '' });
    const head = await ask(br, 'HEAD');
    expect([head.status, head.length, head.told('content-encoding')]).toEqual([200, `${dense.length}`, 'br']);
  });

  it('is sent in parts of itself to who asks for a part and takes it so', async () => {
    const { told, status, length } = await ask({ 'accept-encoding': 'identity', range: 'bytes=0-5' });
    expect([status, length, told('content-encoding')]).toEqual([206, '6', null]);
    const part = await gateway.request(path, { headers: { 'accept-encoding': 'br', range: 'bytes=0-5' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-5/${dense.length}`]);
    await part.body?.cancel();
  });

  it('is passed over once its file is another, and where it is none', async () => {
    const br = { 'accept-encoding': 'br' };
    await ask(br);
    const flipped = plain.replace('grow', 'grew');
    await put(`shell/dist${path}`, flipped);
    expect((await ask(br)).text).toBe(flipped);
    await copy(brotliCompressSync(flipped));
    expect(await ask(br)).toMatchObject({ text: flipped, length: expect.any(String) });
    await copy(Buffer.from('no brotli'));
    expect((await ask(br)).text).toBe(flipped);
  });
});

describe('the plant table', () => {
  it('FIND-3 is sent again only when it has changed', async () => {
    gateway.messaging.answer('read-plants', [{ plant_name: 'Basil' }]);
    const read = (headers: Record<string, string> = {}) =>
      get('/rest/v1/plants?select=*&order=plant_name.asc', { accept: '*/*', ...headers });
    const first = await read();
    const tag = first.headers.get('etag') ?? '';
    expect(first).toMatchObject({ status: 200, text: '[{"plant_name":"Basil"}]' });
    expect(await read({ 'if-none-match': tag })).toMatchObject({ status: 304, text: '' });
    gateway.messaging.answer('read-plants', [{ plant_name: 'Cress' }]);
    expect(await read({ 'if-none-match': tag })).toMatchObject({ status: 200 });
  });
});
