import type { Browser, Page } from 'playwright-core';
import { accessibilityProblems } from './src/accessibility';
import { DESKTOP, PHONE, type Screen, startChromium, visit, type Watched } from './src/browser';
import { DesignerScreen } from './src/designer';
import { fingerOf, mouseOf } from './src/finger';
import { createDataFolder, type DataFolder, type Product, startProduct } from './src/product';

const STYLES = [
  ['/in-ground-layout-page', 'In Ground Garden', 'Lay out your beds'],
  ['/raised-bed-garden', 'Raised Bed Garden', 'Set up your boxes'],
  ['/container-garden', 'Container Garden', 'Set out your pots'],
  ['/indoor-garden', 'Indoor Garden', 'Draw your sill'],
  ['/vertical-garden', 'Vertical Garden', 'Draw your wall'],
  ['/hydroponic-garden', 'Hydroponic Garden', 'Draw your channels'],
] as const;

let data: DataFolder;
let product: Product;
let browser: Browser;
let visitor: Watched;
let page: Page;
let designer: DesignerScreen;

beforeAll(async () => {
  data = await createDataFolder();
  product = await startProduct(data);
  browser = await startChromium();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await data?.remove();
});
afterEach(async () => {
  expect(visitor?.faults).toEqual([]);
  await visitor?.context.close();
});

/** A guest who has been warned, at an empty grid. */
async function sitDown(screen: Screen, path = '/in-ground-layout-page'): Promise<void> {
  visitor = await visit(browser, product.url, screen);
  page = visitor.page;
  page.setDefaultTimeout(10_000);
  await page.addInitScript(() => localStorage.setItem('planted-guest-warning-shown', 'yes'));
  await page.goto(path);
  await page.getByRole('grid').waitFor();
  designer = new DesignerScreen(page, screen.touch ? await fingerOf(page) : mouseOf(page));
}

const area = () => designer.figure('Area');
const undoToast = () => page.getByRole('status').getByRole('button', { name: 'Undo', exact: true });
const button = (name: string | RegExp, exact = false) => page.getByRole('button', { name, exact });

