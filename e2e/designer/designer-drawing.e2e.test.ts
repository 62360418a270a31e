import type { DesignerScreen } from '../src/designer';
import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { boxAtRest } from '../src/box-at-rest';
import { DESKTOP, PHONE } from '../src/browser';
import { designerSuite } from '../src/designer-suite';
import { until } from '../src/product';

const STYLES = [
  ['/in-ground-layout-page', 'In Ground Garden', 'Lay out your beds'],
  ['/raised-bed-garden', 'Raised Bed Garden', 'Set up your boxes'],
  ['/container-garden', 'Container Garden', 'Set out your pots'],
  ['/indoor-garden', 'Indoor Garden', 'Draw your sill'],
  ['/vertical-garden', 'Vertical Garden', 'Draw your wall'],
  ['/hydroponic-garden', 'Hydroponic Garden', 'Draw your channels'],
] as const;

const suite = designerSuite();
let page: Page;
let designer: DesignerScreen;

async function sitDown(...at: Parameters<typeof suite.sitDown>): Promise<void> {
  ({ page, designer } = await suite.sitDown(...at));
}

const areaIs = (wanted: string) => designer.shows('Area', wanted);
const undoToast = () => page.getByRole('status').getByRole('button', { name: 'Undo', exact: true });
const button = (name: string | RegExp, exact = false) => page.getByRole('button', { name, exact });

/** In the page: whether the plan's picture has the color of the label at that place of the window. */
function drawnLeafAt({ x, y }: { x: number; y: number }): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas:has(+ [role=grid])');
  const { left = 0, top = 0 } = canvas?.getBoundingClientRect() ?? {};
  const pixel = canvas?.getContext('2d')?.getImageData(x - left, y - top, 1, 1).data ?? [];
  return [...pixel].join() === '35,69,47,255';
}

describe('with a mouse', () => {
  it('DES-1 each of the six styles opens it, with its own picture and words', async () => {
    await sitDown(DESKTOP);
    for (const [path, title, heading] of STYLES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
      await designer.shows('Size', "25' x 25'");
      await until(
        'a square foot is 25 px wide',
        async () => (await page.getByRole('gridcell').boundingBox())?.width === 25,
      );
      const picture = await page.locator('img[src*="/illustrations/scenes/"]').elementHandle();
      await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, picture);
    }
  });

  it('DES-3, DES-5 a quick diagonal leaves no gap, and the size stands at the pointer', async () => {
    await sitDown(DESKTOP);
    const [from, to] = [await designer.cell(2, 2), await designer.cell(12, 12)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.getByText('21 ft²', { exact: true }).waitFor();
    // The label at the pointer is drawn: below and right of it lies its ground.
    await page.waitForFunction(drawnLeafAt, { x: to.x + 20, y: to.y + 17 });
    await page.mouse.up();
    await areaIs('21 ft²');
  });

  it('DES-3 fills, deletes and clears, each with a way back', async () => {
    await sitDown(DESKTOP);
    await designer.paintBed({ left: 2, top: 2, width: 4, height: 3 });
    await designer.tool('Delete');
    await designer.hand.tap(await designer.cell(3, 3));
    await areaIs('0 ft²');
    await undoToast().click();
    await areaIs('12 ft²');
    await designer.tool('Fill');
    await designer.hand.tap(await designer.cell(20, 20));
    await areaIs('625 ft²');
    await designer.tool('Clear the Grid');
    expect(await button('Add', true).getAttribute('aria-pressed')).toBe('true');
    await areaIs('0 ft²');
    await undoToast().last().click();
    await areaIs('625 ft²');
  });

  it('DES-3 moves a block, and refuses where it would leave the grid', async () => {
    await sitDown(DESKTOP);
    await designer.paintBed({ left: 1, top: 1, width: 3, height: 2 });
    await designer.tool('Move');
    await designer.hand.drag(await designer.cell(2, 1), await designer.cell(12, 11));
    await page.getByText('Move 6 squares').first().waitFor({ state: 'attached' });
    await designer.hand.drag(await designer.cell(12, 11), await designer.cell(24, 24));
    await page.getByText('The bed would go off the grid.').first().waitFor();
    await areaIs('6 ft²');
  });

  it('zooms by wheel and buttons, and looks the same after leaving and coming back', async () => {
    await sitDown(DESKTOP);
    // Each step is waited for: the browser hands a turn of the wheel on with its next frame, after other input.
    const shows = (zoom: string) => page.getByLabel('Zoom', { exact: true }).getByText(zoom).waitFor();
    const middle = await designer.cell(12, 12);
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await shows('195%');
    await page.keyboard.up('Control');
    await button('Zoom in').click();
    await shows('243%');
    await designer.tool('Back');
    await page.getByRole('heading', { name: 'Your Complete Garden Toolkit' }).waitFor();
    await page.goBack();
    await shows('243%');
    await page.reload();
    await shows('243%');
    await button('Fit').click();
    await shows('100%');
  });
});

