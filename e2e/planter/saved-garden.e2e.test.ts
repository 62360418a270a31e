import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE, type Screen } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fingerOf, mouseOf } from '../src/finger';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { PlanterScreen } from '../src/planter';
import { until } from '../src/product';
import { gardenOf, layoutOf, standing } from '../src/served-layout';

const BED = 'Kitchen Bed';
const RADISH = plantCell('radish', 'Radish');
const CARROT = plantCell('carrot', 'Carrot');
const WEEK_MS = 7 * 86_400_000;
const PLANTED_ON = new Date(Date.now() - WEEK_MS).toISOString().slice(0, 10);

describe('a saved garden', () => {
  const suite = browserSuite();

  /** Another browser of the same gardener's. */
  async function another(first: BrowserContext, screen: Screen = DESKTOP) {
    const visitor = await suite.arrive(screen);
    await visitor.context.addCookies(await first.cookies());
    return visitor;
  }

  /** Last week's bed: radishes that grow, and a carrot. */
  async function lastWeeksBed(name: string, screen: Screen = DESKTOP) {
    const visitor = await suite.arrive(screen);
    await signInWithKitchenBed(visitor.context, name, [RADISH, RADISH, CARROT]);
    const before = await layoutOf(visitor.context);
    const plantingDates = before.plants.map(({ id }) => ({ plant_id: id, planted_date: PLANTED_ON }));
    await post(visitor.context, '/api/gardens/updatePlantingDates', { plantingDates });
    return visitor;
  }

  async function openFromDashboard(page: Page, screen: Screen = DESKTOP): Promise<PlanterScreen> {
    const planter = new PlanterScreen(page, screen.touch ? await fingerOf(page) : mouseOf(page));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Change Plants: ${BED}` }).click();
    await planter.grid(BED).waitFor();
    return planter;
  }

  const pressOn = async (planter: PlanterScreen, column: number, row: number, keys: string[]) => {
    await planter.grid(BED).focus();
    await planter.page.keyboard.press('Control+Home');
    for (let n = 0; n < column; n += 1) await planter.page.keyboard.press('ArrowRight');
    for (let n = 0; n < row; n += 1) await planter.page.keyboard.press('ArrowDown');
    for (const key of keys) await planter.page.keyboard.press(key);
  };

  it('EDT-1 opens from the dashboard on another device, is changed and undone, and keeps ids and dates', async () => {
    const first = await lastWeeksBed('Rosa of last week');
    const before = await layoutOf(first.context);
    const { page, context } = await another(first.context);
    const planter = await openFromDashboard(page);
    await page.getByRole('heading', { name: 'Placed 3 of 3' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await pressOn(planter, 0, 0, ['Delete']);
    await pressOn(planter, 2, 0, ['m', 'ArrowDown', 'Enter']);
    await page.getByRole('button', { name: 'Change Plants' }).click();
    const selector = page.getByRole('dialog', { name: `Choose plants for ${BED}` });
    await selector.getByRole('searchbox').fill('bush bean');
    await selector
      .getByRole('button', { name: /^Add one Bush Bean/ })
      .first()
      .click();
    await selector.getByRole('button', { name: 'Add to Garden' }).click();
    await selector.waitFor({ state: 'hidden' });
    await planter.drag('Bush Bean', BED, 0, 0);
    await page.getByRole('heading', { name: 'Placed 3 of 3' }).waitFor();
    // Two more, which are taken back.
    await pressOn(planter, 1, 0, ['m', 'ArrowDown', 'Enter']);
    await pressOn(planter, 1, 1, ['Delete']);
    await page.getByRole('button', { name: 'Undo: Remove Radish' }).click();
    await page.getByRole('button', { name: 'Undo: Move Radish' }).click();
    // What is not saved yet outlives a reload of its address.
    await page.reload();
    await page.getByRole('button', { name: 'Redo: Move Radish' }).waitFor();
    await planter.save();
    const why = page.getByRole('dialog', { name: 'Why remove Radish?' });
    await why.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await why.getByRole('button', { name: /^Failed/ }).click();
    const causes = page.getByRole('dialog', { name: 'What happened?' });
    await causes.getByRole('button', { name: 'Slugs' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await causes.getByRole('button', { name: 'Slugs' }).click();
    await page.getByText('Everything is saved.').waitFor();
    const after = await layoutOf(context);
    expect(standing(after)).toEqual(['bean-bush 0,0', 'carrot 2,1', 'radish 1,0']);
    for (const plant of after.plants.filter(({ plant_id }) => plant_id !== 'bean-bush')) {
      expect(before.plants.map(({ id }) => id)).toContain(plant.id);
      expect(plant.planted_date).toBe(PLANTED_ON);
    }
    expect(after.version).toBe(before.version + 1);
  });

  it('EDT-1 opens from the garden manager, on a phone', async () => {
    const { page } = await lastWeeksBed('Rosa on a phone', PHONE);
    await page.goto('/garden-manager');
    await page.getByRole('link', { name: `Change Plants: ${BED}` }).click();
    await page.getByRole('heading', { name: 'Placed 3 of 3' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('EDT-1 asks who is not signed in, and says so for a garden of somebody else', async () => {
    const { context } = await lastWeeksBed('Rosa at home');
    const stranger = await suite.arrive(DESKTOP);
    const address = `/garden-summary?garden=${await gardenOf(context)}`;
    await stranger.page.goto(address);
    await stranger.page.getByText('Sign in to change the plants of your garden.').waitFor();
    await post(stranger.context, '/api/demo/sign-in', { name: 'Ben' });
    await stranger.page.goto(address);
    await stranger.page.getByText("We couldn't find this garden among yours.").waitFor();
    expect(stranger.faults.splice(0).filter((fault) => !fault.includes('/fetchLayout?'))).toEqual([]);
  });

  it('EDT-4 rebases the slower of two browsers, and shows what found no room with ways out', async () => {
    const first = await lastWeeksBed('Rosa in two places');
    const second = await another(first.context);
    const [one, other] = [await openFromDashboard(first.page), await openFromDashboard(second.page)];
    await pressOn(one, 2, 0, ['m', 'ArrowDown', 'Enter']);
    await pressOn(other, 0, 0, ['m', 'ArrowDown', 'Enter']);
    await pressOn(other, 1, 0, ['m', 'ArrowDown', 'ArrowRight', 'Enter']);
    await one.save();
    await first.page.getByText('Everything is saved.').waitFor();
    await other.save();
    const card = second.page.getByRole('region', { name: 'Needs you: Radish' });
    await card.getByText('row 1, column 2').waitFor();
    expect(second.faults.splice(0).filter((fault) => !fault.includes('/changeLayout'))).toEqual([]);
    expect(await accessibilityProblems(second.page)).toEqual([]);
    await until(
      'what does not clash is saved',
      async () => standing(await layoutOf(first.context)).join('; ') === 'carrot 2,1; radish 0,1; radish 1,0',
    );
    await card.getByRole('button', { name: 'Move to row 1, column 3' }).click();
    await card.waitFor({ state: 'hidden' });
    await other.save();
    await second.page.getByText('Everything is saved.').waitFor();
    expect(standing(await layoutOf(first.context))).toHaveLength(3);
    // The first, which has changed nothing since, follows when it is looked at again.
    await first.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await pressOn(one, 0, 1, []);
    await first.page.getByRole('gridcell', { name: /Row 2, column 1: Radish/ }).waitFor();
  });
});
