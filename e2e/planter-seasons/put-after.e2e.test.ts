import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { boxAtRest } from '../src/box-at-rest';
import { DESKTOP, PHONE, type Screen } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fingerOf, mouseOf } from '../src/finger';
import { post } from '../src/kitchen-bed';
import { PlanterScreen } from '../src/planter';
import { layoutOf, standing } from '../src/served-layout';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const BED = 'Kitchen Bed';

/** A gardener of Madison with snap peas on the first squares of a saved bed of 4 × 4. */
async function plantsPeas(context: BrowserContext, name: string, peas: number): Promise<void> {
  const bed = await signInWithBed(context, name, { columns: 4, rows: 4 });
  if (peas > 0) await bed.change(...Array.from({ length: peas }, (_, x) => placing('pea-snap', x, 0)));
}

const comingOf = async (context: BrowserContext): Promise<string[]> => {
  const { coming } = (await layoutOf(context)) as { coming?: { plantId: string; x: number; y: number }[] };
  return (coming ?? []).map(({ plantId, x, y }) => `${plantId} ${x},${y}`).toSorted();
};

describe('SEA-8 a plant that comes after another', () => {
  const suite = browserSuite();

  async function opened(name: string, peas = 2, screen: Screen = DESKTOP) {
    const visitor = await suite.arrive(screen);
    const { page, context } = visitor;
    await plantsPeas(context, name, peas);
    const planter = new PlanterScreen(page, screen.touch ? await fingerOf(page) : mouseOf(page));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Change Plants: ${BED}` }).click();
    await planter.grid(BED).waitFor();
    return { planter, page, context };
  }

  async function choose(page: Page, name: string, count: number): Promise<void> {
    await page.getByRole('button', { name: 'Change Plants' }).click();
    const selector = page.getByRole('dialog', { name: `Choose plants for ${BED}` });
    await selector.getByRole('searchbox').fill(name.toLowerCase());
    await selector.getByRole('button', { name: `Add one ${name}`, exact: true }).click({ clickCount: count });
    await selector.getByRole('button', { name: 'Add to Garden' }).click();
    await selector.waitFor({ state: 'hidden' });
  }

  const after = (page: Page, name: string) =>
    page.getByRole('button', { name: new RegExp(`^After the ${name} \\(from [A-Z][a-z]+ \\d+`) });

  it('SEA-8 puts bush beans after peas by mouse and by keyboard, keeps and saves them, and /season has them', async () => {
    const { planter, page, context } = await opened('Beatrice after the peas');
    await choose(page, 'Bush Bean', 2);
    // By mouse.
    await planter.card('Bush Bean').click();
    const square = await planter.cell(BED, 0, 0);
    await page.mouse.click(square.x, square.y);
    await after(page, 'Snap Pea').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await after(page, 'Snap Pea').click();
    await page.locator('[data-coming]').waitFor();
    await page.keyboard.press('Escape');
    // By keyboard, from the card on.
    await planter.card('Bush Bean').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page
      .getByRole('gridcell', { name: /^Row 1, column 2: taken by Snap Pea, can come after/ })
      .waitFor();
    await page.keyboard.press('Enter');
    await after(page, 'Snap Pea').waitFor();
    await after(page, 'Snap Pea').focus();
    await page.keyboard.press('Enter');
    // Tags stand beside each other where there is room, the first one always.
    await page
      .getByText(/^then beans, [A-Z][a-z]{2} \d+(, \d{4})?$/)
      .first()
      .waitFor();
    await page.locator('[data-coming]').nth(1).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    // One step each, kept across a reload.
    await page.getByRole('button', { name: 'Undo: Plant Bush Bean after Snap Pea' }).click();
    expect(await page.locator('[data-coming]').count()).toBe(1);
    await page.getByRole('button', { name: 'Redo: Plant Bush Bean after Snap Pea' }).click();
    await page.reload();
    await page.locator('[data-coming]').nth(1).waitFor();
    await planter.grid(BED).focus();
    await page.getByRole('gridcell', { name: /Snap Pea, .*then Bush Bean, from [A-Z][a-z]+ \d+/ }).waitFor();
    await planter.save();
    await page.getByText('Everything is saved.').waitFor();
    expect(standing(await layoutOf(context))).toEqual(['pea-snap 0,0', 'pea-snap 1,0']);
    expect(await comingOf(context)).toEqual(['bean-bush 0,0', 'bean-bush 1,0']);
    await page.goto('/season');
    const row = page.getByRole('rowheader', { name: /Bush Bean/ }).first();
    await row.waitFor();
    expect(await row.innerText()).toContain('After the Snap Pea');
  });

  it('SEA-8 moves what is to come off its squares, and takes it out', async () => {
    const { planter, page, context } = await opened('Bruno who thinks again', 1);
    await choose(page, 'Bush Bean', 1);
    await planter.drag('Bush Bean', BED, 0, 0);
    await after(page, 'Snap Pea').click();
    await page.locator('[data-coming]').waitFor();
    // Selected with the keyboard, moved with the mouse.
    await planter.grid(BED).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Change Bush Bean, which is to come' }).click();
    await page
      .getByRole('dialog', { name: 'Bush Bean is to come' })
      .getByRole('button', { name: 'Move', exact: true })
      .click();
    const free = await planter.cell(BED, 2, 1);
    await page.mouse.click(free.x, free.y);
    await planter.save();
    await page.getByText('Everything is saved.').waitFor();
    expect(await comingOf(context)).toEqual(['bean-bush 2,1']);
    await page.locator('[data-coming]').click();
    await page
      .getByRole('dialog', { name: 'Bush Bean is to come' })
      .getByRole('button', { name: 'Remove Plant' })
      .click();
    await planter.save();
    await page.getByText('Everything is saved.').waitFor();
    expect(await comingOf(context)).toEqual([]);
  });

  it('SEA-8 sows lettuce in turns beside the peas, on a phone', async () => {
    const { planter, page, context } = await opened('Berta on a phone', 1, PHONE);
    await choose(page, 'Leaf Lettuce', 1);
    await page.getByRole('button', { name: 'Sow in turns: Leaf Lettuce' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sow Leaf Lettuce in Turns' });
    await dialog.getByRole('listitem').nth(2).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Plan 3 Sowings' }).click();
    await page.locator('[data-coming]').nth(2).waitFor();
    await planter.save();
    await page.getByText('Everything is saved.').waitFor();
    expect(await comingOf(context)).toEqual(['lettuce-leaf 1,0', 'lettuce-leaf 2,0', 'lettuce-leaf 3,0']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  it('SEA-8 plans a 4 x 4 bed with peas, beans after them and lettuce in turns in 22 clicks', async () => {
    const { planter, page, context } = await opened('Mel of the square feet', 0);
    // From the empty bed of an account with a place on: what a gardener clicks until every planting has its day.
    await countClicks(page);
    await page.getByRole('button', { name: 'Change Plants' }).click();
    const selector = page.getByRole('dialog', { name: `Choose plants for ${BED}` });
    for (const [name, count] of [
      ['Snap Pea', 4],
      ['Bush Bean', 4],
      ['Leaf Lettuce', 1],
    ] as const) {
      await selector.getByRole('searchbox').fill(name.toLowerCase());
      await selector
        .getByRole('button', { name: `Add one ${name}`, exact: true })
        .click({ clickCount: count });
    }
    await selector.getByRole('button', { name: 'Add to Garden' }).click();
    await selector.waitFor({ state: 'hidden' });
    const press = async (column: number) => {
      const { x, y } = await planter.cell(BED, column, 0);
      await page.mouse.click(x, y);
    };
    await planter.card('Snap Pea').click();
    for (const column of [0, 1, 2, 3]) await press(column);
    await page.getByText('All 4 placed').waitFor();
    await planter.card('Bush Bean').click();
    await press(0);
    await page.getByRole('button', { name: 'All 4 after the Snap Pea' }).click();
    await page.locator('[data-coming]').nth(3).waitFor();
    await page.getByRole('button', { name: 'Sow in turns: Leaf Lettuce' }).click();
    await page.getByRole('button', { name: 'Plan 3 Sowings' }).click();
    await page.locator('[data-coming]').nth(6).waitFor();
    await planter.save();
    await page.getByText('Everything is saved.').waitFor();
    expect(standing(await layoutOf(context))).toHaveLength(4);
    expect(await comingOf(context)).toHaveLength(7);
    expect(await clicksOn(page)).toBe('22');
  });

  it('SEA-8 comes from an empty account to choosing the plants of a 4 x 4 bed in 7 clicks', async () => {
    const { page, context } = await suite.arrive();
    await post(context, '/api/demo/sign-in', { name: 'Mel who begins' });
    await page.goto('/dashboard');
    await countClicks(page);
    await page.getByRole('link', { name: 'Create Garden' }).first().click();
    await page.getByRole('button', { name: 'Add a 4 × 4 bed' }).click();
    // The designer's cell is its first square, and the next click names it.
    await page.getByText('16 ft²').first().waitFor();
    const { x, y, width, height } = await boxAtRest(page.getByRole('gridcell'));
    await page.mouse.click(x + width / 2, y + height / 2);
    const naming = page.getByRole('dialog', { name: 'Name Your Garden Plot' });
    await naming.getByRole('textbox').fill(BED);
    await naming.getByRole('button', { name: 'Save' }).click();
    await page.getByTitle(`Save ${BED}`).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: `Begin planting: ${BED}` }).click();
    await page.getByRole('dialog', { name: `Choose plants for ${BED}` }).waitFor();
    expect(await clicksOn(page)).toBe('7');
  });
});

/** From now on, also over pages of the product. */
const countClicks = (page: Page) =>
  page.evaluate(() => {
    let clicks = 0;
    document.addEventListener('click', () => (document.body.dataset['clicks'] = String((clicks += 1))), true);
  });
const clicksOn = (page: Page) => page.evaluate(() => document.body.dataset['clicks']);
