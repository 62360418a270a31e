import { fetchOwnKindsCall, type KnownOwnKind } from '@planted/contracts';
import type { Page } from 'playwright-core';
import { DESKTOP } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';
import { until } from '../src/product';

const BED = 'Kitchen Bed';
const OWN = 2_000;
const PARENTS = ['radish', 'carrot', 'basil', 'tomato-cherry', 'zucchini'];

/** Half of them plants, half varieties, named alike. */
const kinds: readonly KnownOwnKind[] = Array.from({ length: OWN }, (_, at) => ({
  id: `${PARENTS[at % PARENTS.length]}--0190a1b2-c3d4-7e5f-8a9b-${String(at).padStart(12, '0')}`,
  isPlant: at % 2 === 0,
  name: `Grandma’s ${at}`,
  facts: at % 2 === 0 ? { spacing_inches: 6, days_to_maturity: 90 } : {},
  isRemoved: false,
}));

/** The page is answered with so many own kinds, which to save one by one would take minutes. */
const serve = (page: Page, own: readonly KnownOwnKind[]) =>
  page.route(`**${fetchOwnKindsCall.path}`, (route) => route.fulfill({ json: { data: own } }));

describe('thousands of own kinds', () => {
  const suite = browserSuite();

  async function signedIn(name: string) {
    const { page, context } = await suite.arrive(DESKTOP);
    await signInWithKitchenBed(context, name, [plantCell('carrot', 'Carrot')]);
    await serve(page, kinds);
    return page;
  }

  /** The most elements that a selector matched at any time of an act, counted at every change of the page. */
  async function mostOf(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
    await page.evaluate((counted) => {
      const most = { count: 0 };
      const look = () => {
        most.count = Math.max(most.count, document.querySelectorAll(counted).length);
      };
      look();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { mostOfThem: most });
    }, selector);
    await act();
    return page.evaluate(() => (window as unknown as { mostOfThem: { count: number } }).mostOfThem.count);
  }

  it('REA-5 are found in the finder as one types, and only the cards near the window are drawn', async () => {
    const page = await signedIn('Rosa of thousands in the finder');
    await page.goto('/plant-finder');
    const most = await mostOf(page, 'main li[aria-posinset]', async () => {
      await page.getByRole('searchbox').pressSequentially('grandma');
      await page
        .getByRole('status')
        .filter({ hasText: /^2,?000 plants$/ })
        .waitFor();
      await page.getByRole('searchbox').pressSequentially('s 1998');
      await page.getByRole('heading', { name: 'Grandma’s 1998' }).waitFor();
    });
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(60);
  });

  it('REA-5 are found in the selector as one types, a few dozen cards at a time', async () => {
    const page = await signedIn('Rosa of thousands in the selector');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Change Plants: ${BED}` }).click();
    await page.getByRole('button', { name: 'Change Plants' }).click();
    const selector = page.getByRole('dialog', { name: `Choose plants for ${BED}` });
    const cards = selector.getByRole('button', { name: /^Add one/ });
    // The first of all plants, among which her own come later than the catalog's.
    await until('300 cards are drawn', async () => (await cards.count()) === 300);
    const search = selector.getByRole('searchbox');
    const most = await mostOf(page, '[role=dialog] [type=radio]', async () => {
      await search.pressSequentially('grandma');
      await selector.getByRole('button', { name: 'Show 60 of 945 more' }).waitFor();
      expect(await cards.count()).toBe(60);
      await search.pressSequentially('s 1999');
      await selector.getByRole('radio', { name: '★ Grandma’s 1999 (mine)', checked: true }).waitFor();
      expect(await cards.count()).toBe(1);
    });
    expect(most).toBeLessThan(60);
  });
});
