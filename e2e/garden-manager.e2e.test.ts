import type { Page } from 'playwright-core';
import { browserSuite } from './src/browser-suite';
import { DESKTOP, PHONE, type Screen } from './src/browser';
import { plantCell, signInWithKitchenBed } from './src/kitchen-bed';

describe('the garden manager', () => {
  const suite = browserSuite();

  async function openManager(screen: Screen): Promise<Page> {
    const { page, context } = await suite.arrive({ ...screen, motion: 'reduce' });
    await signInWithKitchenBed(context, 'Mattie', [plantCell('carrot', 'Carrot')]);
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
});
