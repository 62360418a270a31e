import type { Page } from 'playwright-core';
import { PHONE, type Screen } from '../src/browser';
import { browserSuite } from '../src/browser-suite';

const { arrive } = browserSuite();

/** Keeps every script back, but the one that the page waits for, until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/assets\/(?!early-events-)[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const hydrated = (page: Page) => page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
const narrow: Screen = { ...PHONE, width: 360 };

const screens: [string, Screen][] = [
  ['a phone', narrow],
  ['a desktop', { width: 1440, height: 900 }],
];

describe('before any script has run', () => {
  it.each(screens)(
    "a page of the shell's is there on %s, and stays when they come",
    async (_device, screen) => {
      const { page } = await arrive(screen);
      for (const [path, heading] of [
        ['/', 'Your Complete Garden Toolkit'],
        ['/about', 'A garden planner for people who like getting their hands dirty'],
        ['/account', 'Your account'],
      ] as const) {
        const letGo = await holdScripts(page);
        await open(page, path);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await page.locator('main h1').evaluate((each) => each.setAttribute('data-first-paint', ''));
        letGo();
        await hydrated(page);
        expect(await page.locator('main h1[data-first-paint]').count()).toBe(1);
        await page.unrouteAll({ behavior: 'wait' });
      }
    },
  );

  it.each(screens)(
    "a page of a micro-frontend's is seen on %s, and is there when they come",
    async (_device, screen) => {
      const { page } = await arrive(screen);
      for (const [path, seen, heading = seen] of [
        ['/plant-finder', 'Plant Finder'],
        ['/dashboard', 'Your Gardens'],
        ['/garden-manager', 'Garden Manager'],
        ['/garden-summary', 'Veggie Planter'],
        ['/in-ground-layout-page', 'Denote Gardens', 'In Ground Garden'],
      ] as const) {
        const letGo = await holdScripts(page);
        await open(page, path);
        const skeleton = page.locator('main [data-skeleton]');
        await skeleton.getByText(seen, { exact: true }).waitFor();
        // It is there for the eye alone.
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
        letGo();
        await skeleton.waitFor({ state: 'detached' });
        const shown = page.locator('main h1:not([inert] *)', { hasText: heading });
        await shown.waitFor({ state: 'attached' });
        await page.unrouteAll({ behavior: 'wait' });
      }
    },
  );

  it('a press waits for them, and the theme does not', async () => {
    const { page } = await arrive(narrow);
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('planted-theme', 'dark'));
    const letGo = await holdScripts(page);
    await open(page, '/about');
    await page.getByRole('button', { name: 'Get in Touch' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('#root[data-hydrated]').count()).toBe(0);
    letGo();
    await page.getByRole('dialog', { name: 'Get in touch' }).waitFor();
  });

  it.each(['/', '/dashboard', '/season'])('%s is painted before its code is run', async (path) => {
    const { page } = await arrive(narrow);
    // What is kept of the first visit is there before the page has been read.
    await page.goto(path);
    await hydrated(page);
    await page.addInitScript(() => {
      let hasFrame = false;
      requestAnimationFrame(() => {
        hasFrame = true;
      });
      // The first that the page's code sets.
      Object.defineProperty(window, '__zod_globalConfig', {
        configurable: true,
        set(value) {
          Object.defineProperty(window, '__zod_globalConfig', { value });
          Object.assign(window, { hadFrame: hasFrame });
        },
      });
    });
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'hadFrame'))).toBe(true);
  });
});