describe('with a mouse', () => {
  it('DES-1 each of the six styles opens it, with its own picture and words', async () => {
    await sitDown(DESKTOP);
    for (const [path, title, heading] of STYLES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
      expect(await designer.figure('Size')).toBe("25' x 25'");
      expect((await page.getByRole('gridcell').boundingBox())?.width).toBe(25);
      const picture = await page.locator('img[src*="/illustrations/scenes/"]').elementHandle();
      await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, picture);
    }
  });

  it('DES-3, DES-5 a quick diagonal leaves no gap, and the size stands at the pointer', async () => {
    await sitDown(DESKTOP);
    const [from, to] = [await designer.cell(2, 2), await designer.cell(12, 12)];
    await page.mouse.move(from.x, from.y);
    await page.getByText('0 ft² · 0 plants').waitFor();
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.getByText('21 ft² · 5 plants').waitFor();
    await page.getByText("11' x 11' · row 13, column 13").waitFor();
    await page.mouse.up();
    expect(await area()).toBe('21 ft²');
  });

  it('DES-3 fills, deletes and clears, each with a way back', async () => {
    await sitDown(DESKTOP);
    await designer.paintBed({ left: 2, top: 2, width: 4, height: 3 });
    await designer.tool('Delete');
    await designer.hand.tap(await designer.cell(3, 3));
    expect(await area()).toBe('0 ft²');
    await undoToast().click();
    expect(await area()).toBe('12 ft²');
    await designer.tool('Fill');
    await designer.hand.tap(await designer.cell(20, 20));
    expect(await area()).toBe('625 ft²');
    await designer.tool('Clear the Grid');
    expect(await button('Add', true).getAttribute('aria-pressed')).toBe('true');
    expect(await area()).toBe('0 ft²');
    await undoToast().last().click();
    expect(await area()).toBe('625 ft²');
  });

  it('DES-3 moves a block, and refuses where it would leave the grid', async () => {
    await sitDown(DESKTOP);
    await designer.paintBed({ left: 1, top: 1, width: 3, height: 2 });
    await designer.tool('Move');
    await designer.hand.drag(await designer.cell(2, 1), await designer.cell(12, 11));
    await page.getByText('Move 6 squares').first().waitFor({ state: 'attached' });
    await designer.hand.drag(await designer.cell(12, 11), await designer.cell(24, 24));
    await page.getByText('The block would leave the grid.').first().waitFor();
    expect(await area()).toBe('6 ft²');
  });

  it('zooms by wheel and buttons, and looks the same after leaving and coming back', async () => {
    await sitDown(DESKTOP);
    const zoom = page.getByLabel('Zoom', { exact: true });
    const middle = await designer.cell(12, 12);
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await button('Zoom in').click();
    const seen = await zoom.textContent();
    expect(Number.parseInt(seen ?? '', 10)).toBeGreaterThan(200);
    await designer.tool('Back');
    await page.getByRole('heading', { name: 'Your Complete Garden Toolkit' }).waitFor();
    await page.goBack();
    await page.getByRole('grid').waitFor();
    expect(await zoom.textContent()).toBe(seen);
    await page.reload();
    await page.getByRole('grid').waitFor();
    expect(await zoom.textContent()).toBe(seen);
    await button('Fit').click();
    expect(await zoom.textContent()).not.toBe(seen);
  });

  it('DES-4 a dimension is a whole number from 0 to 50, whatever is typed', async () => {
    await sitDown(DESKTOP);
    const width = page.getByRole('spinbutton', { name: 'Width' });
    for (const [typed, feet] of [
      ['-1', '0'],
      ['51', '50'],
      ['1e9', '50'],
      ['2.5', '2'],
      ['abc', '25'],
      ['', '25'],
    ] as const) {
      await width.press('Control+a');
      await width.press('Delete');
      await width.pressSequentially(typed);
      await width.press('Enter');
      expect([typed, await width.inputValue()]).toEqual([typed, feet]);
    }
  });

  it('begins with one press: a bed, the usual size, a labelled example, each one step', async () => {
    await sitDown(DESKTOP, '/raised-bed-garden');
    await button('Add a 4 × 8 raised bed').click();
    expect(await area()).toBe('32 ft²');
    await button("Grid 16' x 12': four boxes and their paths").click();
    expect(await designer.figure('Size')).toBe("16' x 12'");
    await button('Open an example garden').click();
    await page.getByRole('heading', { name: 'Example Salad Box', level: 3 }).waitFor();
    await button('Undo: Open the example garden').click();
    await button("Undo: Resize to 16' x 12'").click();
    await button('Undo: Add a 4 × 8 raised bed').click();
    expect(await area()).toBe('0 ft²');
    expect(await designer.figure('Size')).toBe("25' x 25'");
  });

  it('FIT-2 the hint of a card opens the plants that fit best, each with the reasons of its fit', async () => {
    await sitDown(DESKTOP);
    await button('Add a 4 × 8 bed').click();
    await designer.denote(2, 2, 'Kitchen Bed');
    await button(/plants? (is|are) a 100% fit/).click();
    const list = page.getByRole('dialog', { name: 'What fits Kitchen Bed' });
    await list.getByRole('button').filter({ hasText: '100% fit' }).first().click();
    await page.getByRole('heading', { name: 'Common Thyme' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor();
  });
});

describe('overlays', () => {
  it('DES-16 the tutorial: arrows, dots, counter, sections, and its end', async () => {
    await sitDown(DESKTOP);
    await button('Take the tutorial').click();
    const tutorial = page.getByRole('dialog');
    const [previous, next] = [button('Previous screen'), button('Next screen')];
    await tutorial.getByText('1 of 3').waitFor();
    expect(await previous.isDisabled()).toBe(true);
    expect(await tutorial.getByRole('listitem').filter({ hasText: /[.]$/ }).count()).toBe(5);
    await button('How to Use').click();
    await tutorial.getByText('Undo takes back any step').waitFor({ state: 'hidden' });
    await button(/Available Tools.*6 tools/).click();
    await tutorial.getByText('Takes away the whole connected bed.').waitFor();
    await next.click();
    await button('Denoting Specifications').waitFor();
    await button('Screen 3: Choose your plants').click();
    await button('Veggie Selector').waitFor();
    expect(await next.isDisabled()).toBe(true);
    await previous.click();
    await tutorial.getByText('2 of 3').waitFor();
    await next.click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await button('Finish Tutorial').click();
    await tutorial.waitFor({ state: 'hidden' });
    // It was offered once; from Help it can be had again, and a press beside it closes it.
    expect(await button('Take the tutorial').count()).toBe(0);
    await designer.tool('Help');
    await button('Take the tutorial').click();
    await page.getByRole('dialog', { name: 'Draw your garden' }).waitFor();
    await page.mouse.click(20, 450);
    await tutorial.waitFor({ state: 'hidden' });
  });

  it.each(['light', 'dark'] as const)(
    'DES-2, DES-6, DES-9 axe finds nothing on any of them (%s)',
    async (theme) => {
      await sitDown({ ...DESKTOP, theme });
      expect(await accessibilityProblems(page)).toEqual([]);
      await designer.tool('Help');
      await page.getByRole('dialog', { name: 'Drawing your garden' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Drawing with the keyboard' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await button('Open an example garden').click();
      await page.getByRole('heading', { name: 'Denoted Plots' }).waitFor();
      await button(/a 100% fit/)
        .first()
        .waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await button('Next', true).click();
      await page.getByRole('alertdialog', { name: 'Unsaved Gardens Detected!' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await button('Got it!').click();
      await button('Duplicate Example Herb Square').click();
      await page.getByRole('dialog', { name: 'Name Duplicated Plot' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );
});

describe('with the keyboard alone', () => {
  it('DES-3, DES-7, DES-11, DES-12 draws, denotes, saves and goes on', async () => {
    await sitDown(DESKTOP);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
    for (let tabs = 0; (await focused()) !== 'grid' && tabs < 60; tabs += 1) await page.keyboard.press('Tab');
    for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown'])
      await page.keyboard.press(key);
    expect(await area()).toBe('4 ft²');
    expect(await page.getByRole('gridcell').getAttribute('aria-label')).toBe('Row 3, column 4: soil');
    await page.keyboard.press('6');
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog', { name: 'Name Your Garden Plot' });
    await dialog.waitFor();
    // A question mark and tool keys are letters of a name here.
    await page.keyboard.type('Bed 1?');
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Bed 1?');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Bed 1', level: 3 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
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
  it('DES-1, DES-2, DES-3 paints with one finger; two push and zoom and never paint', async () => {
    await sitDown(PHONE);
    expect(await designer.figure('Size')).toBe("10' x 15'");
    await designer.paintBed({ left: 1, top: 1, width: 5, height: 2 });
    expect(await area()).toBe('10 ft²');
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
    expect(await area()).toBe('10 ft²');
    expect(await zoom()).not.toBe(before);
  });

  it('every target is at least 44 px, and axe finds nothing', async () => {
    await sitDown({ ...PHONE, width: 360, height: 780 });
    await button('Open an example garden').click();
    await button(/a 100% fit/)
      .first()
      .waitFor();
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main button, main a[href], main input, main [role=combobox]',
        ),
      ]
        .filter((target) => target.checkVisibility() && !target.closest('[aria-hidden=true], .vh'))
        .map((target) => ({
          target,
          // What is pressed of a field is its frame.
          box: (target.matches('input') ? (target.parentElement ?? target) : target).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
        .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('a draft that cannot be used', () => {
  /** Writes something where the drawing is kept, before the designer looks. */
  async function leaveBehind(draft: unknown): Promise<void> {
    await sitDown(DESKTOP, '/vertical-garden');
    await page.evaluate(
      (stored) =>
        new Promise<void>((done, failed) => {
          const opening = indexedDB.open('planted');
          opening.onerror = () => failed(new Error('no drafts'));
          opening.onsuccess = () => {
            const writing = opening.result.transaction('drafts', 'readwrite');
            writing.objectStore('drafts').put(stored, 'designer/in-ground');
            writing.oncomplete = () => {
              opening.result.close();
              done();
            };
          };
        }),
      draft,
    );
    await page.goto('/in-ground-layout-page');
  }

  it.each([
    ['damaged', { version: 1, savedAt: 1, value: { history: 'none' } }],
    ['of an older version', { version: 0, savedAt: 1, value: [] }],
  ])('is told and set aside when it is %s', async (_what, stored) => {
    await leaveBehind(stored);
    await page.getByText('Your earlier drawing could not be opened').waitFor();
    await button('Add a 4 × 8 bed').click();
    expect(await area()).toBe('32 ft²');
  });

  it.each([
    ['denied', () => Object.defineProperty(window, 'indexedDB', { get: () => undefined })],
    [
      'full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ])('is kept in memory, and the gardener is told, where storage is %s', async (_what, break_) => {
    visitor = await visit(browser, product.url, DESKTOP);
    page = visitor.page;
    await page.addInitScript(break_);
    designer = new DesignerScreen(page, mouseOf(page));
    await designer.openAsGuest();
    await button('Add a 4 × 8 bed').click();
    await page.getByText('Drafts last only until you close this page').waitFor();
    await designer.tool('Back');
    await page.goBack();
    await page.getByRole('grid').waitFor();
    expect(await area()).toBe('32 ft²');
  });
});
