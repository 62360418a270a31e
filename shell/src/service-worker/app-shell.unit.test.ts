import { kindOf } from './kind-of-request';
import { ORIGIN, workerWorld } from './testing/worker-world';

const pages = {
  guest: { '_.html': 'landing, guest', '_about.html': 'about, guest', 'any.html': 'frame, guest' },
  gardener: {
    '_about.html': 'about, gardener',
    '_season.html': '<head></head><div data-skeleton="/season" inert></div>',
    'any.html': 'frame, gardener',
  },
};

async function installed() {
  const world = workerWorld();
  await world.keepBuild({ '/assets/index-aaaaaaaa.js': 'shell' }, pages);
  return world;
}

describe('a page without a network', () => {
  it.each([
    ['/', 'landing, guest'],
    ['/about', 'about, guest'],
    ['/about?from=a-friend', 'about, guest'],
    ['/?view=styles', 'frame, guest'],
    ['/anything/else', 'frame, guest'],
  ])('FLD-2 %s is the app shell of that page: %s', async (path, text) => {
    const { setNetwork, page } = await installed();
    setNetwork('off');
    const answer = await page(path);
    expect([await answer.text(), answer.status]).toEqual([text, 200]);
  });

  it('FLD-2 is that of a gardener once there is one', async () => {
    const { setNetwork, page, isFor } = await installed();
    await isFor('gardener');
    setNetwork('off');
    expect(await (await page('/about')).text()).toBe('about, gardener');
    expect(await (await page('/')).text()).toBe('frame, gardener');
  });

  it('FLD-2 has the skeleton of the kept version', async () => {
    const { setNetwork, page, isFor, publish, list, remotesOf, keepFor } = await installed();
    await isFor('gardener');
    const season = await publish('/mfe/mfe-season', { 'skeletons/season.html': '<h1>Season</h1>' }, [
      { path: '/season', skeleton: { gardener: 'skeletons/season.html' } },
    ]);
    list({ mfe_season: season });
    await remotesOf('tab-1');
    await keepFor('tab-1');
    setNetwork('off');
    expect(await (await page('/season')).text()).toContain(
      'data-skeleton="/season" inert><h1>Season</h1></div>',
    );
    expect(await (await page('/season?show=year')).text()).not.toContain('<h1>');
  });

  it('FLD-9 comes after 3 s where the network hangs', async () => {
    const { setNetwork, page } = await installed();
    setNetwork('hangs');
    expect(await (await page('/about')).text()).toBe('about, guest');
  });

  it('FLD-9 comes where the network ends in the middle of the page, and nothing of a cut file is kept', async () => {
    const { setNetwork, page, served, publish, list, remotesOf, keepFor, newestText } = await installed();
    served.set('/about', 'about, from the network');
    setNetwork('cuts');
    expect(await (await page('/about')).text()).toBe('about, guest');
    setNetwork('on');
    expect(await (await page('/about')).text()).toBe('about, from the network');
    list({ mfe_season: await publish('/mfe/mfe-season', { 'assets/page.js': 'a page' }) });
    await remotesOf('tab-1');
    setNetwork('cuts');
    await expect(keepFor('tab-1')).rejects.toThrow('network error');
    expect(await newestText()).toBeUndefined();
    setNetwork('on');
    await keepFor('tab-1');
    expect(await newestText()).toContain('mfe-season');
  });

  it('has the policy of the last page that was served, and none of its other headers', async () => {
    const { setNetwork, page } = await installed();
    setNetwork('off');
    const { headers } = await page('/about');
    expect([...headers.keys()].toSorted()).toEqual(['content-security-policy', 'content-type']);
  });
});

describe('a page with a network', () => {
  it('FLD-2 is the one that is served, and is not kept', async () => {
    const { served, page, setNetwork } = await installed();
    served.set('/about', 'Hello Rosa');
    expect(await (await page('/about')).text()).toBe('Hello Rosa');
    setNetwork('off');
    expect(await (await page('/about')).text()).toBe('about, guest');
  });

  it('that is unknown is said to be so by who knows', async () => {
    expect((await (await installed()).page('/nothing')).status).toBe(404);
  });
});

describe('a build of the shell', () => {
  it('FLD-2 is kept by its list', async () => {
    const { setNetwork, textOf } = await installed();
    setNetwork('off');
    expect(await textOf('/assets/index-aaaaaaaa.js')).toBe('shell');
  });

  it('with an altered file is not installed', async () => {
    const world = workerWorld();
    const put = world.served.set.bind(world.served);
    jest
      .spyOn(world.served, 'set')
      .mockImplementation((path, text) => put(path, path.endsWith('.js') ? 'evil' : text));
    await expect(world.keepBuild({ '/assets/index-aaaaaaaa.js': 'shell' }, pages)).rejects.toThrow(
      'is another',
    );
  });
});

describe('the worker', () => {
  it.each([
    ['/api/me', 'GET', 'cors', undefined],
    ['/api/gardens/fetchGardens', 'GET', 'navigate', undefined],
    ['/auth/google', 'GET', 'navigate', undefined],
    ['/rest/v1/plants', 'GET', 'cors', undefined],
    ['/api/water', 'POST', 'cors', undefined],
    ['/season', 'POST', 'navigate', undefined],
    ['/feed/7Qm2.ics', 'GET', 'navigate', undefined],
    ['/manifest.webmanifest', 'GET', 'cors', undefined],
    ['/service-worker.js', 'GET', 'cors', undefined],
    ['/season', 'GET', 'navigate', 'page'],
    ['/a/b', 'GET', 'navigate', 'page'],
    ['/remotes.json', 'GET', 'cors', 'list'],
    ['/assets/index-aaaaaaaa.js', 'GET', 'cors', 'file'],
    ['/mfe/mfe-finder/remote.json', 'GET', 'cors', 'file'],
    ['/illustrations/plants/basil.svg', 'GET', 'no-cors', 'picture'],
  ] as const)('FLD-2 takes %s by %s as %s for: %s', (path, method, mode, kind) => {
    expect(kindOf({ url: ORIGIN + path, method, mode }, ORIGIN)).toBe(kind);
  });

  it('leaves other origins alone', () => {
    expect(kindOf({ url: 'https://finder.example/mfe/a.js', method: 'GET', mode: 'cors' }, ORIGIN)).toBe(
      undefined,
    );
  });
});
