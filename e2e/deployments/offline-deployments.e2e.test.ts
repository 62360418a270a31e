import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, startChromium, visit, type Watched } from '../src/browser';
import { runDeploy, versionOf } from '../src/front-ends';
import { kept, keptSets } from '../src/kept';
import {
  createDataFolder,
  type DataFolder,
  holds,
  type Product,
  root,
  startProduct,
  until,
} from '../src/product';
import { RemoteScreen } from '../src/remote-screen';

let data: DataFolder;
let product: Product;
let browser: Browser;
let visitor: Watched;

beforeAll(async () => {
  data = await createDataFolder();
  product = await startProduct(data);
  browser = await startChromium();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await data?.remove();
});
beforeEach(async () => {
  visitor = await visit(browser, product.url, { ...DESKTOP, worker: 'allow' });
});
afterEach(async () => {
  await visitor.context.close();
  await rm(deployments(), { recursive: true, force: true });
  await Promise.all(made.splice(0).map((dist) => rm(dist, { recursive: true })));
});

const deployments = () => join(data.path, 'deployments');
const target = () => ['--target', deployments()];
const unchecked = () => ['--no-browser', ...target()];
const made: string[] = [];

/** Another version of the plant finder, by its heading. */
async function version(heading: string): Promise<string> {
  const dist = await versionOf('mfe-finder', { from: 'Plant Finder', to: heading });
  made.push(dist);
  return dist;
}
const publish = async (heading: string) =>
  runDeploy('mfe-finder', '--dist', await version(heading), ...unchecked());

/** A tab that opens the plant finder by its address. @returns its heading */
async function finderIn(tab: Page): Promise<string | null> {
  await tab.goto('/plant-finder');
  // What is slow on a busy machine still comes.
  const heading = tab.locator('main h1:not([inert] *, [data-remote-error="slow"] *)');
  await heading.waitFor();
  return heading.textContent();
}
const newTab = () => visitor.context.newPage();
const headingInNewTab = async () => {
  const tab = await newTab();
  const heading = await finderIn(tab);
  await tab.close();
  return heading;
};
/** What is deployed for this visitor now, by the hash in its address. */
const deployedVersion = async (): Promise<string> => {
  const answer = await visitor.context.request.get('/remotes.json');
  return (await answer.json()).remotes.mfe_finder.version;
};

describe('what was deployed while a client had no network', () => {
  it('FLD-3 is there at its next contact, rolled back as well; a page open through it all stays what it was', async () => {
    const { page, context } = visitor;
    expect(await finderIn(page)).toBe('Plant Finder');
    await kept(page);
    await context.setOffline(true);
    await publish('Find what grows');
    expect(await headingInNewTab()).toBe('Plant Finder');

    await context.setOffline(false);
    const next = await newTab();
    expect(await finderIn(next)).toBe('Find what grows');
    await kept(next, await deployedVersion());
    const screen = new RemoteScreen(page);
    await screen.goBy('Dashboard');
    await screen.shown('Your Gardens');
    await screen.goBy('Plant Finder');
    await screen.shown('Plant Finder');
    await context.setOffline(true);
    expect(await headingInNewTab()).toBe('Find what grows');
    await page.getByRole('searchbox').fill('tomato');
    await page.getByRole('link', { name: 'Cherry Tomato', exact: true }).click();
    await page.getByRole('dialog').waitFor();

    await context.setOffline(false);
    await runDeploy('rollback', 'mfe-finder', ...target());
    expect(await finderIn(next)).toBe('Plant Finder');
    await until('what was rolled back to is kept', async () => {
      await context.setOffline(true);
      const heading = await headingInNewTab();
      await context.setOffline(false);
      return heading === 'Plant Finder';
    });
  });

  it('FLD-3 a canary is the visitor’s without a network, too', async () => {
    const { page, context } = visitor;
    await runDeploy('canary', 'mfe-finder', '50%', '--dist', await version('Grow it'), ...unchecked());
    const headings = new Map<string | null, number>();
    for (const bucket of [20, 70]) {
      await context.addCookies([{ name: 'planted_canary_bucket', value: `${bucket}`, url: product.url }]);
      headings.set(await finderIn(page), bucket);
    }
    expect([...headings.keys()].toSorted()).toEqual(['Grow it', 'Plant Finder']);
    for (const [heading, bucket] of headings) {
      await context.setOffline(false);
      await context.addCookies([{ name: 'planted_canary_bucket', value: `${bucket}`, url: product.url }]);
      expect(await finderIn(page)).toBe(heading);
      await kept(page, await deployedVersion());
      await context.setOffline(true);
      expect(await headingInNewTab()).toBe(heading);
    }
  });

  it('FLD-3 a file that is not what was published is neither run nor kept, and the next good one is', async () => {
    const { page, context } = visitor;
    expect(await finderIn(page)).toBe('Plant Finder');
    await kept(page);
    await publish('Find what grows');
    const id = await deployedVersion();
    const evil = join(deployments(), 'mfe-finder', id);
    const { files, exposed } = await (await context.request.get(`/mfe/mfe-finder/@${id}/remote.json`)).json();
    expect(files).toHaveProperty([exposed]);
    await writeFile(join(evil, exposed), 'document.title = "evil"');
    const bad = await newTab();
    await bad.goto('/plant-finder');
    const screen = new RemoteScreen(bad);
    expect(await screen.errorCode()).toBe('altered');
    await until('the set is known to be bad', async () =>
      (await keptSets(bad)).some(({ state }) => state === 'bad'),
    );
    await context.setOffline(true);
    expect(await headingInNewTab()).toBe('Plant Finder');

    await context.setOffline(false);
    await runDeploy('rollback', 'mfe-finder', ...target());
    await screen.retry();
    await screen.shown('Plant Finder');
  });
});

describe('the worker', () => {
  /** With developer tools attached, Chromium may never answer a page that comes as a worker gives way (decision 0216). */
  const UNANSWERED_MS = 30_000;
  const RETIRED_MS = 3 * UNANSWERED_MS;

  it('FLD-3 is retired by one deployed file, with all that it kept', async () => {
    const { page, context } = visitor;
    await finderIn(page);
    await kept(page);
    await cp(join(root, 'shell/dist/retire-service-worker.js'), join(deployments(), 'service-worker.js'), {
      recursive: true,
    });
    const isGone = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const isKept = names.some((name) => /^planted-(files|lists|pictures)$/.test(name));
        return !isKept && (await navigator.serviceWorker.getRegistrations()).length === 0;
      });
    page.setDefaultNavigationTimeout(UNANSWERED_MS);
    const isOpened = () =>
      finderIn(page).then(
        () => true,
        (error: Error) => {
          if (!error.message.includes(`page.goto: Timeout ${UNANSWERED_MS}ms`)) throw error;
          return false;
        },
      );
    // The browser looks for another worker once a page has been opened and is at rest, and once only.
    await until(
      'one of the next pages finds it gone, with what it kept',
      async () => (await isOpened()) && holds(isGone, 10_000),
      RETIRED_MS,
    );
    expect(await finderIn(page)).toBe('Plant Finder');
    await context.setOffline(true);
    await expect(page.goto('/plant-finder')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }, 300_000);

  it('FLD-2 opens the product when that has stopped, too', async () => {
    const { page } = visitor;
    expect(await finderIn(page)).toBe('Plant Finder');
    await kept(page);
    await product.stop();
    expect(await headingInNewTab()).toBe('Plant Finder');
    expect(await page.locator('main').getByText('plants to search').count()).toBeGreaterThan(0);
  });
});
