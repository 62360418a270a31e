import type { Page, Route } from 'playwright-core';
import { PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { CuttingProxy } from '../src/cutting-proxy';
import { holds, sharedProduct } from '../src/product';

const { arrive } = browserSuite();

/** Every kind of page with what a guest opens it for. */
const PAGES = [
  ['/', 'main h1'],
  ['/about', 'main h1'],
  ['/in-ground-layout-page', '[role=alertdialog]'],
  ['/garden-summary', 'main h1'],
  ['/dashboard', 'main h1'],
  ['/garden-manager', 'main h1'],
  ['/plant-finder', 'main input[type=search]'],
] as const;
/** How much later than the scripts, in ms: long enough for a page to be painted without them. */
const HELD = 300;

/** Whether this machine has a font to draw each typeface's words with, in their true room, while it is on the way. */
const hasStandIns = (page: Page) =>
  page.evaluate(async () => {
    const style = getComputedStyle(document.documentElement);
    const hasOne = async (list: string) => {
      const standIns = list.split(',').filter((family) => family.includes(' by '));
      const found = await Promise.allSettled(standIns.map((family) => document.fonts.load(`16px ${family}`)));
      return found.some(({ status }) => status === 'fulfilled');
    };
    return (
      (await hasOne(style.getPropertyValue('--font-text'))) &&
      (await hasOne(style.getPropertyValue('--font-display')))
    );
  });

describe('a page on a phone', () => {
  it('keeps still while pictures and typefaces come late', async () => {
    const { page } = await arrive(PHONE);
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/no-such-bed');
    const late = async (route: Route) => {
      await new Promise((held) => setTimeout(held, HELD));
      await route.continue();
    };
    await page.route(/\.svg$/, late);
    // Where nothing can stand in, words move when the typefaces come: then the test is of pictures alone.
    await page.route(/\.woff2$/, (await hasStandIns(page)) ? late : (route) => route.abort());
    const shifted: string[] = [];
    for (const [path, content] of PAGES) {
      await page.goto(path);
      await page.locator(content).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const shift: number = await page.evaluate(() => Reflect.get(globalThis, 'shift'));
      if (shift > 0.01) shifted.push(`${path}: ${shift.toFixed(3)}`);
    }
    expect(shifted).toEqual([]);
  });

  it('is not painted while half of its skeleton is there', async () => {
    const proxy = await CuttingProxy.before(sharedProduct().url);
    try {
      const { page } = await arrive(PHONE);
      let letGo = () => {};
      const rest = new Promise<void>((done) => {
        letGo = done;
      });
      const whole = await (await page.request.get('/in-ground-layout-page')).text();
      const at = whole.indexOf('Erase') / whole.length;
      expect(at).toBeGreaterThan(0);
      proxy.cut([{ path: /^\/in-ground-layout-page$/, at, rest }]);
      await page.goto(`${proxy.url}/in-ground-layout-page`, { waitUntil: 'commit' });
      await page.locator('[aria-label="Tools"]').waitFor({ state: 'attached' });
      const isPainted = () => page.evaluate(() => performance.getEntriesByType('paint').length > 0);
      expect(await holds(isPainted, 2_000)).toBe(false);
      letGo();
      expect(await holds(isPainted, 30_000)).toBe(true);
      // The page has all that it asks for before its way to the product ends.
      await page.locator('main canvas').waitFor();
      await page.waitForLoadState('networkidle');
      await page.close();
    } finally {
      await proxy.stop();
    }
  });
});
