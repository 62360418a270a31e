import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE } from '../src/browser';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';

const carrot = plantCell('carrot', 'Carrot');

/** Today on the calendar of the browser, which runs on this machine's clock. */
const today = (): string => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** Sends the alerts away: on a phone they stand over the foot of the page, one at a time. */
async function dismissAlerts(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Dismiss' });
  await until('all alerts are gone, of which one at a time shows', async () => {
    await dismiss.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    return (await dismiss.count()) === 0;
  });
}

describe('a gardener who looks after a garden', () => {
  describe.each([
    ['a desktop', DESKTOP, 'Tara'],
    ['a phone', PHONE, 'Tomas'],
  ] as const)('on %s', (_device, screen, name) => {
    const gardener = oneVisitor(screen, ({ context }) =>
      signInWithKitchenBed(context, name, [carrot, carrot]),
    );

    it('finds on the dashboard what to do today, and is led to the planting dates', async () => {
      const page = gardener.page();
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Set Dates in Kitchen Bed' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('link', { name: 'Set Dates in Kitchen Bed' }).click();
      await page.getByLabel('Batch date').fill(today());
      await page.getByRole('button', { name: 'Save Planting Dates' }).click();
      await page.getByText('Garden Complete!').waitFor();
      await dismissAlerts(page);
    });

    it('MAN-6 adds reminders, of which watering completes the one for watering', async () => {
      const page = gardener.page();
      await page.getByRole('tab', { name: 'Reminders' }).click();
      await page.getByRole('tab', { name: 'Add New' }).click();
      for (const title of ['Water the carrots', 'Thin the carrots']) {
        await page.getByLabel('Title', { exact: true }).fill(title);
        await page.getByRole('button', { name: 'Add Reminder' }).click();
        await page.getByText('Reminder created successfully!').waitFor();
        await page.getByRole('button', { name: 'Add Reminder', disabled: true }).waitFor();
      }
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Active' }).click();
      await page.getByText('Water the carrots', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Water Garden' }).click();
      await page.getByText('Successfully watered 2 plants in Kitchen Bed!').waitFor();
      await dismissAlerts(page);
      await page.getByText('Water the carrots', { exact: true }).waitFor({ state: 'hidden' });
      await page.getByRole('checkbox', { name: 'Complete: Thin the carrots' }).click();
      await page.getByText('No active reminders').waitFor();
      await page.getByRole('tab', { name: 'Completed' }).click();
      await page.getByText('Completed by watering the garden.').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    it('MAN-7 writes an entry, which a reload does not lose half-way', async () => {
      const page = gardener.page();
      await page.getByRole('tab', { name: 'Journals', exact: true }).click();
      await page.getByRole('button', { name: 'Create Entry' }).click();
      await page.getByLabel('Title', { exact: true }).fill('First day');
      await page.getByLabel('Content').fill('Two rows of carrots.');
      await page.reload();
      const content = page.getByLabel('Content');
      await until(
        'what was half written is back',
        async () => (await content.inputValue()) === 'Two rows of carrots.',
      );
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save Journal' }).click();
      await page.getByText('Journal saved successfully!').waitFor();
      await page.getByRole('tab', { name: 'Journals', exact: true }).last().click();
      await page.getByRole('region', { name: 'About Kitchen Bed' }).getByText('First day').waitFor();
    });

    it('MAN-8 logs an event, and leaves the dialog by its backdrop without losing a note', async () => {
      const page = gardener.page();
      await page.getByRole('button', { name: 'Add Event' }).click();
      const dialog = page.getByRole('dialog', { name: 'Events in Kitchen Bed' });
      await dialog.getByLabel('Notes').fill('Half-way up');
      await page.mouse.click(5, 5);
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Add Event' }).click();
      await dialog.getByRole('combobox', { name: 'Event type' }).click();
      await page.getByRole('option', { name: 'Weeded' }).click();
      await until(
        'the half-written note is back',
        async () => (await dialog.getByLabel('Notes').inputValue()) === 'Half-way up',
      );
      expect(await accessibilityProblems(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Add Event' }).click();
      await dialog.getByText('Event created successfully!').waitFor();
      await dialog.getByRole('tab', { name: 'View Past Events' }).click();
      await dialog.getByText('Weeded').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    });

    it('MAN-5 rates the health of a plant by the keyboard', async () => {
      const page = gardener.page();
      await page.getByRole('tab', { name: 'Plants', exact: true }).click();
      await page.getByRole('button', { name: 'Change the health of Carrot, row 1, column 1' }).click();
      await page.getByRole('slider').press('Home');
      await page.getByRole('dialog').getByText('Unhealthy').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save Health' }).click();
      await page.getByText('1 healthy, 1 unhealthy').waitFor();
    });

    it('MAN-4 DASH-5 finds all of it in Recent Activity and on the dashboard', async () => {
      const page = gardener.page();
      const recent = page.getByRole('region', { name: 'Recent Activity' });
      for (const entry of ['Weeded', 'Watered', 'Planted', 'Completed Planting', 'Health Rated'])
        await recent.getByText(entry, { exact: true }).waitFor();
      await page.goto('/dashboard');
      await page.getByText('Nothing to do today').waitFor();
      await page.getByRole('tab', { name: 'Completed (2)' }).click();
      await page.getByText('Thin the carrots', { exact: true }).waitFor();
      await page.getByRole('region', { name: 'Garden Journal' }).getByText('First day').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
});
