import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, startChromium, visit, type Watched } from '../src/browser';
import { DesignerScreen } from '../src/designer';
import { mouseOf } from '../src/finger';
import { startFrontEndServer } from '../src/front-end-server';
import { FrontEnds, runDeploy, versionOf, withChangedBuild } from '../src/front-ends';
import { createDataFolder, type DataFolder, type Product, root, startProduct } from '../src/product';
import { RemoteScreen } from '../src/remote-screen';

let data: DataFolder;
let frontEnds: FrontEnds;
let product: Product;
let browser: Browser;
let visitor: Watched;
let page: Page;
let remote: RemoteScreen;

beforeAll(async () => {
  [data, frontEnds] = await Promise.all([createDataFolder(), FrontEnds.create()]);
  product = await startProduct(data, { FRONT_ENDS_ROOT: frontEnds.path });
  await frontEnds.fill();
  browser = await startChromium();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await frontEnds?.remove();
  await data?.remove();
});

beforeEach(async () => {
  visitor = await visit(browser, product.url, DESKTOP);
  page = visitor.page;
  remote = new RemoteScreen(page);
});
afterEach(() => visitor.context.close());

describe('a micro-frontend that is deployed while the product runs', () => {
  it('ARCH-1 is built alone, copied in place, and shown by the same shell after a reload', async () => {
    await page.goto('/plant-finder');
    await remote.shown('Plant Finder');
    const shell = () => page.locator('script[type=module]').getAttribute('src');
    const before = await shell();

    await withChangedBuild(
      'mfe-finder',
      { file: 'src/plant-finder-page.tsx', from: '<h1>Plant Finder</h1>', to: '<h1>Find what grows</h1>' },
      (dist) => frontEnds.deploy('mfe-finder', dist),
    );
    await page.reload();
    await remote.shown('Find what grows');
    expect(await shell()).toBe(before);

    // And back to what was there before, as a roll-back does.
    await frontEnds.deploy('mfe-finder', join(root, 'mfe-finder/dist'));
    await page.reload();
    await remote.shown('Plant Finder');
    expect(visitor.faults).toEqual([]);
  });
});

describe('a micro-frontend that is taken away', () => {
  it('ARCH-1 leaves the rest working; Retry shows it once it is back, and the draft is kept', async () => {
    const designer = new DesignerScreen(page, mouseOf(page));
    await designer.openAsGuest();
    await remote.mark();
    await designer.paintBed({ left: 2, top: 3, width: 6, height: 4 });
    await designer.denote(3, 4, 'Kitchen Bed');
    const area = await designer.figure('Area');
    await frontEnds.takeAway('mfe-planter');

    await designer.save('Kitchen Bed');
    await designer.next();
    await remote.errorPanel.waitFor();
    expect(new URL(page.url()).pathname).toBe('/garden-summary');
    expect(await remote.errorPanel.getAttribute('data-remote-error')).toBe('unreachable');
    await remote.retry();
    await remote.errorPanel.waitFor();

    await remote.goBy('Home');
    await remote.shown('Your Complete Garden Toolkit');
    await remote.goBy('Dashboard');
    await remote.shown('Your Gardens');
    await remote.goBy('Plant Finder');
    await remote.shown('Plant Finder');
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await remote.errorPanel.waitFor();

    await frontEnds.putBack('mfe-planter');
    await remote.retry();
    await remote.shown('Veggie Planter');
    await page.getByText('Kitchen Bed').first().waitFor();
    await remote.goBy('Garden Designer');
    await designer.tool('Denote Gardens');
    await page.getByRole('heading', { name: 'Kitchen Bed', level: 3 }).waitFor();
    expect(await designer.figure('Area')).toBe(area);
    expect(await remote.isMarked()).toBe(true);
    expect(visitor.faults.filter((fault) => !fault.includes('/mfe/mfe-planter/'))).toEqual([]);
  });
});

