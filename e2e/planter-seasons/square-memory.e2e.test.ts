import type { Locator, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE } from '../src/browser';
import { fingerOf, mouseOf } from '../src/finger';
import { post } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { PlanterScreen } from '../src/planter';
import { growForYears, NOTE, PEA_STORY, STORY } from '../src/remembered-bed';
import { layoutOf } from '../src/served-layout';

const BED = 'Kitchen Bed';
const memory = (page: Page, square: string): Locator => page.getByRole('dialog', { name: square });

/** The sentence is the description with which a screen reader announces it. */
async function story(page: Page, square: string): Promise<string> {
  const opened = memory(page, square);
  await opened.getByText(/remembered\./).waitFor();
  const id = await opened.getAttribute('aria-describedby');
  const said = await page.locator(`[id="${id}"]`).innerText();
  return said.replace(/^\d seasons? remembered\. /, '');
}

/** Beside the width of its window: that of a phone grows with a page that is too wide. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe('TIM-2 the memory of a square on a desktop', () => {
  let gardenId = '';
  const gardener = oneVisitor(DESKTOP, async ({ context }) => {
    gardenId = await growForYears(context, 'Mona who remembers');
  });

  it('TIM-2 opens by mouse beside the bed, with what was posted: years, harvest, cause, words and journal', async () => {
    const page = gardener.page();
    const planter = new PlanterScreen(page, mouseOf(page));
    await page.goto(`/garden-summary?garden=${gardenId}`);
    const pea = await planter.cell(BED, 2, 0);
    await page.mouse.click(pea.x, pea.y);
    expect(await story(page, 'Row 1, column 3')).toBe(PEA_STORY);
    const [bed, popover] = await Promise.all([
      planter.grid(BED).boundingBox(),
      memory(page, 'Row 1, column 3').boundingBox(),
    ]);
    if (!bed || !popover) throw new Error('nothing is drawn');
    const isBeside = popover.x >= bed.x + bed.width || popover.x + popover.width <= bed.x;
    expect(isBeside).toBe(true);
    expect(await page.locator('[data-ringed="2,0"]').first().isVisible()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    // The bed stays at hand: another square is pressed at once.
    const second = await planter.cell(BED, 1, 1);
    await page.mouse.click(second.x, second.y);
    await memory(page, 'Row 2, column 2').getByText('Nothing has grown here yet.').waitFor();
    await memory(page, 'Row 2, column 2').getByRole('button', { name: 'Close' }).click();
    // Of a square where something stands, from the dialog of the plant.
    await page.locator('[data-plant]').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'What grew here?' }).click();
    expect(await story(page, 'Row 1, column 1')).toBe(STORY);
    const opened = memory(page, 'Row 1, column 1');
    await opened.getByText('failed: early blight').waitFor();
    await opened.getByText(NOTE).waitFor();
    await opened.getByText('The garlic stood it.').waitFor();
  });

  it('TIM-2 opens by the keyboard, goes to the next square, and gives the focus back', async () => {
    const page = gardener.page();
    const planter = new PlanterScreen(page, mouseOf(page));
    await page.reload();
    const grid = planter.grid(BED);
    await grid.focus();
    for (const key of ['Home', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await memory(page, 'Row 1, column 2').getByText('Nothing has grown here yet.').waitFor();
    await page.getByRole('button', { name: 'Next square' }).focus();
    await page.keyboard.press('Enter');
    expect(await story(page, 'Row 1, column 3')).toBe(PEA_STORY);
    await page.keyboard.press('Escape');
    await memory(page, 'Row 1, column 3').waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'grid');
  });

  it('TIM-3 leads from what rotation says to the memory of the square that it speaks of', async () => {
    const page = gardener.page();
    const planter = new PlanterScreen(page, mouseOf(page));
    await page.getByRole('button', { name: 'Change Plants' }).click();
    const selector = page.getByRole('dialog', { name: `Choose plants for ${BED}` });
    await selector.getByRole('searchbox').fill('snap pea');
    await selector.getByRole('button', { name: 'Add one Snap Pea', exact: true }).click();
    await selector.getByRole('button', { name: 'Add to Garden' }).click();
    await selector.waitFor({ state: 'hidden' });
    await planter.drag('Snap Pea', BED, 2, 0);
    const mark = page.locator('[data-rotation-of]').first();
    const link = page.getByRole('button', { name: 'What grew in row 1, column 3?' }).first();
    await link.click();
    expect(await story(page, 'Row 1, column 3')).toBe(PEA_STORY);
    await page.keyboard.press('Escape');
    await memory(page, 'Row 1, column 3').waitFor({ state: 'hidden' });
    await mark.click();
    expect(await story(page, 'Row 1, column 3')).toBe(PEA_STORY);
    await page.keyboard.press('Escape');
  });

  it('TIM-2 stays with its ground when the bed is turned, also in the manager, with its families by year', async () => {
    const page = gardener.page();
    const { context } = gardener.visitor();
    const { version } = await layoutOf(context);
    await post(context, '/api/gardens/changeLayout', {
      ...{ gardenId, expectedVersion: version },
      changes: [{ type: 'reshape', matrix: '1,1\n1,1\n1,1', turns: 1, shiftX: 0, shiftY: 0 }],
    });
    await page.goto(`/garden-manager?garden=${gardenId}`);
    const garlic = page.getByRole('group', { name: BED }).getByRole('img', { name: /^Garlic/ });
    await garlic.focus();
    await page.keyboard.press('Enter');
    expect(await story(page, 'Row 1, column 2')).toBe(STORY);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Families by year' }).click();
    const families = page.getByRole('region', { name: 'Families by year' });
    await families.getByText('Nightshade', { exact: true }).first().waitFor();
    expect(await families.getByRole('cell', { name: /Nightshade/ }).count()).toBeGreaterThan(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await garlic.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Add a note' }).click();
    await page.getByRole('form', { name: 'New journal entry' }).waitFor();
    await memory(page, 'Row 1, column 2').waitFor({ state: 'hidden' });
  });
});

describe('TIM-2 the memory of a square on a phone', () => {
  let gardenId = '';
  const gardener = oneVisitor(PHONE, async ({ context }) => {
    gardenId = await growForYears(context, 'Milo with a phone');
  });

  it('TIM-2 opens by a tap as a sheet, in the planter and in the manager', async () => {
    const page = gardener.page();
    const planter = new PlanterScreen(page, await fingerOf(page));
    await page.goto(`/garden-summary?garden=${gardenId}`);
    await page.getByRole('table', { name: 'Families by square and year' }).waitFor({ state: 'attached' });
    await planter.grid(BED).scrollIntoViewIfNeeded();
    await planter.hand.tap(await planter.cell(BED, 2, 0));
    expect(await story(page, 'Row 1, column 3')).toBe(PEA_STORY);
    const sheet = await memory(page, 'Row 1, column 3').boundingBox();
    expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(PHONE.height);
    expect(await widthOf(page)).toBe(PHONE.width);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto(`/garden-manager?garden=${gardenId}`);
    await page.getByRole('button', { name: 'Families by year' }).tap();
    await page.getByRole('region', { name: 'Families by year' }).waitFor();
    expect(await widthOf(page)).toBe(PHONE.width);
    await page.getByRole('button', { name: 'What grew here?' }).tap();
    expect(await story(page, 'Row 1, column 1')).toBe(STORY);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
