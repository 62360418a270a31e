import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { isInCanary } from './canary-bucket';

const path = '/plant-finder';
const page = (visitor: string) =>
  `<head></head><body>${visitor}<div class="x" data-skeleton="${path}" inert=""></div></body>`;
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const files = { guest: 'skeletons/guest.html', gardener: 'skeletons/gardener.html' };

let folder: string;
let gateway: TestGateway;

const put = async (root: string, name: string, text: string) => {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
};

/** Puts a build there, with these skeletons. @returns the hash of its remote.json */
async function build(dist: string, { guest, gardener = guest }: { guest: string; gardener?: string }) {
  const styles = ['assets/page.css'];
  const manifest = JSON.stringify({
    id: '0.1.0-a',
    name: 'mfe_finder',
    pages: [{ path, title: 'Plant Finder', skeleton: files }],
    files: {
      [files.guest]: { integrity: hashOf(guest), styles },
      [files.gardener]: { integrity: hashOf(gardener), styles },
      'assets/page.css': { integrity: hashOf('css') },
    },
  });
  await put(dist, files.guest, guest);
  await put(dist, files.gardener, gardener);
  await put(dist, 'remote.json', manifest);
  return hashOf(manifest);
}

const ownBuild = () => join(gateway.frontEnds, 'mfe-finder/dist');
const deployed = (id: string) => join(folder, 'mfe-finder', id);
const listed = (id: string, integrity: string) => ({
  version: id,
  manifest: `/mfe/mfe-finder/@${id}/remote.json`,
  integrity,
  pages: [{ path, title: 'Plant Finder' }],
});
const deploy = (remotes: unknown) => put(folder, 'remotes.json', JSON.stringify({ remotes }));

const open = async (cookie = '', address = path) => {
  const answer = await gateway.request(address, { headers: { accept: 'text/html', cookie } });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const skeletonIn = (html: string) => /data-skeleton="[^"]*" inert="">(.*)<\/div><\/body>/.exec(html)?.[1];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployments-'));
  gateway = await startTestGateway({ DEPLOYMENTS_DIR: folder });
  await put(gateway.frontEnds, 'shell/dist/index.html', '<title>shell</title>');
  // As where front ends have servers of their own: all that is known of the others is where they are.
  const far = { mfe_planter: { version: '0.1.0', manifest: '/mfe/mfe-planter/remote.json' } };
  await put(gateway.frontEnds, 'shell/dist/remotes.json', JSON.stringify({ remotes: far }));
  for (const visitor of ['guest', 'gardener']) {
    await put(gateway.frontEnds, `shell/dist/pages/${visitor}/_plant-finder.html`, page(visitor));
    await put(gateway.frontEnds, `shell/dist/pages/${visitor}/any.html`, page('any'));
  }
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await deploy({});
  await build(ownBuild(), { guest: '<h1>Find</h1>', gardener: '<h1>Find, Ada</h1>' });
});

