import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { isInCanary } from './canary-bucket';

let folder: string;
let gateway: TestGateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployments-'));
  gateway = await startTestGateway({ DEPLOYMENTS_DIR: folder });
  await put(gateway.frontEnds, 'shell/dist/index.html', '<title>shell</title>');
  await put(gateway.frontEnds, 'shell/dist/remotes.json', JSON.stringify({ remotes: { mfe_planter: far } }));
  await put(gateway.frontEnds, 'mfe-finder/dist/remote.json', ownBuild);
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});

const far = { version: '0.1.0', manifest: '/mfe/mfe-planter/remote.json' };
const pages = [{ path: '/plant-finder', title: 'Plant Finder' }];
const ownBuild = JSON.stringify({ id: '0.1.0-own', name: 'mfe_finder', pages });
const version = (id: string) => ({
  version: id,
  manifest: `/mfe/mfe-finder/@${id}/remote.json`,
  integrity: `sha384-${id}`,
  pages,
});

async function put(root: string, path: string, text: string) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
const deploy = (remotes: unknown) => put(folder, 'remotes.json', JSON.stringify({ remotes }));
const ask = async (headers: Record<string, string> = {}) => {
  const answer = await gateway.request('/remotes.json', { headers });
  const { remotes } = (await answer.json()) as { remotes: Record<string, { version: string }> };
  return { remotes, cookie: answer.headers.get('set-cookie'), cache: answer.headers.get('cache-control') };
};

