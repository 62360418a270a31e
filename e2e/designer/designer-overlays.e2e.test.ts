import type { Page } from 'playwright-core';
import { accessibilityProblems, accessibilityProblemsInBothThemes } from '../src/accessibility';
import type { DesignerScreen } from '../src/designer';
import { DESKTOP, PHONE } from '../src/browser';
import { designerSuite } from '../src/designer-suite';
import { until } from '../src/product';

const suite = designerSuite();
let page: Page;
let designer: DesignerScreen;

async function sitDown(...at: Parameters<typeof suite.sitDown>): Promise<void> {
  ({ page, designer } = await suite.sitDown(...at));
}

const areaIs = (wanted: string) => designer.shows('Area', wanted);
const button = (name: string | RegExp, exact = false) => page.getByRole('button', { name, exact });

describe('overlays', () => {
  it('DES-16 the tutorial: arrows, dots, counter, sections, and its end', async () => {
    await sitDown(DESKTOP);
    await button('Take the Tutorial').click();
    const tutorial = page.getByRole('dialog');
    const [previous, next] = [button('Previous screen'), button('Next screen')];
    await tutorial.getByText('1 of 3').waitFor();
    expect(await previous.isDisabled()).toBe(true);
    expect(await tutorial.getByRole('listitem').filter({ hasText: /[.]$/ }).count()).toBe(5);
    await button('How to Use').click();
    await tutorial.getByText('Undo works for every step').waitFor({ state: 'hidden' });
    await button(/Available Tools.*6 tools/).click();
    await tutorial.getByText('Click a bed to remove all of it.').waitFor();
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
    expect(await button('Take the Tutorial').count()).toBe(0);
    await designer.tool('Help');
    await button('Take the Tutorial').click();
    // Help leaves while the tutorial comes, and has no role meanwhile.
    await page.getByRole('dialog', { name: 'Draw your garden' }).waitFor();
    await page.locator('[role=dialog]').nth(1).waitFor({ state: 'detached' });
    await page.mouse.click(20, 450);
    await tutorial.waitFor({ state: 'hidden' });
  });

  it('DES-2, DES-6, DES-9 axe finds nothing on any of them, in light and in dark', async () => {
    await sitDown(DESKTOP);
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    await designer.tool('Help');
    await page.getByRole('dialog', { name: 'Drawing your garden' }).waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Drawing with the keyboard' }).waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await button('Open Example Garden').click();
    await page.getByRole('heading', { name: 'Denoted Plots' }).waitFor();
    await button(/a 100% fit/)
      .first()
      .waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    const soil = page.getByRole('combobox', { name: 'Soil type' }).first();
    await soil.press('ArrowDown');
    await page.getByRole('option', { name: 'Loamy', selected: true }).waitFor();
    await page.keyboard.type('cl');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Clay');
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    expect(await soil.textContent()).toBe('Loamy');
    await button('Next', true).click();
    await page.getByRole('alertdialog', { name: 'Unsaved Gardens Detected!' }).waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    await button('Got it!').click();
    await button('Duplicate Example Herb Square').click();
    await page.getByRole('dialog', { name: 'Name Duplicated Plot' }).waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
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

  it('every target is at least 44 px, and axe finds nothing', async () => {
    await sitDown({ ...PHONE, width: 360, height: 780 });
    await button('Open Example Garden').click();
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
    await page.getByRole('combobox', { name: 'Soil type' }).first().tap();
    await page.getByRole('listbox').waitFor();
    await page.getByRole('heading', { name: 'Denoted Plots' }).tap();
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
  });

  it('MAN-10 an alert leaves a sheet free, and can be acted on above it', async () => {
    await sitDown(PHONE);
    await button('Open Example Garden').tap();
    await button('Delete Example Herb Square').tap();
    await button('Yes, Delete').tap();
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await button(/a 100% fit/)
      .first()
      .tap();
    const sheet = page.getByRole('dialog', { name: /^What fits/ });
    await sheet.waitFor();
    await until('the alerts stand above the sheet', async () => {
      const alerts = await page.getByRole('region', { name: 'Alerts' }).boundingBox();
      const below = await sheet.boundingBox();
      return alerts !== null && below !== null && alerts.y >= 0 && alerts.y + alerts.height <= below.y;
    });
    await undo.tap();
    await undo.waitFor({ state: 'hidden' });
    expect(await sheet.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Example Herb Square' }).waitFor();
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
  ])('is reported and set aside when it is %s', async (_what, stored) => {
    await leaveBehind(stored);
    await page.getByText("We couldn't open your last drawing").waitFor();
    await button('Add a 4 × 8 bed').click();
    await areaIs('32 ft²');
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
  ])('is kept in memory, with an alert, where storage is %s', async (_what, break_) => {
    ({ page, designer } = await suite.arrive(DESKTOP));
    await page.addInitScript(break_);
    // It says so as soon as it knows, which may be before there is a bed, and for a few seconds.
    const told = page.getByText('Your draft may be lost when you close this page').waitFor();
    await Promise.all([told, designer.openAsGuest().then(() => button('Add a 4 × 8 bed').click())]);
    await designer.tool('Back');
    await page.goBack();
    await page.getByRole('grid').waitFor();
    await areaIs('32 ft²');
  });
});
