import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE, type Screen } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { DesignerScreen } from '../src/designer';
import { fingerOf, mouseOf } from '../src/finger';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { until } from '../src/product';
import { gardenOf, layoutOf, standing, type Served } from '../src/served-layout';

const BED = 'Kitchen Bed';
const SMALL_PHONE: Screen = { ...PHONE, width: 360 };
const RADISH = plantCell('radish', 'Radish');
const CARROT = plantCell('carrot', 'Carrot');
const WEEK_MS = 7 * 86_400_000;
const PLANTED_ON = new Date(Date.now() - WEEK_MS).toISOString().slice(0, 10);

/** What a planting keeps through every change of its bed. */
const keptOf = ({ plants }: Served) =>
  plants
    .map(({ id, planted_date, health_rating }) => ({ id, planted_date, health_rating }))
    .toSorted((one, other) => one.id.localeCompare(other.id));

describe('the bed of a saved garden', () => {
  const suite = browserSuite();

  /** Two radishes and a carrot that grow in a bed of 3 × 2 ft since last week. */
  async function growingBed(name: string, screen: Screen = DESKTOP) {
    const visitor = await suite.arrive(screen);
    await signInWithKitchenBed(visitor.context, name, [RADISH, RADISH, CARROT]);
    const { plants } = await layoutOf(visitor.context);
    const plantingDates = plants.map(({ id }) => ({ plant_id: id, planted_date: PLANTED_ON }));
    await post(visitor.context, '/api/gardens/updatePlantingDates', { plantingDates });
    return visitor;
  }

  async function openFrom(page: Page, address: string, screen: Screen = DESKTOP): Promise<DesignerScreen> {
    const designer = new DesignerScreen(page, screen.touch ? await fingerOf(page) : mouseOf(page));
    await page.goto(address);
    await page.getByRole('link', { name: `Change Bed: ${BED}` }).click();
    await page.getByText('Everything is saved.').waitFor();
    return designer;
  }

  const saved = (page: Page) => page.getByText('Everything is saved.').waitFor();

  it('EDT-5, EDT-3 adds a row above and turns the bed by mouse; each plant keeps id, dates and health', async () => {
    const { page, context } = await growingBed('Maya of the turned bed');
    const before = await layoutOf(context);
    const designer = await openFrom(page, '/dashboard');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Above' }).click();
    // One square more at the right, drawn beyond the bed.
    await designer.hand.tap(await designer.cell(5, 1));
    await designer.shows('Area', '10 ft²');
    await page.getByRole('button', { name: 'Turn Bed' }).click();
    await page.getByText(`10 ft² · 3' x 4' · 3 plantings`).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Undo: Turn the bed' }).waitFor();
    await page.getByRole('button', { name: 'Save Bed' }).focus();
    await page.keyboard.press('Enter');
    await saved(page);
    const after = await layoutOf(context);
    expect(after.garden).toMatchObject({ matrix: '1,1,1\n1,1,1\n1,1,1\n0,0,1', width: 3, height: 4 });
    expect(standing(after)).toEqual(['carrot 1,2', 'radish 1,0', 'radish 1,1']);
    expect(keptOf(after)).toEqual(keptOf(before));
    expect(after.plants.every(({ planted_date }) => planted_date === PLANTED_ON)).toBe(true);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: BED }).first().waitFor();
  });

  it('EDT-5 names the plants that would lose their soil, by touch on a phone', async () => {
    const { page, context } = await growingBed('Maya on a phone', SMALL_PHONE);
    const designer = await openFrom(page, '/garden-manager', SMALL_PHONE);
    expect(await accessibilityProblems(page)).toEqual([]);
    await designer.tool('Erase');
    await designer.hand.drag(await designer.cell(2, 2), await designer.cell(4, 2));
    const named = page.getByRole('dialog', { name: '3 plants would lose their soil' });
    await named.getByText('2 × Radish').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await named.getByRole('button', { name: 'Keep Their Squares' }).click();
    await designer.shows('Area', '6 ft²');
    await designer.hand.tap(await designer.cell(4, 2));
    const carrot = page.getByRole('dialog', { name: '1 Carrot would lose its soil' });
    await carrot.getByRole('button', { name: 'Remove the Plant' }).click();
    await page
      .getByRole('dialog', { name: 'Why remove Carrot?' })
      .getByRole('button', { name: /^Moved away/ })
      .click();
    await designer.shows('Area', '5 ft²');
    await page.getByRole('button', { name: 'Save Bed' }).click();
    await saved(page);
    const after = await layoutOf(context);
    expect(after.garden.matrix).toBe('1,1,0\n1,1,1');
    expect(standing(after)).toEqual(['radish 0,0', 'radish 1,0']);
  });

  it('EDT-4 asks where another device was faster with the same bed, and overwrites nothing', async () => {
    const { page, context, faults } = await growingBed('Maya in two places');
    const designer = await openFrom(page, '/dashboard');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Right' }).click();
    const { version, garden } = await layoutOf(context);
    await post(context, '/api/gardens/changeLayout', {
      gardenId: garden.id,
      expectedVersion: version,
      changes: [{ type: 'reshape', matrix: '1,1,1\n1,1,1\n1,1,1', shiftY: 1 }],
    });
    // Nothing arrives: it is said, and kept.
    await page.getByRole('button', { name: 'Save Bed' }).click();
    await page.getByText(/^Not saved: .* kept in this browser\.$/).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Save Bed' }).click();
    const card = page.getByRole('region', { name: `Needs you: ${BED}` });
    await card.getByText(`9 ft², 3' x 3'`).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await card.getByRole('button', { name: 'Use Mine' }).click();
    await page.getByRole('button', { name: 'Save Bed' }).click();
    await until('mine is saved', async () => (await layoutOf(context)).garden.width === 4);
    expect(standing(await layoutOf(context))).toEqual(['carrot 2,0', 'radish 0,0', 'radish 1,0']);
    await designer.shows('Size', `4' x 2'`);
    expect(faults.splice(0).filter((fault) => !/changeLayout|live|ERR_INTERNET/.test(fault))).toEqual([]);
  });

  it('EDT-5 asks who is not signed in, and says so for a garden of somebody else', async () => {
    const { context } = await growingBed('Maya at home');
    const stranger = await suite.arrive(DESKTOP);
    const address = `/in-ground-layout-page?garden=${await gardenOf(context)}`;
    await stranger.page.goto(address);
    await stranger.page.getByText('Sign in to change the bed of your garden.').waitFor();
    await post(stranger.context, '/api/demo/sign-in', { name: 'Bruno' });
    await stranger.page.goto(address);
    await stranger.page.getByText("We couldn't find this garden among yours.").waitFor();
    expect(stranger.faults.splice(0).filter((fault) => !fault.includes('/fetchLayout?'))).toEqual([]);
  });
});