describe('a micro-frontend that is deployed by its own team', () => {
  const target = () => ['--target', join(data.path, 'deployments')];
  const made: string[] = [];
  const version = async (heading: string, shared: Record<string, string> = {}) => {
    const dist = await versionOf('mfe-finder', { from: 'Plant Finder', to: heading, shared });
    made.push(dist);
    return dist;
  };
  const publish = async (heading: string, ...more: string[]) =>
    runDeploy('mfe-finder', '--dist', await version(heading), '--no-browser', ...target(), ...more);
  afterEach(async () => {
    await rm(join(data.path, 'deployments'), { recursive: true, force: true });
    await Promise.all(made.splice(0).map((dist) => rm(dist, { recursive: true })));
  });

  const drawABed = async () => {
    const designer = new DesignerScreen(page, mouseOf(page));
    await designer.openAsGuest();
    await designer.paintBed({ left: 2, top: 3, width: 6, height: 4 });
    await designer.denote(3, 4, 'Kitchen Bed');
    return async () => {
      await page.goto('/in-ground-layout-page');
      await designer.tool('Denote Gardens');
      await page.getByRole('heading', { name: 'Kitchen Bed', level: 3 }).waitFor();
    };
  };
  const see = async (heading: string) => {
    await page.goto('/plant-finder');
    await remote.shown(heading);
  };

  it('ARCH-1 shows, first to some and then to all, and goes back, with the draft kept throughout', async () => {
    const draftIsThere = await drawABed();
    await publish('Find what grows');
    await see('Find what grows');

    const next = await version('Grow it');
    await runDeploy('canary', 'mfe-finder', '50%', '--dist', next, '--no-browser', ...target());
    await page.goto('/plant-finder');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const buckets = (await visitor.context.cookies()).flatMap(({ name, value }) =>
      name === 'planted_canary_bucket' ? value : [],
    );
    expect(buckets).toEqual([expect.stringMatching(/^\d{1,2}$/)]);
    const seenIn = async (bucket: number) => {
      await visitor.context.addCookies([
        { name: 'planted_canary_bucket', value: `${bucket}`, url: product.url },
      ]);
      const answer = await page.goto('/plant-finder');
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      const shown = await heading.textContent();
      // What is painted before its scripts are there is of the same version.
      expect(await answer?.text()).toContain(`inert=""><div class="page`);
      expect(await answer?.text()).toContain(`<h1>${shown}</h1>`);
      return shown;
    };
    const first = await seenIn(20);
    expect(await seenIn(70)).not.toBe(first);
    expect(await seenIn(20)).toBe(first);

    await runDeploy('promote', 'mfe-finder', ...target());
    await see('Grow it');
    await runDeploy('rollback', 'mfe-finder', ...target());
    await see('Find what grows');
    await runDeploy('rollback', 'mfe-finder', ...target());
    await see('Plant Finder');
    await draftIsThere();
    expect(visitor.faults).toEqual([]);
  });

  it('ARCH-1 offers a reload to a page whose version is gone, which keeps the draft', async () => {
    const draftIsThere = await drawABed();
    await publish('Find what grows');
    await see('Find what grows');
    await publish('Grow it');
    await page.route(/opened-plant-popup-.+js/, (route) =>
      route.fulfill({ status: 404, json: { error: 'Not found' } }),
    );
    await page.getByRole('searchbox').fill('tomato');
    await page.getByRole('link', { name: 'Cherry Tomato', exact: true }).click();
    expect(await remote.errorCode()).toBe('replaced');
    await page.unroute(/opened-plant-popup-.+js/);
    await remote.errorPanel.getByRole('button', { name: 'Reload' }).click();
    // The plant that was opened opens again, and then hides the heading from what asks by role.
    await page.locator('h1', { hasText: 'Grow it' }).waitFor();
    await draftIsThere();
  });

  it('ARCH-1 for another kit than the shell has is refused with a panel that reports it', async () => {
    const dist = await version('Find what grows', { '@planted/mfe-kit': '^2.0.0' });
    await frontEnds.deploy('mfe-finder', dist);
    await page.goto('/plant-finder');
    expect(await remote.errorCode()).toBe('incompatible');
    await page.getByText('needs a different version of Planted').waitFor();
    await frontEnds.deploy('mfe-finder', join(root, 'mfe-finder/dist'));
    await remote.errorPanel.getByRole('button', { name: 'Reload' }).click();
    await remote.shown('Plant Finder');
    expect(visitor.faults.filter((fault) => fault.startsWith('exception'))).toEqual([]);
  });

  it('ARCH-1 may come from an origin of its own, which the page allows by name', async () => {
    const server = await startFrontEndServer({
      FRONT_END: 'mfe-finder',
      PUBLIC_ORIGIN: product.url,
      DEPLOYMENTS_DIR: join(data.path, 'deployments'),
    });
    try {
      await publish('Find what grows', '--origin', server.url);
      const answer = await page.goto('/plant-finder');
      expect(answer?.headers()['content-security-policy']).toContain(
        `script-src 'self' 'wasm-unsafe-eval' ${server.url};`,
      );
      await remote.shown('Find what grows');
      expect(await remote.isStyled()).toBe(true);
      expect(visitor.faults).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});
