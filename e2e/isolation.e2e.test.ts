import type { Page } from 'playwright-core';
import { browserSuite } from './src/browser-suite';

const { arrive } = browserSuite();

/** A page of each micro-frontend, with the heading that only it has. */
const PAGES = [
  ['/plant-finder', 'Plant Finder', 'mfe-finder'],
  ['/garden-manager', 'Garden Manager', 'mfe-manager'],
  ['/garden-summary', 'Veggie Planter', 'mfe-planter'],
  ['/in-ground-layout-page', 'Warning! Guest User Detected!', 'mfe-designer'],
] as const;

/** Goes there within the page, as a link of the ribbon does. */
async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
}

/** What the style sheets of micro-frontends say of elements, or of names, that are not their own. */
const reachingOut = (page: Page) =>
  page.evaluate(() => {
    /** As CSS modules make them, e.g. `_search_oyogv_5`; another file's has another hash. */
    const own = /\._[\w-]+_[\w-]{5}_\d+/;
    const found: string[] = [];
    const seen = new Set<string>();
    const look = (rules: CSSRuleList, file: string): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          // A nested rule is as narrow as the one that it stands in.
          const parts = rule.selectorText.split(/,(?![^(]*\))/);
          if (!parts.every((part) => own.test(part))) found.push(`${file}: ${rule.selectorText}`);
        } else if (rule instanceof CSSKeyframesRule) {
          if (!/^_[\w-]+_[\w-]{5}_\d+$/.test(rule.name)) found.push(`${file}: @keyframes ${rule.name}`);
        } else if (rule instanceof CSSGroupingRule) look(rule.cssRules, file);
        else if (!(rule instanceof CSSLayerStatementRule))
          found.push(`${file}: ${rule.cssText.slice(0, 60)}`);
      }
    };
    for (const sheet of document.styleSheets) {
      const [, remote] = /\/(mfe-[a-z]+)\//.exec(sheet.href ?? '') ?? [];
      if (!remote) continue;
      seen.add(remote);
      look(sheet.cssRules, sheet.href ?? '');
    }
    return { found, seen: [...seen].sort() };
  });

describe('a micro-frontend', () => {
  it('ARCH-1 styles nothing but its own, wherever its style sheets stay behind', async () => {
    const { page } = await arrive();
    await page.goto('/about');
    for (const [path, heading] of PAGES) await goTo(page, path, heading);
    const { found, seen } = await reachingOut(page);
    expect(found).toEqual([]);
    expect(seen).toEqual(PAGES.map(([, , remote]) => remote).toSorted());
  });
});