describe("a page of a micro-frontend's", () => {
  it('is sent with its skeleton, and with the style sheets of that by their hashes', async () => {
    const { html, headers } = await open();
    expect(html).toContain(`guest<div class="x" data-skeleton="${path}" inert=""><h1>Find</h1></div>`);
    const link = `<link rel="stylesheet" crossorigin="anonymous" integrity="${hashOf('css')}" href="/mfe/mfe-finder/assets/page.css">`;
    expect(html).toContain(`${link}</head>`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('is sent with another to who has a session', async () => {
    const { html } = await open('planted_signed_in=1893456000');
    expect(skeletonIn(html)).toBe('<h1>Find, Ada</h1>');
  });

  it('is the frame alone where the address has a query, for which nothing is prerendered', async () => {
    expect((await open('', `${path}?search=basil`)).html).toBe(page('guest'));
  });

  it('has the skeleton of a build that is copied in place at the next load, and none while it is copied', async () => {
    await open();
    await build(ownBuild(), { guest: '<h1>Seek</h1>' });
    await put(ownBuild(), files.guest, '<h1>Se');
    expect((await open()).html).toBe(page('guest'));
    await put(ownBuild(), files.guest, '<h1>Seek</h1>');
    expect(skeletonIn((await open()).html)).toBe('<h1>Seek</h1>');
  });

  it('has that of the version that its visitor gets: the canary or the live one', async () => {
    const live = listed('1', await build(deployed('1'), { guest: '<h1>One</h1>' }));
    const next = listed('2', await build(deployed('2'), { guest: '<h1>Two</h1>' }));
    await deploy({ mfe_finder: { ...live, canary: { ...next, share: 10 } } });
    const shown = async (bucket: number) => skeletonIn((await open(`planted_canary_bucket=${bucket}`)).html);
    for (const bucket of Array.from({ length: 100 }, (_, each) => each))
      if (bucket % 7 === 0 || isInCanary(bucket, 'mfe_finder', 10))
        expect(await shown(bucket)).toBe(`<h1>${isInCanary(bucket, 'mfe_finder', 10) ? 'Two' : 'One'}</h1>`);
    expect((await open()).headers.get('set-cookie')).toMatch(/^planted_canary_bucket=\d{1,2};/);
    await deploy({ mfe_finder: next });
    expect(skeletonIn((await open()).html)).toBe('<h1>Two</h1>');
    await deploy({ mfe_finder: live });
    expect(skeletonIn((await open()).html)).toBe('<h1>One</h1>');
  });

  it('that the shell does not know has its skeleton in the frame around every page', async () => {
    const pages = [{ path: '/community', title: 'Community' }];
    const manifest = JSON.stringify({
      pages: [{ path: '/community', skeleton: { guest: 'skeletons/a.html' } }],
      files: { 'skeletons/a.html': { integrity: hashOf('<p>Hi</p>') } },
    });
    await put(deployed('5'), 'skeletons/a.html', '<p>Hi</p>');
    await put(deployed('5'), 'remote.json', manifest);
    await deploy({ mfe_community: { ...listed('5', hashOf(manifest)), pages } });
    expect((await open('', '/community')).html).toContain(
      'data-skeleton="/community" inert=""><p>Hi</p></div>',
    );
  });

  it('is the frame alone, with one log line, where its skeleton has what it may not have', async () => {
    await build(ownBuild(), { guest: '<p>Mine</p><script src="/x.js"></script>' });
    for (const _ of [1, 2]) expect((await open()).html).toBe(page('guest'));
    expect(gateway.logged.filter((line) => line.includes('a skeleton has no <script>'))).toHaveLength(1);
  });

  it.each([
    ['is another than was built', () => put(ownBuild(), files.guest, '<h1>Flipped</h1>')],
    ['is not there', () => rm(join(ownBuild(), 'skeletons'), { recursive: true })],
    [
      'is on another origin',
      () =>
        deploy({
          mfe_finder: {
            ...listed('1', hashOf('')),
            manifest: 'https://finder.example/mfe/mfe-finder/remote.json',
          },
        }),
    ],
    [
      'is of a build whose hash nobody knows',
      () => deploy({ mfe_finder: { ...listed('1', hashOf('')), integrity: undefined } }),
    ],
    ['is on a server of its own', () => deploy({ mfe_finder: listed('9', hashOf('')) })],
  ])('is the frame alone where that %s', async (_what, change) => {
    await build(ownBuild(), { guest: `<h1>${_what}</h1>` });
    await change();
    expect(await open()).toMatchObject({ status: 200, html: page('guest') });
  });

  it('has the skeleton of a build from before, whose manifest calls it an outline', async () => {
    const html = '<svg><clipPath id="outline-1"></clipPath></svg>';
    const manifest = JSON.stringify({
      pages: [{ path, outline: { guest: 'outlines/guest.html' } }],
      files: { 'outlines/guest.html': { integrity: hashOf(html) } },
    });
    await put(deployed('6'), 'outlines/guest.html', html);
    await put(deployed('6'), 'remote.json', manifest);
    await deploy({ mfe_finder: listed('6', hashOf(manifest)) });
    expect(skeletonIn((await open()).html)).toBe(html);
  });

  it('is the frame alone where its manifest reaches out of its folder', async () => {
    await put(gateway.frontEnds, 'mfe-finder/secret.html', '<p>x</p>');
    const manifest = JSON.stringify({
      id: '0.1.0-b',
      name: 'mfe_finder',
      pages: [{ path, title: 'x', skeleton: { guest: '../secret.html' } }],
      files: { '../secret.html': { integrity: hashOf('<p>x</p>') } },
    });
    await put(ownBuild(), 'remote.json', manifest);
    expect((await open()).html).toBe(page('guest'));
  });
});
