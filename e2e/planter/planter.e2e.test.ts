import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { boxAtRest } from '../src/box-at-rest';
import { DESKTOP } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { mouseOf } from '../src/finger';
import { kindsInCatalog } from '../src/kinds-in-catalog';
import { PlanterScreen } from '../src/planter';
import { until } from '../src/product';

const rows = (...lines: string[]): string => lines.join('\n');
const BED = { name: 'Kitchen Bed', matrix: rows('1,1,1,1,1,1', '1,1,1,1,1,1', '1,1,1,1,0,0', '1,1,1,1,0,0') };
const HERBS = { name: 'Herb Corner', matrix: rows('1,1,1', '1,1,1') };
const LARGE = {
  name: 'Long Field',
  matrix: rows(...Array.from({ length: 50 }, () => Array(50).fill(1).join(','))),
};

const visitors = browserSuite();
let page: Page;
let planter: PlanterScreen;

async function come(...gardens: { name: string; matrix: string }[]): Promise<void> {
  ({ page } = await visitors.arrive(DESKTOP));
  planter = new PlanterScreen(page, mouseOf(page));
  await planter.openWith(...gardens);
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const tiles = (plant: string) => page.locator(`[data-plant-name="${plant}"]`);
const placed = (words: string) => page.getByRole('heading', { name: `Placed ${words}` }).waitFor();
const aims = (how: 'fits' | 'does-not-fit') => page.locator(`[data-aim=${how}]`).waitFor();
const neighbors = (relation: 'good' | 'moderate' | 'bad') => page.locator(`[data-neighbors="${relation}"]`);

/** The plant in hand stays over the bed, the mouse button is still down. */
async function carryTo(plant: string, column: number, row: number): Promise<void> {
  const card = await boxAtRest(planter.card(plant));
  const to = await planter.cell(BED.name, column, row);
  await page.mouse.move(card.x + 20, card.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x - 3, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y);
}

describe('with a mouse', () => {
  it('PLT-1, PLT-2 chooses plants for one of several gardens, by search and by category', async () => {
    await come(BED, HERBS);
    await page.getByText('Full Sun | Loamy').first().waitFor();
    await page.getByText('20 ft² · about 5 large plants').waitFor();
    await button('Begin planting: Herb Corner').waitFor();
    await button('Begin planting: Kitchen Bed').click();
    const selector = page.getByRole('dialog');
    await selector.getByText('0/5').waitFor();
    await selector
      .getByRole('listitem')
      .nth((await kindsInCatalog(page)) - 1)
      .waitFor();
    await selector.getByRole('button', { name: /^Herb \d/ }).click();
    await selector.getByRole('searchbox').fill('beefsteak');
    await selector.getByRole('button', { name: 'Add one Beefsteak Tomato' }).click();
    await selector.getByText('1/5').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await selector.getByRole('button', { name: 'Add to Garden' }).click();
    await button('Planting Garden: Kitchen Bed').waitFor();
  });

  it('PLT-3, PLT-4 drags plants: the footprint tells whether they fit, the edge what the neighbors say', async () => {
    await come(BED);
    await planter.choosePlants(BED.name, [
      ['Beefsteak Tomato', 1],
      ['Sweet Basil', 1],
      ['Potato', 1],
    ]);
    expect((await planter.grid(BED.name).boundingBox())?.width).toBe(500);
    await planter.drag('Beefsteak Tomato', BED.name, 0, 0);
    await placed('1 of 3');

    await carryTo('Sweet Basil', 1, 1);
    await aims('does-not-fit');
    await page.mouse.up();
    await page.locator('[data-aim]').waitFor({ state: 'detached' });
    await placed('1 of 3');

    await carryTo('Potato', 2, 0);
    await aims('fits');
    await page.getByText('1 bad if you drop Potato here').waitFor();
    expect(await neighbors('bad').count()).toBe(1);
    await page
      .getByText(/Late blight jumps/)
      .first()
      .waitFor();
    await page.mouse.up();
    await placed('2 of 3');
    await page.getByText('1 bad neighbor pair', { exact: true }).waitFor();
    await page.getByText('Bad beside Beefsteak Tomato').waitFor({ state: 'attached' });

    await planter.drag('Sweet Basil', BED.name, 0, 2);
    await placed('3 of 3');
    await page.getByText('Measured in field trials', { exact: true }).waitFor();
    expect(await planter.card('Sweet Basil').isDisabled()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('PLT-5 names, recolors, moves and removes a plant, and undoes that', async () => {
    await come(BED);
    await planter.choosePlants(BED.name, [['Carrot', 2]]);
    await page.getByText('16 plants in 1 square').first().waitFor();
    await planter.drag('Carrot', BED.name, 0, 0);
    await planter.drag('Carrot', BED.name, 3, 3);
    await page.getByText(/32 plants on 2 of 20 squares/).waitFor();
    expect(await tiles('Carrot').first().locator('image').count()).toBe(16);
    const at = await planter.cell(BED.name, 0, 0);
    await page.mouse.move(at.x, at.y);
    await page.getByRole('tooltip').getByText('Carrot').waitFor();

    await page.mouse.click(at.x, at.y);
    const colors = page.getByRole('dialog', { name: 'Select Plot Color for Carrot' });
    await colors.getByRole('button', { name: 'Orchid' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await colors.getByRole('button', { name: 'Close' }).click();
    await colors.waitFor({ state: 'hidden' });
    const inks = await tiles('Carrot')
      .locator('> g')
      .evaluateAll((all) => all.map((each) => each.getAttribute('style')));
    expect(new Set(inks).size).toBe(1);

    await planter.hand.drag(at, await planter.cell(BED.name, 1, 1));
    await button('Undo: Move Carrot').waitFor();
    const now = await planter.cell(BED.name, 1, 1);
    await page.mouse.click(now.x, now.y, { button: 'right' });
    await placed('1 of 2');
    await button('Undo: Remove Carrot').click();
    await placed('2 of 2');
  });

  it('PLT-6 plans by each algorithm, replaces the preview and clears it', async () => {
    await come(BED);
    await planter.choosePlants(BED.name, [
      ['Sweet Basil', 2],
      ['Carrot', 3],
    ]);
    const plan = async (algorithm: string) => {
      await page.getByText(algorithm, { exact: true }).click();
      await planter.plantAutomatically();
      await button(`Undo: Auto-plant (${algorithm})`).waitFor();
      await placed('5 of 5');
    };
    for (const algorithm of [
      'Companion Planting',
      'Pollinator Friendly',
      'Water Efficiency',
      'Organic Pest Control',
      'Maximize Yield',
    ])
      await plan(algorithm);
    await button('General options').click();
    await page.getByRole('checkbox', { name: 'Only my selected plants' }).click();
    expect(await page.getByRole('combobox', { name: 'Plants' }).textContent()).toBe(
      'Use a mix of everything',
    );
    await planter.plantAutomatically();
    await page.getByText(/^20 of 20 ft² planted/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await button('Clear').click();
    await placed('0 of 5');
  });

  it('zooms about the pointer, keeps that for the next visit, and plants what is seen from near', async () => {
    await come(LARGE);
    await planter.choosePlants(LARGE.name, [['Carrot', 2]]);
    const far = await planter.cell(LARGE.name, 30, 30);
    await page.mouse.move(far.x, far.y);
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await page
      .getByRole('status', { name: 'Zoom' })
      .getByText(/^[4-9]\d\d%$/)
      .waitFor();
    await until('the place under the pointer stays there', async () => {
      const near = await planter.cell(LARGE.name, 30, 30);
      return Math.hypot(near.x - far.x, near.y - far.y) < 30;
    });
    await planter.drag('Carrot', LARGE.name, 30, 30);
    await placed('1 of 2');
    await page.reload();
    await page
      .getByRole('status', { name: 'Zoom' })
      .getByText(/^[4-9]\d\d%$/)
      .waitFor();
    await button('Fit').click();
    await page.getByRole('status', { name: 'Zoom' }).getByText('100%').waitFor();
    expect((await planter.grid(LARGE.name).boundingBox())?.width).toBe(500);
  });
});

describe('with many kinds', () => {
  it('PLT-3 keeps bed and plants in sight together: the list scrolls in itself', async () => {
    await come(BED);
    await button('Begin planting: Kitchen Bed').click();
    const more = page.getByRole('dialog').getByRole('button', { name: /^Add one / });
    await more.nth((await kindsInCatalog(page)) - 1).waitFor();
    await more.evaluateAll((all) => all.slice(0, 16).forEach((each) => (each as HTMLElement).click()));
    await button('Add to Garden').click();
    const cards = page.locator('[data-veggie]');
    await cards.nth(15).waitFor();
    await cards.nth(15).scrollIntoViewIfNeeded();
    const [card, bed] = [await boxAtRest(cards.nth(15)), await boxAtRest(planter.grid(BED.name))];
    // A list scrolls by whole pixels; names that wrap give its cards parts of one.
    expect(Math.floor(card.y + card.height)).toBeLessThanOrEqual(900);
    expect(bed.y).toBeGreaterThanOrEqual(0);
    expect(bed.y + bed.height).toBeLessThanOrEqual(900);
    const summary = await boxAtRest(page.getByRole('region', { name: /^Placed/ }));
    expect([summary.x <= bed.x, summary.y >= bed.y + bed.height]).toEqual([true, true]);
  });
});

describe('with the keyboard alone', () => {
  it('PLT-4, PLT-5, PLT-7, PLT-8 plants, hears of neighbors, removes, and saves', async () => {
    await come(BED);
    await planter.choosePlants(BED.name, [
      ['Beefsteak Tomato', 1],
      ['Potato', 1],
    ]);
    const said = (words: RegExp) =>
      page.getByRole('status', { name: 'Planting' }).getByText(words).waitFor({ state: 'attached' });
    await planter.card('Beefsteak Tomato').focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Planting with the keyboard' });
    await keys.getByText('pick the plant up').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await said(/^Beefsteak Tomato planted at row 1, column 1/);
    await planter.card('Potato').focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
    await page
      .getByRole('gridcell', { name: 'Row 1, column 3: fits. Bad beside Beefsteak Tomato.' })
      .waitFor();
    await page.keyboard.press('Enter');
    await said(/Bad beside Beefsteak Tomato: Late blight/);
    await page.keyboard.press('Delete');
    await said(/^Potato removed/);
    await button('Save Layout').press('Enter');
    await planter.signInAsDemoGardener('Iris');
    await page.getByText('Yay! You planted all your gardens!').waitFor();
    await page.getByRole('button', { name: 'Finish' }).press('Enter');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Kitchen Bed' }).waitFor();
  });
});
