import type { GardenPlant, GardenRow } from '@planted/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { DESKTOP } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { DesignerScreen } from '../src/designer';
import { mouseOf } from '../src/finger';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { PlanterScreen } from '../src/planter';
import { until } from '../src/product';
import { turnTo } from '../src/tabs';

const DESIGNER = '/in-ground-layout-page';
const BED = { name: 'Kitchen Bed', matrix: '1,1,1\n1,1,1' };

/** From now on a page hears nothing of the others, as one that sleeps in the background. */
const deafen = (page: Page) =>
  page.addInitScript(() => {
    const listen = BroadcastChannel.prototype.addEventListener;
    BroadcastChannel.prototype.addEventListener = function (this: BroadcastChannel, ...args: never) {
      if (this.name !== 'planted-drafts') Reflect.apply(listen, this, args);
    };
  });

describe('A5 two tabs of one browser', () => {
  const suite = browserSuite();

  async function twoPages(): Promise<readonly [Page, Page]> {
    const { page, context } = await suite.arrive(DESKTOP);
    await context.addInitScript(() => localStorage.setItem('planted-guest-warning-shown', 'yes'));
    return [page, await context.newPage()];
  }

  describe('with one drawing', () => {
    async function open(page: Page): Promise<DesignerScreen> {
      await page.goto(DESIGNER);
      await page.getByRole('grid').waitFor();
      return new DesignerScreen(page, mouseOf(page));
    }

    it('show both what is drawn in either, live', async () => {
      const [page, second] = await twoPages();
      const [one, other] = [await open(page), await open(second)];
      await turnTo(page);
      await one.paintBed({ left: 2, top: 2, width: 5, height: 5 });
      await other.shows('Area', '25 ft²');
      await turnTo(second);
      await other.paintBed({ left: 10, top: 2, width: 2, height: 1 });
      await one.shows('Area', '27 ft²');
    });

    it('tell the stale one before it writes, and lose neither drawing', async () => {
      const [page, stale] = await twoPages();
      const one = await open(page);
      await deafen(stale);
      const other = await open(stale);
      await turnTo(page);
      await one.paintBed({ left: 2, top: 2, width: 5, height: 5 });
      await one.shows('Area', '25 ft²');
      await page.reload();
      await one.shows('Area', '25 ft²');
      await turnTo(stale);
      await other.paintBed({ left: 10, top: 2, width: 3, height: 1 });
      const card = stale.getByRole('region', { name: 'Needs you: two drawings' });
      await card.getByText('25 ft²').waitFor();
      await card.getByText('3 ft²').waitFor();
      await one.shows('Area', '25 ft²');
      await card.getByRole('button', { name: 'Use this one' }).click();
      await card.waitFor({ state: 'hidden' });
      await one.shows('Area', '3 ft²');
      await stale.keyboard.press('Control+z');
      await other.shows('Area', '25 ft²');
    });
  });

  describe('with one planting', () => {
    async function open(): Promise<readonly [PlanterScreen, PlanterScreen]> {
      const [page, second] = await twoPages();
      const one = new PlanterScreen(page, mouseOf(page));
      await one.openWith(BED);
      await one.choosePlants(BED.name, [['Carrot', 3]]);
      await deafen(second);
      await second.goto('/garden-summary');
      const other = new PlanterScreen(second, mouseOf(second));
      await other.grid(BED.name).waitFor();
      return [one, other];
    }
    const placed = (planter: PlanterScreen, text: string) =>
      planter.page.getByText(`${text} Plants Selected`).or(planter.page.getByText(text)).first().waitFor();

    it('tell the stale one before it writes, and lose neither layout', async () => {
      const [one, other] = await open();
      await turnTo(one.page);
      await one.drag('Carrot', BED.name, 0, 0);
      await one.drag('Carrot', BED.name, 1, 0);
      await placed(one, '2 of 3');
      await turnTo(other.page);
      await other.drag('Carrot', BED.name, 2, 1);
      const card = other.page.getByRole('region', { name: 'Needs you: two layouts of Kitchen Bed' });
      await card.getByText('2 plants placed').waitFor();
      await card.getByRole('button', { name: 'Use this one' }).click();
      await placed(one, '1 of 3');
      await other.page.getByRole('button', { name: /^Undo: Choose this layout/ }).click();
      await placed(one, '2 of 3');
    });

    it('tell a signed-in gardener who saved in one of them and has a stale layout in the other', async () => {
      const [one, other] = await open();
      await post(one.page.context(), '/api/demo/sign-in', { name: 'Tabitha' });
      for (const planter of [other, one]) {
        await turnTo(planter.page);
        await planter.page.reload();
        await planter.grid(BED.name).waitFor();
      }
      await one.drag('Carrot', BED.name, 0, 0);
      await one.page.getByRole('button', { name: 'Save Layout' }).click();
      await one.page.getByRole('button', { name: 'Save Layout' }).waitFor({ state: 'hidden' });
      await turnTo(other.page);
      await other.drag('Carrot', BED.name, 2, 1);
      const card = other.page.getByRole('region', { name: 'Needs you: two layouts of Kitchen Bed' });
      await card.getByText('1 plant placed, saved').waitFor();
      await card.getByRole('button', { name: 'Use the other one' }).click();
      await until('the layout is saved here, too', async () => !(await other.grid(BED.name).isVisible()));
    });
  });

  describe('with one saved garden', () => {
    const plantsIn = async (context: BrowserContext): Promise<string[]> => {
      const response = await context.request.get('/api/gardens/fetchDashboardPlants');
      const { data }: { data: GardenPlant[] } = await response.json();
      return data.map(({ plant, grid_x, grid_y }) => `${plant.plant_name} ${grid_x},${grid_y}`).toSorted();
    };

    /** A live tab, and one that hears nothing of it; both with Carrot, Radish in the first row. */
    async function open(name: string): Promise<readonly [PlanterScreen, PlanterScreen]> {
      const { page, context } = await suite.arrive(DESKTOP);
      await signInWithKitchenBed(context, name, [
        plantCell('carrot', 'Carrot'),
        plantCell('radish', 'Radish'),
      ]);
      const response = await context.request.get('/api/gardens/fetchGardens');
      const { data }: { data: GardenRow[] } = await response.json();
      const stale = await context.newPage();
      await deafen(stale);
      for (const tab of [page, stale]) {
        await tab.goto(`/garden-summary?garden=${data[0]?.id}`);
        await tab.getByRole('heading', { name: 'Placed 2 of 2' }).waitFor();
      }
      return [new PlanterScreen(page, mouseOf(page)), new PlanterScreen(stale, mouseOf(stale))];
    }
    /** Moves the plant of the first row there one square down. */
    async function moveDown({ page, grid }: PlanterScreen, column: number): Promise<void> {
      await turnTo(page);
      await grid(BED.name).focus();
      await page.keyboard.press('Control+Home');
      if (column === 1) await page.keyboard.press('ArrowRight');
      for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    }
    const undo = ({ page }: PlanterScreen, what: string) =>
      page.getByRole('button', { name: `Undo: ${what}` });

    it('EDT-4 follow what the other drafts, with its undo, and save all of it once', async () => {
      const { page, context } = await suite.arrive(DESKTOP);
      await signInWithKitchenBed(context, 'Tabitha of two tabs', [plantCell('carrot', 'Carrot')]);
      const response = await context.request.get('/api/gardens/fetchGardens');
      const { data }: { data: GardenRow[] } = await response.json();
      const second = await context.newPage();
      for (const tab of [page, second]) {
        await tab.goto(`/garden-summary?garden=${data[0]?.id}`);
        await tab.getByRole('heading', { name: 'Placed 1 of 1' }).waitFor();
      }
      const [one, other] = [page, second].map((tab) => new PlanterScreen(tab, mouseOf(tab)));
      if (!one || !other) throw new Error('there are two tabs');
      await moveDown(one, 0);
      await undo(other, 'Move Carrot').waitFor();
      await turnTo(second);
      await other.save();
      await second.getByText('Everything is saved.').waitFor();
      await page.getByText('Everything is saved.').waitFor();
      expect(await plantsIn(context)).toEqual(['Carrot 0,1']);
    });

    it('EDT-4 tell the stale one before it writes, and lose neither draft', async () => {
      const [one, other] = await open('Tabitha of two drafts');
      await moveDown(one, 0);
      await undo(one, 'Move Carrot').waitFor();
      await moveDown(other, 1);
      const card = other.page.getByRole('region', { name: 'Needs you: two layouts of Kitchen Bed' });
      await card.waitFor();
      await card.getByRole('button', { name: 'Use this one' }).click();
      await card.waitFor({ state: 'hidden' });
      // The other tab has it now, and leads back to its own.
      await undo(one, 'Choose this layout').waitFor();
      await turnTo(one.page);
      await undo(one, 'Choose this layout').click();
      await undo(one, 'Move Carrot').waitFor();
      await one.save();
      await one.page.getByText('Everything is saved.').waitFor();
      expect(await plantsIn(one.page.context())).toEqual(['Carrot 0,1', 'Radish 1,0']);
    });

    it('EDT-4 keep what one has saved where the other hears of it from the server alone', async () => {
      const [one, other] = await open('Tabitha who saves');
      await moveDown(one, 0);
      await one.save();
      await one.page.getByText('Everything is saved.').waitFor();
      await turnTo(other.page);
      await other.grid(BED.name).focus();
      for (const key of ['Control+Home', 'ArrowDown']) await other.page.keyboard.press(key);
      await other.page.getByRole('gridcell', { name: /^Row 2, column 1: Carrot/ }).waitFor();
      await moveDown(other, 1);
      await other.save();
      await other.page.getByText('Everything is saved.').waitFor();
      expect(await plantsIn(one.page.context())).toEqual(['Carrot 0,1', 'Radish 1,1']);
    });
  });
});
