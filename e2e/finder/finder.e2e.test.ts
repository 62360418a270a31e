import { accessibilityProblems } from '../src/accessibility';
import { boxAtRest } from '../src/box-at-rest';
import { DESKTOP, PHONE } from '../src/browser';
import { kindsInCatalog } from '../src/kinds-in-catalog';
import { oneVisitor } from '../src/one-visitor';

describe('the plant finder', () => {
  const gardener = oneVisitor(DESKTOP);

  const count = async () =>
    Number.parseInt(
      await gardener
        .page()
        .getByRole('status')
        .filter({ hasText: /plants?$/ })
        .innerText(),
      10,
    );
  const cards = () => gardener.page().locator('main li[aria-posinset]');

  it('FIND-1 FIND-3 finds as one types, and its address shows another gardener the same', async () => {
    const page = gardener.page();
    await page.goto('/plant-finder');
    await page.getByText('Start searching to find plants').waitFor();
    await page.getByText(`${await kindsInCatalog(page)} plants to search by climate`).waitFor();
    await page.getByRole('searchbox').pressSequentially('tomato');
    await page.getByRole('heading', { name: 'Cherry Tomato' }).waitFor();
    await page.getByRole('combobox', { name: 'Plant Type' }).click();
    await page.getByRole('option', { name: 'Vegetable' }).click();
    await page.getByText(/^Show \d+ more$/).click();
    await page.getByText('Seed saving friendly').click();
    await page.getByRole('button', { name: 'Remove Seed saving friendly' }).waitFor();
    const found = await count();
    expect(found).toBeGreaterThan(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    const address = page.url();
    expect(address).toMatch(/\?q=tomato&type=vegetable&with=seedSavingFriendly$/);
    await page.goto('/about');
    await page.goto(address);
    await cards().first().waitFor();
    expect(await count()).toBe(found);
  });

  it('FIND-1 every checkbox leaves some of the plants, and not all', async () => {
    const page = gardener.page();
    // Cards are drawn near the window only, 24 times: a low one has few.
    await page.setViewportSize({ width: DESKTOP.width, height: 360 });
    await page.goto('/plant-finder');
    await page.getByText(/^Show \d+ more$/).click();
    const all = await kindsInCatalog(page);
    const boxes = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox');
    expect(await boxes.count()).toBe(24);
    for (const box of await boxes.all()) {
      await box.click();
      await cards().first().waitFor();
      const found = await count();
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(all);
      await box.click();
      await page.getByText('Start searching to find plants').waitFor();
    }
    await page.setViewportSize(DESKTOP);
  });

  it('FIND-1 keeps how many are found in sight of the last checkbox, also when nothing is', async () => {
    const page = gardener.page();
    await page.goto('/plant-finder?q=zzz');
    await page.getByText('No plants found').waitFor();
    await page.getByText(/^Show \d+ more$/).click();
    await page.getByRole('region', { name: 'Filters' }).getByRole('checkbox').last().click();
    const told = page.getByRole('status').filter({ hasText: '0 plants' });
    await page.getByRole('button', { name: 'Remove Low maintenance' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect((await boxAtRest(told)).y).toBeGreaterThanOrEqual(0);
  });

  it('FIND-1 draws the cards near the window only, and the last one at the end of the page', async () => {
    const page = gardener.page();
    await page.goto('/plant-finder?q=a');
    await cards().first().waitFor();
    const all = await count();
    expect(all).toBeGreaterThan(150);
    expect(await cards().count()).toBeLessThan(40);
    const last = page.locator(`li[aria-posinset="${all}"]`);
    await page.keyboard.press('End');
    // Rows are measured on the way, so that the end may move on once more.
    for (let tries = 0; tries < 20 && (await last.count()) === 0; tries += 1) {
      await page.keyboard.press('End');
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
    expect(await cards().count()).toBeLessThan(40);
  });

  it('FIND-2 opens a plant over its results, and back closes it', async () => {
    const page = gardener.page();
    await page.goto('/plant-finder?q=basil');
    await page.getByRole('link', { name: 'Sweet Basil' }).click();
    const popup = page.getByRole('dialog', { name: 'Sweet Basil' });
    await popup.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goBack();
    await popup.waitFor({ state: 'hidden' });
    expect(page.url()).toMatch(/\?q=basil$/);
  });
});

describe('the plant finder on a narrow phone', () => {
  const gardener = oneVisitor({ ...PHONE, width: 360 });

  it('FIND-1 shows all the words of its search field', async () => {
    const page = gardener.page();
    await page.goto('/plant-finder');
    const search = page.getByRole('searchbox');
    expect(await search.getAttribute('placeholder')).toBe('Start typing to search for plants...');
    const [words, room] = await search.evaluate(async (field: HTMLInputElement) => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(field, '::placeholder');
      const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      await document.fonts.ready;
      const paper = document.createElement('canvas').getContext('2d');
      if (!paper) throw new Error('no canvas');
      paper.font = font;
      return [paper.measureText(field.placeholder).width, field.clientWidth] as const;
    });
    expect(words).toBeGreaterThan(100);
    expect(words).toBeLessThanOrEqual(room);
  });
});