describe('ARCH-1 /remotes.json', () => {
  it('names the builds beside the shell, by their hashes, before anything is deployed', async () => {
    const hash = createHash('sha384').update(ownBuild).digest('base64');
    expect(await ask()).toEqual({
      remotes: {
        mfe_planter: far,
        mfe_finder: {
          version: '0.1.0-own',
          manifest: '/mfe/mfe-finder/remote.json',
          integrity: `sha384-${hash}`,
          pages,
        },
      },
      cookie: null,
      cache: 'no-store',
    });
  });

  it('names what is deployed, and a fifth micro-frontend that no one built here', async () => {
    await deploy({ mfe_finder: { ...version('2'), before: [] }, mfe_community: version('1') });
    const { remotes } = await ask();
    expect(remotes.mfe_finder).toEqual(version('2'));
    expect(Object.keys(remotes)).toEqual(['mfe_planter', 'mfe_finder', 'mfe_community']);
  });

  it('leaves out one that cannot be understood, and stays as it was when it is no list at all', async () => {
    await deploy({ mfe_finder: { version: 2 }, mfe_community: version('1') });
    expect((await ask()).remotes.mfe_finder?.version).toBe('0.1.0-own');
    await deploy({ mfe_finder: version('3') });
    await ask();
    await put(folder, 'remotes.json', '{"remotes":');
    expect((await ask()).remotes.mfe_finder?.version).toBe('3');
    expect(gateway.logged.join('')).toContain('a deployment is left out: mfe_finder');
  });

  it('gives a canary to its share of visitors, and the same to a visitor every time', async () => {
    await deploy({ mfe_finder: { ...version('2'), canary: { ...version('3'), share: 10 } } });
    const first = await ask();
    expect(first.cookie).toMatch(
      /^planted_canary_bucket=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cookie = first.cookie?.split(';')[0] ?? '';
    for (let times = 0; times < 3; times += 1)
      expect(await ask({ cookie })).toMatchObject({ remotes: first.remotes, cookie: null });
    const got = await Promise.all(
      Array.from({ length: 100 }, (_, bucket) => ask({ cookie: `planted_canary_bucket=${bucket}` })),
    );
    expect(got.filter(({ remotes }) => remotes.mfe_finder?.version === '3')).toHaveLength(10);
    expect(got.filter(({ remotes }) => remotes.mfe_finder?.version === '2')).toHaveLength(90);
    expect(JSON.stringify(first.remotes)).not.toContain('share');
  });

  it('gives a canary beside the product’s own build, and the own build where nothing is live', async () => {
    await deploy({ mfe_finder: { canary: { ...version('3'), share: 50 }, before: [] } });
    const got = await Promise.all(
      Array.from({ length: 100 }, (_, bucket) => ask({ cookie: `planted_canary_bucket=${bucket}` })),
    );
    expect(new Set(got.map(({ remotes }) => remotes.mfe_finder?.version))).toEqual(
      new Set(['3', '0.1.0-own']),
    );
    await deploy({ mfe_finder: { before: [] }, mfe_community: { before: [] } });
    expect(Object.keys((await ask()).remotes)).toEqual(['mfe_planter', 'mfe_finder']);
  });

  it('keeps the bucket of the cookie of before, and renames the cookie', async () => {
    await deploy({ mfe_finder: { ...version('2'), canary: { ...version('3'), share: 10 } } });
    const first = await ask({ cookie: 'planted_draw=7' });
    expect(first.cookie).toMatch(/^planted_canary_bucket=7; Max-Age=2592000;/);
    expect(await ask({ cookie: 'planted_canary_bucket=7' })).toMatchObject({
      remotes: first.remotes,
      cookie: null,
    });
    const both = await ask({ cookie: 'planted_draw=7; planted_canary_bucket=8' });
    expect(both.cookie).toBeNull();
  });

  it('assigns a new bucket when the cookie holds none', async () => {
    await deploy({ mfe_finder: { ...version('2'), canary: { ...version('3'), share: 10 } } });
    expect((await ask({ cookie: 'planted_canary_bucket=1000' })).cookie).toMatch(
      /^planted_canary_bucket=\d{1,2};/,
    );
  });
});

describe('a canary', () => {
  const visitors = (share: number, name: string) =>
    Array.from({ length: 100 }, (_, bucket) => bucket).filter((bucket) => isInCanary(bucket, name, share));

  it('keeps who is in when its share grows', () => {
    expect(visitors(25, 'mfe_finder')).toEqual(expect.arrayContaining(visitors(10, 'mfe_finder')));
  });

  it('of another micro-frontend has other visitors', () => {
    expect(visitors(10, 'mfe_planter')).not.toEqual(visitors(10, 'mfe_finder'));
  });
});

describe('a deployed version', () => {
  it('has an address of its own that never changes, also behind a segment of Retry', async () => {
    await put(folder, 'mfe-finder/0.2.0-5274ad0e898e/remote.json', '{}');
    for (const again of ['', '~m3k1x/']) {
      const answer = await gateway.request(`/mfe/mfe-finder/@0.2.0-5274ad0e898e/${again}remote.json`);
      expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        '{}',
      ]);
    }
  });

  it.each([
    '/mfe/mfe-finder/@0.9.9-000000000000/remote.json',
    '/mfe/mfe-finder/@0.2.0-5274ad0e898e/gone.js',
    '/mfe/mfe-finder/@../remotes.json',
    '/mfe/mfe-finder/@0.2.0-5274ad0e898e/..%2f..%2fremotes.json',
    '/mfe/mfe-finder/@..%2f..%2fremotes.json',
  ])('that is not there is 404, and not to be kept: %s', async (path) => {
    const answer = await gateway.request(path);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the content security policy of a page', () => {
  const policyOf = async (path: string) =>
    (await gateway.request(path, { headers: { accept: 'text/html' } })).headers.get(
      'content-security-policy',
    );

  it('allows the origins that micro-frontends come from, and no others', async () => {
    await deploy({ mfe_finder: version('2') });
    expect(await policyOf('/plant-finder')).toContain(
      "script-src 'self' 'wasm-unsafe-eval';style-src 'self';",
    );
    const manifest = 'https://finder.example/mfe/mfe-finder/@2/remote.json';
    await deploy({ mfe_finder: { ...version('1'), canary: { ...version('2'), manifest, share: 10 } } });
    const policy = await policyOf('/plant-finder');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://finder.example;");
    for (const kind of ['style', 'connect'])
      expect(policy).toContain(`${kind}-src 'self' https://finder.example;`);
    expect(policy?.match(/https:/g)).toHaveLength(3);
  });
});

describe('the service worker', () => {
  const worker = async () => (await gateway.request('/service-worker.js')).text();

  it('FLD-3 is the one that an operator has deployed, until it is taken away', async () => {
    await put(gateway.frontEnds, 'shell/dist/service-worker.js', 'keep()');
    expect(await worker()).toBe('keep()');
    await put(folder, 'service-worker.js', 'retire()');
    const answer = await gateway.request('/service-worker.js');
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['retire()', 'no-cache']);
    await rm(join(folder, 'service-worker.js'));
    expect(await worker()).toBe('keep()');
  });

  it('is nothing else of that folder', async () => {
    await put(folder, 'other.js', 'other()');
    expect((await gateway.request('/other.js')).status).toBe(404);
  });
});
