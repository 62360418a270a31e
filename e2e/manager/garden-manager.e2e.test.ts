import type { Page } from 'playwright-core';
import { browserSuite } from '../src/browser-suite';
import { DESKTOP, PHONE, type Screen } from '../src/browser';
import { cutWords } from '../src/cut-words';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';

describe('the garden manager', () => {
  const suite = browserSuite();
  let gardeners = 0;

  async function openManager(screen: Screen): Promise<Page> {
    const { page, context } = await suite.arrive(screen);
    gardeners += 1;
    await signInWithKitchenBed(context, `Mattie ${gardeners}`, [
      plantCell('carrot', 'Carrot'),
      plantCell('lettuce-romaine', 'Romaine Lettuce'),
    ]);
    await page.goto('/garden-manager');
    await page.getByRole('button', { name: 'Save Planting Dates' }).waitFor();
    return page;
  }

  it.each([
    ['a desktop', { ...DESKTOP, height: 640 }],
    ['a phone', PHONE],
  ])('MAN-10 brings what the keyboard comes to out from under an alert, on %s', async (_device, screen) => {
    const page = await openManager(screen);
    const save = page.getByRole('button', { name: 'Save Planting Dates' });
    await save.evaluate((button) =>
      scrollBy({ top: button.getBoundingClientRect().bottom + 40 - innerHeight, behavior: 'instant' }),
    );
    await save.click();
    await page.getByText('No Dates Selected').waitFor();
    const isCovered = async (): Promise<boolean> => {
      const [button, alerts] = await Promise.all([
        save.boundingBox(),
        page.getByRole('region', { name: 'Alerts' }).boundingBox(),
      ]);
      if (!button || !alerts) throw new Error('button and alert are not both in sight');
      return button.y + button.height > alerts.y && button.y < alerts.y + alerts.height;
    };
    expect(await isCovered()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await isCovered()).toBe(false);
  });

  describe('on a phone, with text twice as large', () => {
    const NARROW = { ...PHONE, width: 360 };
    const enlarge = (page: Page) =>
      page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));

    async function setDates(page: Page): Promise<void> {
      await page.getByLabel('Batch date').fill('2026-05-21');
      await page.getByRole('button', { name: 'Save Planting Dates' }).click();
      await page.getByText('Garden Complete!').waitFor();
    }

    it('MAN-1 cuts no word of a plant', async () => {
      const page = await openManager(NARROW);
      await enlarge(page);
      await page.getByText('Humidity tolerance').first().waitFor();
      expect(await cutWords(page)).toEqual([]);
    });

    it('MAN-8 has the form of an event as wide as its dialog', async () => {
      const page = await openManager(NARROW);
      await setDates(page);
      await enlarge(page);
      await page.getByRole('button', { name: 'Add Event' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Notes').waitFor();
      const isSideways = await dialog.evaluate((popup) =>
        [...popup.children].some((part) => part.scrollWidth > part.clientWidth),
      );
      expect(isSideways).toBe(false);
    });

    it('DASH-2 cuts no word of what is to be done today', async () => {
      const page = await openManager(NARROW);
      await setDates(page);
      await page.goto('/dashboard');
      await enlarge(page);
      await page.getByRole('button', { name: 'Water Kitchen Bed' }).waitFor();
      expect(await cutWords(page)).toEqual([]);
    });
  });
});
