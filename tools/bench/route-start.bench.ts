/** How long a page takes to start once the shell is there, against the same code in one bundle. */
import type { Browser } from 'playwright-core';
import { row, type Row } from '../benching/row';
import { inRounds, onBothSites, type Turns } from './sites/on-both-sites';
import { middleMean, REMOTE_PAGES } from './sites/pages';
import type { Site } from './sites/serve-site';

const ROUNDS = 9;
/** In ms; see Rounds. */
const LATEST = 300_000;
/** Longer than the network must be silent to be called idle, in ms. */
const REST = 700;

export default {
  name: 'route-start',
  run: ({ root }: { root: string }) =>
    onBothSites(root, async (sites) => {
      const started = await inRounds(
        sites,
        REMOTE_PAGES,
        { rounds: ROUNDS, warmingUp: 1, latest: LATEST },
        (site, [, path, content]) => start(sites.browser, site, path, content),
      );
      return started.map(({ page: [name], turns }) => compare(name, turns));
    }),
};

function compare(name: string, { ours, baseline }: Turns<number>): Row {
  const what = `${name}: from the press on a link that the pointer rests on to its first content, mean of the middle half of ${ours.length}`;
  return row(what, 'ms', middleMean(ours), middleMean(baseline), '≤ 1.15');
}

/**
 * In a new profile: the shell is loaded, the pointer comes to a link, rests until what that fetches is there, and
 * presses. A busy machine only makes it rest for longer. Milliseconds until the content is painted.
 */
async function start(browser: Browser, site: Site, path: string, content: string): Promise<number> {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(prepare, { path, content });
    await page.getByRole('link', { name: 'The page that is measured' }).hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => window.routeStart !== undefined, undefined, { polling: 50 });
    return await page.evaluate(() => window.routeStart ?? 0);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    routeStart?: number;
  }
}

/** Runs in the page: puts a link there that goes to `path` as the ribbon's do, and a clock that stops at the content. */
function prepare({ path, content }: { path: string; content: string }): void {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = 'The page that is measured';
  link.style.cssText = 'position:fixed;top:0;left:0;z-index:9999';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const pressed = performance.now();
    const before = document.querySelector(content);
    const watch = new MutationObserver(() => {
      const found = document.querySelector(content);
      if (!found || found === before) return;
      watch.disconnect();
      // The frame that shows it has been handed over when the next one begins.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.routeStart = performance.now() - pressed;
        }),
      );
    });
    watch.observe(document.body, { childList: true, subtree: true });
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  document.body.append(link);
}
