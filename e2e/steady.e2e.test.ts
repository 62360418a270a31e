import type { Page } from 'playwright-core';
import { PHONE } from './src/browser';
import { browserSuite } from './src/browser-suite';

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

/** Whether this machine has a font to draw words with, in their true room, while the typefaces are on the way. */
const hasStandIn = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      ['"Text by Arial"', '"Display by Times"'].map((family) => document.fonts.load(`16px ${family}`)),
    ).then(
      () => true,
      () => false,
    ),
  );

describe('a page on a phone', () => {
  it('keeps still while pictures and typefaces come late', async () => {
    const { page } = await arrive({ ...PHONE, motion: 'reduce' });
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/no-such-bed');
    const late = (await hasStandIn(page)) ? /\.(svg|woff2)$/ : /\.svg$/;
    await page.route(late, async (route) => {
      await new Promise((held) => setTimeout(held, HELD));
      await route.continue();
    });
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
  }, 150_000);
});
