import type { Page } from 'playwright-core';
import { browserSuite } from '../src/browser-suite';
import { DESKTOP, PHONE, type Watched } from '../src/browser';
import { cutWords } from '../src/cut-words';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';

/** Signs in as a gardener with a bed that needs its dates, and opens it. */
async function openManager({ page, context }: Watched, name: string): Promise<void> {
  await signInWithKitchenBed(context, name, [
    plantCell('carrot', 'Carrot'),
    plantCell('lettuce-romaine', 'Romaine Lettuce'),
  ]);
  await page.goto('/garden-manager');
  await page.getByRole('button', { name: 'Save Planting Dates' }).waitFor();
}

describe('the garden manager', () => {
  const suite = browserSuite();

  it.each([
    ['a desktop', { ...DESKTOP, height: 640 }],
    ['a phone', PHONE],
  ])('MAN-10 shows what the keyboard comes to beside an alert, on %s', async (device, screen) => {
    const visitor = await suite.arrive(screen);
    const { page } = visitor;
    await openManager(visitor, `Mattie of ${device}`);
    const save = page.getByRole('button', { name: 'Save Planting Dates' });
    await save.evaluate((button) =>
      scrollBy({ top: button.getBoundingClientRect().bottom + 40 - innerHeight, behavior: 'instant' }),
    );
    await save.click();
    await page.getByText('No Dates Selected').waitFor();
    const alerts = page.getByRole('region', { name: 'Alerts' });
    const isFocusCovered = () =>
      alerts.evaluate((region) => {
        const [alert, focused] = [region, document.activeElement].map((each) =>
          each?.getBoundingClientRect(),
        );
        if (!alert || !focused || alert.height === 0) throw new Error('no alert, or nothing has the focus');
        // A panel taller than the window is in sight above the alert, and nowhere would be clear of it.
        const isPanel = focused.height > innerHeight;
        const isBeside = focused.right <= alert.left || alert.right <= focused.left;
        return !isPanel && !isBeside && focused.bottom > alert.top && focused.top < alert.bottom;
      });
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // It may be scrolled clear of it first.
      await until('what has the focus is in sight', async () => !(await isFocusCovered()));
    }
    expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);
    // What came late, and pushed it under the alert.
    await save.evaluate((button) => {
      const alert = document.querySelector('[aria-label="Alerts"]')?.getBoundingClientRect();
      const { top, height } = button.getBoundingClientRect();
      const late = document.createElement('div');
      late.style.height = `${(alert?.top ?? 0) + ((alert?.height ?? 0) - height) / 2 - top}px`;
      late.style.gridColumn = '1 / -1';
      button.parentElement?.before(late);
    });
    await until('what was pushed under the alert is in sight', async () => !(await isFocusCovered()));
  });
});

describe('the garden manager on a phone, with text twice as large', () => {
  const gardener = oneVisitor({ ...PHONE, width: 360 }, (visitor) =>
    openManager(visitor, 'Mattie of the phone'),
  );
  const enlarge = (page: Page) =>
    page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));

  it('MAN-1 cuts no word of a plant', async () => {
    const page = gardener.page();
    await enlarge(page);
    await page.getByText('Humidity tolerance').first().waitFor();
    expect(await cutWords(page)).toEqual([]);
  });

  it('MAN-8 has the form of an event as wide as its dialog', async () => {
    const page = gardener.page();
    await page.getByLabel('Batch date').fill('2026-05-21');
    await page.getByRole('button', { name: 'Save Planting Dates' }).click();
    await page.getByText('Garden Complete!').waitFor();
    await page.getByRole('button', { name: 'Add Event' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Notes').waitFor();
    const isSideways = await dialog.evaluate((popup) =>
      [...popup.children].some((part) => part.scrollWidth > part.clientWidth),
    );
    expect(isSideways).toBe(false);
  });

  it('DASH-2 cuts no word of what is to be done today', async () => {
    const page = gardener.page();
    await page.goto('/dashboard');
    await enlarge(page);
    await page.getByRole('button', { name: 'Water Kitchen Bed' }).waitFor();
    expect(await cutWords(page)).toEqual([]);
  });
});
