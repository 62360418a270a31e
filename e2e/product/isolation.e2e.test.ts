import type { Page } from 'playwright-core';
import { DESKTOP } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { type Difference, differenceOf } from '../src/difference-of';
import { until } from '../src/product';

const { arrive } = browserSuite();

/** A page of each micro-frontend, with the heading that only it has. */
const PAGES = [
  ['/plant-finder', 'Plant Finder', 'mfe-finder'],
  ['/season', 'Season', 'mfe-season'],
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

/** Pages that look the same whenever a guest comes to them, with what is there at last. */
const COMPARED = [
  ['/about', 'A garden planner for people who like getting their hands dirty', 'Get in Touch'],
  ['/garden-manager', 'Garden Manager', 'Sign In'],
  ['/garden-summary', 'Veggie Planter', 'Go to Garden Designer'],
] as const;

/** The page as a picture, once nothing is on its way any more. */
async function pictureOf(page: Page, path: string, heading: string, last: string): Promise<Buffer> {
  await goTo(page, path, heading);
  const main = page.locator('main');
  await main
    .getByRole('button', { name: last })
    .or(main.getByRole('link', { name: last }))
    .first()
    .waitFor();
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  let picture: Buffer = Buffer.alloc(0);
  await until(`${path} stands still`, async () => {
    const before = picture;
    picture = await page.screenshot({ animations: 'disabled' });
    return picture.equals(before);
  });
  return picture;
}

/**
 * Chromium draws the edges of drawings that it has scaled a shade lighter or darker now and then: some 30 pixels, by an
 * eighth of a channel. A rule that reaches out changes words or whole areas.
 */
const isSame = ({ pixels, most }: Difference) => pixels <= 200 && most <= 48;

describe('a micro-frontend', () => {
  it('ARCH-1 styles nothing but its own, wherever its style sheets stay behind', async () => {
    const { page } = await arrive();
    await page.goto('/about');
    for (const [path, heading] of PAGES) await goTo(page, path, heading);
    const { found, seen } = await reachingOut(page);
    expect(found).toEqual([]);
    expect(seen).toEqual(PAGES.map(([, , remote]) => remote).toSorted());
  });

  it('ARCH-1 changes nothing to be seen of another page after it was there', async () => {
    const { page } = await arrive(DESKTOP);
    const alone = new Map<string, Buffer>();
    for (const [path, heading, last] of COMPARED) {
      await page.goto('/account');
      alone.set(path, await pictureOf(page, path, heading, last));
    }
    await page.goto('/account');
    for (const [path, heading] of PAGES) await goTo(page, path, heading);
    for (const [path, heading, last] of COMPARED) {
      // What only came late, as a picture on a busy machine, is as it was in the end; what reaches out stays.
      let difference: Difference | undefined;
      await until(`${path} is as it was alone`, async () => {
        const picture = await pictureOf(page, path, heading, last);
        difference = await differenceOf(page, picture, alone.get(path) as Buffer);
        return isSame(difference);
      }).catch((cause: unknown) => {
        throw new Error(`${path}: ${JSON.stringify(difference)}`, { cause });
      });
    }
  });
});
