import type { Activity, GardenPlant } from '@planted/contracts';
import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE } from '../src/browser';
import { fetched } from '../src/fetched';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';
import { restOnAlert } from '../src/rest-on-alert';
import { saidWithin } from '../src/said-within';

const carrot = plantCell('carrot', 'Carrot');
const radish = plantCell('radish', 'Radish');

async function read<Row>(page: Page, path: string): Promise<Row[]> {
  const { data }: { data: Row[] } = await (await page.request.get(path)).json();
  return data;
}
const plantsOf = (page: Page) => read<GardenPlant>(page, '/api/gardens/fetchDashboardPlants');

describe.each([
  ['a desktop', DESKTOP, 'Enda'],
  ['a phone', PHONE, 'Ende'],
] as const)('plants that end, on %s', (_device, screen, name) => {
  const gardener = oneVisitor(screen, async ({ page, context }) => {
    await signInWithKitchenBed(context, name, [carrot, carrot, radish, radish]);
    const plantingDates = (await plantsOf(page)).map(({ id }) => ({
      plant_id: id,
      planted_date: '2026-05-01',
    }));
    await post(context, '/api/gardens/updatePlantingDates', { plantingDates });
    await page.goto('/garden-manager');
  });

  async function askWhy(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Remove Plant' }).click();
    await page.getByRole('checkbox', { name: 'Radish: all 2' }).click();
    await page.getByRole('button', { name: 'Remove 2 plants' }).click();
    await page.getByRole('dialog', { name: 'Why remove?' }).waitFor();
  }

  it('EDT-6 removes failed radishes by the keyboard, and undo brings them back as they were', async () => {
    const page = gardener.page();
    const before = await plantsOf(page);
    await askWhy(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    // The dialog below would stand out around this one, its words cut off.
    const below = page.locator('[role=dialog][data-nested-dialog-open]');
    expect(await below.evaluate((sheet) => getComputedStyle(sheet).opacity)).toBe('0');
    expect(await page.getByRole('button', { name: /^Harvested/ }).evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Causes' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Slugs' }).click();
    await page.getByRole('dialog', { name: '2 squares cleared' }).waitFor();
    await restOnAlert(page, '2 plants removed');
    const heading = page.getByRole('heading', { name: 'What could follow, from today' });
    await until('what could follow has the focus', () => heading.evaluate(isFocused));
    await page.getByRole('list', { name: 'What could follow, from today' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect((await plantsOf(page)).map(({ plant }) => plant.id)).toEqual(['carrot', 'carrot']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Plants Restored').waitFor();
    expect(await plantsOf(page)).toEqual(before);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const [, taken] = await read<Activity>(page, '/api/activities/fetchRecentActivities');
    expect(taken?.event_details.notes).toBe('Kitchen Bed: took out 2 plants that failed (slugs)');
  });

  it('EDT-6 FLD-5 says at once that it waits for a signal, and removes nothing where it is taken back', async () => {
    const page = gardener.page();
    const before = await plantsOf(page);
    await fetched(page, 'start-waiting', 'waiting-bar');
    await askWhy(page);
    await page.context().setOffline(true);
    const timeout = await saidWithin(() => page.getByRole('button', { name: /^Moved away/ }).click());
    await page.getByRole('dialog', { name: '2 squares cleared' }).waitFor({ timeout });
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Will be sent 1' }).click();
    await page.getByRole('button', { name: /^Take back:/ }).click();
    await page.getByRole('button', { name: /^Will be sent/ }).waitFor({ state: 'hidden' });
    await page.context().setOffline(false);
    expect(await plantsOf(page)).toEqual(before);
    gardener.visitor().faults.splice(0);
  });

  it('EDT-6 harvests carrots and clears their squares in one act, and puts beans there', async () => {
    const page = gardener.page();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Harvest Carrot in Kitchen Bed' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Events in Kitchen Bed' });
    await dialog.getByLabel('How much').fill('11');
    await dialog.getByLabel('Unit').fill('oz');
    expect(await dialog.getByRole('checkbox', { name: 'And clear its 2 squares' }).isChecked()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    await page.getByText('Carrot harvested and cleared').waitFor();
    await page.getByText('11 oz · 2 squares are free').waitFor();
    await page.getByRole('button', { name: 'Put here: Bush Bean' }).click();
    await page.getByText('Bush Bean planned').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const stands = (await plantsOf(page)).map(({ plant, plant_status, grid_x, grid_y }) => [
      ...[plant.id, plant_status === 'planned', grid_x, grid_y],
    ]);
    expect(stands.toSorted()).toEqual([
      ['bean-bush', true, 0, 0],
      ['bean-bush', true, 1, 0],
      ['radish', false, 0, 1],
      ['radish', false, 2, 0],
    ]);
  });

  it('EDT-6 finds the ends with their reasons in past events and in the copy of the account', async () => {
    const page = gardener.page();
    await page.getByRole('button', { name: 'Add Event' }).click();
    await page.getByRole('tab', { name: 'View Past Events' }).click();
    const events = page.getByRole('list', { name: 'Past events of Kitchen Bed' });
    for (const note of [
      'Kitchen Bed: took out 2 plants that failed (slugs)',
      'Kitchen Bed: brought back 2 plants',
      'Kitchen Bed: cleared 2 plants after the harvest',
      'Kitchen Bed: planted 2 plants',
    ])
      await events.getByText(note, { exact: true }).waitFor();
    await events.getByText(/^Event occurred on \d{4}-\d\d-\d\d at \d\d:\d\d$/).waitFor();
    const copy = await (await page.request.get('/api/account/export')).text();
    expect(copy).toContain('"slugs"');
    expect(copy).toContain('LayoutChanged');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

const isFocused = (element: Element): boolean => element === document.activeElement;
