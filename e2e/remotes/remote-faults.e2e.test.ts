import type { Browser, Page, Route } from 'playwright-core';
import { DESKTOP, startChromium, visit, type Watched } from '../src/browser';
import { mouseOf } from '../src/finger';
import { PlanterScreen } from '../src/planter';
import { sharedProduct, until } from '../src/product';
import { RemoteScreen } from '../src/remote-screen';

const HOME = 'Your Complete Garden Toolkit';

let browser: Browser;
let visitor: Watched;
let page: Page;
let remote: RemoteScreen;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  visitor = await visit(browser, sharedProduct().url, DESKTOP);
  page = visitor.page;
  remote = new RemoteScreen(page);
});
afterEach(() => visitor.context.close());

describe('a micro-frontend that does not arrive as it should', () => {
  /** Where a file of the plant finder is asked for, at first and again. */
  const of = (file: string) => new RegExp(`/mfe/mfe-finder/(~\\w+/)?${file}$`);
  const missing = (route: Route) => route.fulfill({ status: 404, json: { error: 'Not found' } });
  const aWebPage = (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' });
  const cutShort = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  };

  const flipped = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
    await route.fulfill({ response, body });
  };

  it.each([
    ['a list that is gone', /\/remotes\.json$/, missing, 'list'],
    ['a manifest with a flipped byte', of('remote.json'), flipped, 'altered'],
    ['an entry that is gone', of('remoteEntry-.+js'), missing, 'unreachable'],
    ['an entry that is a web page', of('remoteEntry-.+js'), aWebPage, 'altered'],
    ['routes that are cut short', of('assets/routes-.+js'), cutShort, 'altered'],
    ['a page that is gone', of('assets/plant-finder-page-.+js'), missing, 'unreachable'],
    ['a page with a flipped byte', of('assets/plant-finder-page-.+js'), flipped, 'altered'],
    ['a style sheet that is gone', of('assets/plant-finder-page-.+css'), missing, 'unreachable'],
    ['a style sheet with a flipped byte', of('assets/plant-finder-page-.+css'), flipped, 'altered'],
  ])('ARCH-1 with %s is a panel in a living shell, until Retry', async (_what, file, answer, code) => {
    await page.goto('/');
    await remote.shown(HOME);
    await remote.mark();
    await page.route(file, answer);
    await remote.goBy('Plant Finder');
    expect(await remote.errorCode()).toBe(code);

    await page.unroute(file);
    await remote.retry();
    await remote.shown('Plant Finder');
    expect(await remote.isStyled()).toBe(true);
    expect(await remote.isMarked()).toBe(true);
    expect(visitor.faults.filter((fault) => fault.startsWith('exception'))).toEqual([]);
  });

  it('ARCH-1 slowly is reported as slow, and shown when it arrives', async () => {
    const held: Route[] = [];
    await page.clock.install();
    await page.goto('/');
    await remote.shown(HOME);
    await page.route(of('remote.json'), (route) => void held.push(route));
    await remote.goBy('Plant Finder');
    await page.getByText('Opening Plant Finder...').waitFor();
    await until('its manifest is asked for', async () => held.length > 0);
    await page.clock.fastForward('00:15');
    expect(await remote.errorCode()).toBe('slow');

    for (const route of held) await route.continue();
    await remote.shown('Plant Finder');
    expect(visitor.faults).toEqual([]);
  });

  it('ARCH-1 by the script of its worker runs none of it, and makes its plans in the page', async () => {
    const started: string[] = [];
    page.on('worker', (worker) => started.push(worker.url()));
    const planter = new PlanterScreen(page, mouseOf(page));
    const script = /\/planning\.worker-.+js$/;
    await page.route(script, flipped);
    await planter.openWith({ name: 'Kitchen Bed', matrix: '1,1,1\n1,1,1\n1,1,1' });
    await planter.choosePlants('Kitchen Bed', [['Carrot', 2]]);
    await planter.plantAutomatically();
    await page.getByRole('heading', { name: 'Placed 2 of 2' }).waitFor();
    expect(started).toEqual([]);

    await page.unroute(script);
    const worker = page.waitForEvent('worker');
    await planter.plantAutomatically();
    expect((await worker).url()).toMatch(/^blob:/);
    expect(visitor.faults.filter((fault) => /^exception|Content Security Policy/.test(fault))).toEqual([]);
  });

  it('ARCH-1 and throws and rejects where no one listens, after it was left too, leaves ribbon and routes', async () => {
    await page.goto('/plant-finder');
    await remote.shown('Plant Finder');
    await page.evaluate(() => {
      setInterval(() => {
        void Promise.reject(new Error('nobody listens'));
        throw new Error('nobody catches');
      }, 20);
    });
    for (const [link, heading] of [
      ['Home', HOME],
      ['Dashboard', 'Your Gardens'],
      ['Plant Finder', 'Plant Finder'],
    ] as const) {
      await remote.goBy(link);
      await remote.shown(heading);
    }
    for (const what of ['nobody listens', 'nobody catches'])
      await until(what, async () => visitor.faults.includes(`exception: ${what}`));
    expect(await remote.errorPanel.count()).toBe(0);
  });
});
