import { LIMIT_MS, workerWorld } from './testing/worker-world';

const ROUTES = 'assets/routes-aaaaaaaa.js';
const FINDER = '/mfe/mfe-finder/@1';
const NEXT = '/mfe/mfe-finder/@2';

/** A product with one micro-frontend, whose set a first tab has kept. */
async function afterOneVisit() {
  const world = workerWorld();
  const finder = await world.publish(FINDER, { [ROUTES]: 'first', 'assets/data-aaaaaaaa.json': '{"a":1}' });
  world.list({ mfe_finder: finder });
  await world.remotesOf('tab-1');
  await world.keepFor('tab-1');
  return { ...world, finder };
}

describe('a set of micro-frontends', () => {
  it('FLD-2 is whole without a network: list, manifest, scripts and data, byte for byte', async () => {
    const { setNetwork, remotesOf, textOf } = await afterOneVisit();
    setNetwork('off');
    expect((await remotesOf('tab-2'))['mfe_finder']?.version).toBe(FINDER);
    expect(await textOf(`${FINDER}/${ROUTES}`)).toBe('first');
    expect(await textOf(`${FINDER}/~m3k1x/${ROUTES}`)).toBe('first');
    expect(await textOf(`${FINDER}/assets/data-aaaaaaaa.json`)).toBe('{"a":1}');
    expect(JSON.parse(await textOf(`${FINDER}/remote.json`)).files).toHaveProperty([ROUTES]);
  });

  it.each(['hangs', 'hangs-in-the-middle', 'cuts'] as const)(
    'FLD-9 is used after 3 s where the network %s, and at once for what comes next',
    async (state) => {
      const { setNetwork, remotesOf } = await afterOneVisit();
      setNetwork(state);
      expect((await remotesOf('tab-2'))['mfe_finder']?.version).toBe(FINDER);
      expect((await remotesOf('tab-3'))['mfe_finder']?.version).toBe(FINDER);
    },
  );

  it('FLD-9 is waited for, however slow the network is, where nothing is kept', async () => {
    const { setNetwork, answerLate, publish, list, remotesOf } = workerWorld();
    list({ mfe_finder: await publish(FINDER, { [ROUTES]: 'first' }) });
    setNetwork('hangs');
    jest.useFakeTimers();
    const first = remotesOf('tab-1');
    // The second is asked for when the network is known to hang.
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    const second = remotesOf('tab-2');
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    jest.useRealTimers();
    answerLate();
    for (const remotes of [await first, await second]) expect(remotes['mfe_finder']?.version).toBe(FINDER);
  });

  it('FLD-3 is the same for a tab as long as it is open, and the deployed one for the next', async () => {
    const { publish, list, remotesOf, keepFor } = await afterOneVisit();
    list({ mfe_finder: await publish(NEXT, { [ROUTES]: 'second' }) });
    expect((await remotesOf('tab-1'))['mfe_finder']?.version).toBe(FINDER);
    expect((await remotesOf('tab-2'))['mfe_finder']?.version).toBe(NEXT);
    await keepFor('tab-2');
    expect((await remotesOf('tab-1'))['mfe_finder']?.version).toBe(FINDER);
  });

  it('FLD-3 is asked for afresh by a retry, which changes nothing for the rest of the tab', async () => {
    const { publish, list, remotesOf } = await afterOneVisit();
    list({ mfe_finder: await publish(NEXT, { [ROUTES]: 'second' }) });
    expect((await remotesOf('tab-1', 'reload'))['mfe_finder']?.version).toBe(NEXT);
    expect((await remotesOf('tab-1'))['mfe_finder']?.version).toBe(FINDER);
  });

  it('FLD-3 keeps two versions of one file at once, for a build that was copied over', async () => {
    const { publish, list, remotesOf, keepFor, textOf, finder } = await afterOneVisit();
    const { integrity } = await publish(FINDER, { [ROUTES]: 'over it' });
    list({ mfe_finder: { ...finder, integrity } });
    await remotesOf('tab-2');
    await keepFor('tab-2');
    expect(JSON.parse(await textOf(`${FINDER}/remote.json`, finder.integrity)).files).toHaveProperty([
      'assets/data-aaaaaaaa.json',
    ]);
    expect(JSON.parse(await textOf(`${FINDER}/remote.json`, integrity)).files).not.toHaveProperty([
      'assets/data-aaaaaaaa.json',
    ]);
  });

  it('FLD-3 with an altered file is never kept: offline the last good one serves', async () => {
    const { publish, list, remotesOf, keepFor, served, setNetwork, textOf, newestText } =
      await afterOneVisit();
    list({ mfe_finder: await publish(NEXT, { [ROUTES]: 'second' }) });
    served.set(`${NEXT}/${ROUTES}`, 'evil');
    await remotesOf('tab-2');
    await keepFor('tab-2');
    expect(await newestText()).toContain(FINDER);
    setNetwork('off');
    expect((await remotesOf('tab-3'))['mfe_finder']?.version).toBe(FINDER);
    expect(await textOf(`${FINDER}/${ROUTES}`)).toBe('first');
    await expect(textOf(`${NEXT}/${ROUTES}`)).rejects.toThrow('Failed to fetch');
  });

  it('FLD-3 with an altered file is not pinned: its tab gets what an operator puts right', async () => {
    const { publish, list, remotesOf, keepFor, served, finder } = await afterOneVisit();
    list({ mfe_finder: await publish(NEXT, { [ROUTES]: 'second' }) });
    served.set(`${NEXT}/${ROUTES}`, 'evil');
    await remotesOf('tab-2');
    await keepFor('tab-2');
    list({ mfe_finder: finder });
    expect((await remotesOf('tab-2'))['mfe_finder']?.version).toBe(FINDER);
  });

  it('FLD-3 that was rolled back is the newest again', async () => {
    const { publish, list, remotesOf, keepFor, setNetwork, finder } = await afterOneVisit();
    list({ mfe_finder: await publish(NEXT, { [ROUTES]: 'second' }) });
    await remotesOf('tab-2');
    await keepFor('tab-2');
    list({ mfe_finder: finder });
    await remotesOf('tab-3');
    await keepFor('tab-3');
    setNetwork('off');
    expect((await remotesOf('tab-4'))['mfe_finder']?.version).toBe(FINDER);
  });

  it('goes on where the network was lost, and is used only once it is whole', async () => {
    const { publish, list, remotesOf, keepFor, setNetwork, requests, served } = await afterOneVisit();
    const files = { [ROUTES]: 'second', 'assets/page-bbbbbbbb.js': 'page' };
    list({ mfe_finder: await publish(NEXT, files) });
    served.delete(`${NEXT}/assets/page-bbbbbbbb.js`);
    await remotesOf('tab-2');
    await expect(keepFor('tab-2')).rejects.toThrow('404');
    setNetwork('off');
    expect((await remotesOf('tab-3'))['mfe_finder']?.version).toBe(FINDER);
    setNetwork('on');
    served.set(`${NEXT}/assets/page-bbbbbbbb.js`, 'page');
    requests.length = 0;
    await keepFor('tab-2');
    expect(requests).toEqual([`${NEXT}/assets/page-bbbbbbbb.js`]);
  });

  it('FLD-2 knows the drawings that its files name', async () => {
    const { publish, list, remotesOf, keepFor, picturesOfNewest } = workerWorld();
    const drawn = 'a("/illustrations/empty-bed.svg",`/illustrations/plants/${id}.svg`)';
    list({ mfe_finder: await publish(FINDER, { [ROUTES]: drawn }) });
    await remotesOf('tab-1');
    await keepFor('tab-1');
    expect(await picturesOfNewest()).toEqual(['/illustrations/empty-bed.svg']);
  });

  it('without a hash for its manifest is what the server has now', async () => {
    const { list, remotesOf, keepFor, publish, textOf, setNetwork } = workerWorld();
    const { integrity: _, ...planter } = await publish('/mfe/mfe-planter', { [ROUTES]: 'one' });
    list({ mfe_planter: planter });
    await remotesOf('tab-1');
    await keepFor('tab-1');
    await publish('/mfe/mfe-planter', { 'assets/routes-bbbbbbbb.js': 'two' });
    await keepFor('tab-1');
    setNetwork('off');
    expect(await textOf('/mfe/mfe-planter/remote.json')).toContain('routes-bbbbbbbb');
    expect(await textOf('/mfe/mfe-planter/assets/routes-bbbbbbbb.js')).toBe('two');
  });
});

describe('what no tab needs any more', () => {
  it('FLD-3 is swept away; what an open tab began with stays', async () => {
    const { publish, list, remotesOf, keepFor, sweepFor, setNetwork, textOf } = await afterOneVisit();
    list({ mfe_finder: await publish(NEXT, { [ROUTES]: 'second' }) });
    await remotesOf('tab-2');
    await keepFor('tab-2');
    await sweepFor('tab-1', 'tab-2');
    setNetwork('off');
    expect(await textOf(`${FINDER}/${ROUTES}`)).toBe('first');
    await sweepFor('tab-2');
    await expect(textOf(`${FINDER}/${ROUTES}`)).rejects.toThrow('Failed to fetch');
    expect(await textOf(`${NEXT}/${ROUTES}`)).toBe('second');
  });

  it('FLD-3 without any tab the newest set stays', async () => {
    const { sweepFor, setNetwork, textOf, remotesOf } = await afterOneVisit();
    await sweepFor();
    setNetwork('off');
    expect(await textOf(`${FINDER}/${ROUTES}`)).toBe('first');
    expect((await remotesOf('tab-9'))['mfe_finder']?.version).toBe(FINDER);
  });
});
