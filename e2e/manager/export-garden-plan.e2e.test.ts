import type { GardenPlant } from '@planted/contracts';
import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP } from '../src/browser';
import { downloaded } from '../src/downloaded';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { differenceFromCanvas, differenceFromScreenshot, pixelOf, sizeOfPng } from '../src/pictures';
import { restOnAlert } from '../src/rest-on-alert';

const carrot = plantCell('carrot', 'Carrot');
const radish = plantCell('radish', 'Radish');

const PREVIEW = '[role=dialog] canvas';
/** A PNG keeps colors and opacity apart, a canvas multiplied: of 255 a few are lost on the way. */
const ROUNDING = 3;

describe('what can be done with a garden', () => {
  let page: Page;
  // What passes by at the foot of the plants' cards would never come to rest.
  oneVisitor(DESKTOP, async ({ page: theirs, context }) => {
    page = theirs;
    await signInWithKitchenBed(context, 'Wren', [carrot, carrot, radish, null, null, radish]);
    const answer = await context.request.get('/api/gardens/fetchManagerPlants');
    const { data: plants }: { data: GardenPlant[] } = await answer.json();
    const today = new Date().toISOString().slice(0, 10);
    await post(context, '/api/gardens/updatePlantingDates', {
      plantingDates: plants.map(({ id }) => ({ plant_id: id, planted_date: today })),
    });
    await page.goto('/garden-manager');
  });
  afterEach(async () => {
    const open = page.getByRole('dialog');
    if (await open.count()) await page.keyboard.press('Escape');
    await open.waitFor({ state: 'hidden' });
  });

  const open = async (action: string) => {
    await page.getByRole('button', { name: action }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    return dialog;
  };
  const preview = () => page.getByRole('img', { name: /^Preview of the picture/ });
  const exported = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Image' }).click(),
    ]);
    return { name: file.suggestedFilename(), png: await downloaded(file) };
  };

  it('MAN-9 saves the very picture that its preview shows, at two pixels for one', async () => {
    await open('Take Garden Snapshot');
    await preview().waitFor();
    await page.getByLabel('Title', { exact: true }).fill('My Spring: Bed?');
    await page.getByLabel('Subtext', { exact: true }).fill('Sown with Ada');
    const { name, png } = await exported();
    expect(name).toBe('my-spring-bed.png');
    // 760 wide with a margin of 48 on either side, twice.
    expect(sizeOfPng(png).width).toBe(2 * (760 + 2 * 48));
    expect((await differenceFromCanvas(page, PREVIEW, png)).largest).toBeLessThanOrEqual(ROUNDING);
    const shown = await differenceFromScreenshot(page, png, await preview().screenshot());
    expect(shown.mean).toBeLessThan(6);
    expect(await accessibilityProblems(page)).toEqual([]);
    // The comparison sees a difference where there is one.
    await page.getByLabel('Title', { exact: true }).fill('Another');
    expect((await differenceFromCanvas(page, PREVIEW, png)).largest).toBeGreaterThan(100);
  });

  it('MAN-9 leaves the paper out where it is not wanted', async () => {
    await open('Take Garden Snapshot');
    await preview().waitFor();
    expect((await pixelOf(page, (await exported()).png, 4, 4))[3]).toBe(255);
    await page.getByText('Show image background').click();
    const { png } = await exported();
    expect((await pixelOf(page, png, 4, 4))[3]).toBe(0);
    expect((await differenceFromCanvas(page, PREVIEW, png)).largest).toBeLessThanOrEqual(ROUNDING);
  });

  it('MAN-9 reports that the browser can make no picture', async () => {
    await open('Take Garden Snapshot');
    await preview().waitFor();
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await page.getByRole('button', { name: 'Download Image' }).click();
    await page.getByRole('alert').getByText('Failed to export garden. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it.each([
    ['A4', 595, 842],
    ['Letter', 612, 792],
  ])('the garden is printed on one page of %s and nothing else with it', async (paper, width, height) => {
    const dialog = await open('Print Garden Plan');
    await page.getByRole('combobox', { name: 'Paper' }).click();
    await page.getByRole('option', { name: paper }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(pages.map(([, wide, high]) => [Math.round(Number(wide)), Math.round(Number(high))])).toEqual([
      [width, height],
    ]);
    await page.emulateMedia({ media: 'print' });
    expect(await dialog.isVisible()).toBe(false);
    expect(await page.locator('table:visible').innerText()).toMatch(/1\s+Carrot\s+\d+\s+2\s+\w+ \d/);
    expect(await page.getByText('scale 1:20').filter({ visible: true }).count()).toBe(1);
    await page.emulateMedia({ media: null });
  });

  it('MAN-4 shows what was planted, and the same in a table', async () => {
    await open('View Analytics');
    await page.getByRole('img', { name: /^Planted: 4 plants/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Table' }).click();
    expect(await page.getByRole('row').nth(1).innerText()).toMatch(/\s4\s+0\s+80%\s+0\s+4$/);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('MAN-4 removes a plant that is pressed in the bed, everywhere, and brings it back', async () => {
    await open('Remove Plant');
    await page.locator('[role=dialog] [data-plant]').last().click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove 1 plant' }).click();
    await page.getByRole('button', { name: /^A mistake/ }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await restOnAlert(page, '1 plant removed');
    await page.getByText(/^\d+ plants in 3 squares$/).waitFor();
    await page.getByText('Plants Removed', { exact: true }).waitFor();
    const dashboard = await page.evaluate(
      async (): Promise<{ data: GardenPlant[] }> => (await fetch('/api/gardens/fetchDashboardPlants')).json(),
    );
    expect(dashboard.data).toHaveLength(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Plants Restored').waitFor();
    await page.getByText(/^\d+ plants in 4 squares$/).waitFor();
    const { data: back } = await page.evaluate(
      async (): Promise<{ data: GardenPlant[] }> => (await fetch('/api/gardens/fetchManagerPlants')).json(),
    );
    expect(back.map(({ planted_date, health_rating }) => [planted_date !== null, health_rating])).toEqual(
      Array(4).fill([true, 8]),
    );
  });
});
