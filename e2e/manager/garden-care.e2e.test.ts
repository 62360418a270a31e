import type { Page } from 'playwright-core';
import { DESKTOP } from '../src/browser';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { turnTo } from '../src/tabs';

const carrot = plantCell('carrot', 'Carrot');

/** The plants of the signed-in gardener's only garden get this planting date. */
async function plantOn(page: Page, planted_date: string): Promise<void> {
  const response = await page.request.get('/api/gardens/fetchDashboardPlants');
  const { data }: { data: { id: string }[] } = await response.json();
  const plantingDates = data.map(({ id }) => ({ plant_id: id, planted_date }));
  await post(page.context(), '/api/gardens/updatePlantingDates', { plantingDates });
}

describe('a garden that is looked after in two tabs', () => {
  const gardener = oneVisitor(DESKTOP, async ({ page, context }) => {
    await signInWithKitchenBed(context, 'Wanda', [carrot, carrot]);
    await plantOn(page, '2026-01-31');
  });

  it('EDT-8 a logged watering is one for the button, for Today, and in the other tab at once', async () => {
    const page = gardener.page();
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await other.getByRole('button', { name: 'Water Kitchen Bed' }).waitFor();
    await turnTo(page);
    await page.goto('/garden-manager');
    await page.getByRole('button', { name: 'Add Event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Events in Kitchen Bed' });
    await dialog.getByRole('combobox', { name: 'Event type' }).click();
    await page.getByRole('option', { name: 'Watered' }).click();
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    await dialog.getByText('Event created successfully!').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Watered Today' }).waitFor();
    await other.getByRole('button', { name: 'Water Kitchen Bed' }).waitFor({ state: 'hidden' });
    await other.close();
  });

  it('EDT-8 an event of an earlier day stands at its day, and says when it was recorded', async () => {
    const page = gardener.page();
    await page.getByRole('button', { name: 'Add Event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Events in Kitchen Bed' });
    await dialog.getByRole('combobox', { name: 'Event type' }).click();
    await page.getByRole('option', { name: 'Mulched' }).click();
    await dialog.getByLabel('Date').fill('2026-03-14');
    await dialog.getByLabel('Time').fill('18:05');
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    await dialog.getByText('Event created successfully!').waitFor();
    await dialog.getByRole('tab', { name: 'View Past Events' }).click();
    const events = dialog.getByRole('list', { name: 'Past events of Kitchen Bed' }).getByRole('listitem');
    await events.filter({ hasText: 'Mulched' }).waitFor();
    expect(await events.filter({ hasText: 'Mulched' }).textContent()).toMatch(/Sat, Mar 14.*Recorded /);
    expect(await events.first().textContent()).toContain('Watered');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('MAN-4 in forced colors one tab looks selected, and the health bar stands out', async () => {
    const page = gardener.page();
    await page.emulateMedia({ forcedColors: 'active' });
    const underlines = await page
      .getByRole('tablist', { name: 'About this garden' })
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
    expect(underlines[1]).toBe(underlines[2]);
    expect(underlines[0]).not.toBe(underlines[1]);
    const [track, bar] = await page.getByRole('meter', { name: 'Garden health' }).evaluate((meter) => {
      const around = meter.firstElementChild ?? meter;
      return [around, around.firstElementChild ?? around].map((one) => getComputedStyle(one).backgroundColor);
    });
    expect(bar).not.toBe(track);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('DASH-1 prints its cards one under the other', async () => {
    const page = gardener.page();
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Plant Status' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const cards = await page.getByRole('heading', { level: 2 }).evaluateAll((headings) =>
      headings.map((heading) => {
        const { top, bottom } = (heading.closest('section') ?? heading).getBoundingClientRect();
        return { top, bottom };
      }),
    );
    expect(cards.length).toBeGreaterThan(6);
    for (const [at, { top }] of cards.entries())
      expect(top).toBeGreaterThanOrEqual(cards[at - 1]?.bottom ?? 0);
    await page.emulateMedia({ media: null });
  });
});