describe('denoting two beds', () => {
  it('DES-10, DES-11 saves the second with one press though the first card folds and plants come late', async () => {
    let bring = () => {};
    const brought = new Promise<void>((done) => (bring = done));
    ({ page, designer } = await suite.arrive(DESKTOP));
    await page.route('**/rest/v1/plants*', async (route) => {
      await brought;
      await route.continue();
    });
    await page.addInitScript(() => localStorage.setItem('planted-guest-warning-shown', 'yes'));
    await page.goto('/in-ground-layout-page');
    await page.getByRole('grid').waitFor();
    await designer.paintBed({ left: 1, top: 1, width: 3, height: 2 });
    await designer.paintBed({ left: 8, top: 1, width: 3, height: 2 });
    await designer.denote(1, 1, 'First');
    await designer.save('First');
    await designer.hand.tap(await designer.cell(8, 1));
    // Before the field is there.
    await page.keyboard.type('Second');
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    expect(await page.getByRole('textbox', { name: 'Garden name' }).inputValue()).toBe('Second');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button('First', true).click();
    await page.getByTitle('Save Second').scrollIntoViewIfNeeded();
    const save = page.getByTitle('Save Second');
    // The unfolded card may scroll the panel once more, and the alert that it pushes Save under moves away.
    await until('Save is free', () =>
      save.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    const box = await boxAtRest(save);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    bring();
    await page
      .getByText(/plants are a \d+% fit/)
      .nth(1)
      .waitFor();
    await page.mouse.up();
    await page.getByText('2 of 2').waitFor();
  });
});

describe('with the keyboard alone', () => {
  it('DES-3, DES-7, DES-11, DES-12 draws, denotes, saves and continues', async () => {
    await sitDown(DESKTOP);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
    for (let tabs = 0; (await focused()) !== 'grid' && tabs < 60; tabs += 1) await page.keyboard.press('Tab');
    for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown'])
      await page.keyboard.press(key);
    await areaIs('4 ft²');
    expect(await page.getByRole('gridcell').getAttribute('aria-label')).toBe('Row 3, column 4: soil');
    await page.keyboard.press('6');
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog', { name: 'Name Your Garden Plot' });
    await dialog.waitFor();
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    // A question mark and tool keys are letters of a name here.
    await page.keyboard.type('Bed 1?');
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Bed 1?');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Bed 1', level: 3 }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'grid');
    expect(await page.getByRole('gridcell').getAttribute('aria-label')).toBe(
      'Row 3, column 4: soil of Bed 1',
    );
    const name = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    for (const wanted of ['Save', 'Next']) {
      for (let tabs = 0; (await name()) !== wanted && tabs < 30; tabs += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await page.waitForURL('**/garden-summary');
  });
});

describe('on a phone', () => {
  it('DES-2 has Denote Gardens in sight in a dock that does not scroll, and the other tools behind More', async () => {
    await sitDown(PHONE);
    const dock = page.getByRole('group', { name: 'Tools' });
    const inSight = async (name: string) => {
      const box = await button(name, true).boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844;
    };
    expect(await Promise.all(['Add', 'Erase', 'More', 'Denote Gardens'].map(inSight))).not.toContain(false);
    expect(await dock.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    expect(await button('Fill', true).isVisible()).toBe(false);
    await button('More', true).tap();
    expect(
      await Promise.all(['Back', 'Fill', 'Delete', 'Move', 'Clear the Grid', 'Help'].map(inSight)),
    ).not.toContain(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await button('Fill', true).tap();
    await button('More tools, Fill in use').waitFor();
    expect(await button('Fill', true).isVisible()).toBe(false);
    await page.setViewportSize({ width: 320, height: 256 });
    // 400 % of 1280 × 1024: what never scrolls away leaves most of the window to the plan.
    expect((await dock.boundingBox())?.height).toBeLessThan(256 / 4);
  });

  it('DES-1, DES-2, DES-3 paints with one finger; two push and zoom and never paint', async () => {
    await sitDown(PHONE);
    await designer.shows('Size', "10' x 15'");
    await designer.paintBed({ left: 1, top: 1, width: 5, height: 2 });
    await areaIs('10 ft²');
    const session = await page.context().newCDPSession(page);
    const [a, b, c, d] = [
      await designer.cell(3, 4),
      await designer.cell(6, 8),
      await designer.cell(2, 3),
      await designer.cell(8, 11),
    ];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...spots: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: spots.map((spot, id) => ({ ...spot, id })),
      });
    const zoom = () => page.getByLabel('Zoom', { exact: true }).textContent();
    const before = await zoom();
    await touch('touchStart', a);
    await touch('touchStart', a, b);
    await touch('touchMove', c, d);
    await touch('touchEnd');
    await areaIs('10 ft²');
    expect(await zoom()).not.toBe(before);
  });
});
