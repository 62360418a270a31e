import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fingerOf, mouseOf } from '../src/finger';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';
import { PlanterScreen } from '../src/planter';
import { layoutOf } from '../src/served-layout';

const BED = 'Kitchen Bed';
const RADISH = 'Radish';
const ID = 'radish--french-breakfast';
const NAME = 'Radish ‘French Breakfast’';

describe('a variety', () => {
  const suite = browserSuite();

  it('REA-5 of one’s own is made while choosing, and named and dated wherever it stands', async () => {
    const { page, context } = await suite.arrive(DESKTOP);
    await signInWithKitchenBed(context, 'Rosa of her own varieties', [plantCell('carrot', 'Carrot')]);
    const planter = new PlanterScreen(page, mouseOf(page));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Change Plants: ${BED}` }).click();
    await planter.grid(BED).waitFor();
    await page.getByRole('button', { name: 'Change Plants' }).click();
    const selector = page.getByRole('dialog', { name: `Choose plants for ${BED}` });
    await selector.getByRole('searchbox').fill('radish');
    await selector.getByRole('button', { name: `Add one ${RADISH}`, exact: true }).click();
    await selector.getByRole('button', { name: 'A variety of your own' }).click();
    const form = page.getByRole('dialog', { name: 'A variety of your own' });
    await form.getByLabel('Name').fill('Aunt Rosa’s');
    await form.getByLabel(/^Days to harvest/).fill('33');
    expect(await accessibilityProblems(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await selector.getByRole('radio', { name: '★ Aunt Rosa’s (mine)', checked: true }).waitFor();
    await selector.getByRole('button', { name: 'Add to Garden' }).click();
    await planter.plantAutomatically();
    await page.getByRole('heading', { name: 'Placed 2 of 2' }).waitFor();
    await planter.save();
    await page.getByText('Everything is saved.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Radish ‘Aunt Rosa’s’' }).first().waitFor();
    await page.goto('/garden-manager');
    await page.getByText('Radish ‘Aunt Rosa’s’').first().waitFor();
    await page.goto('/season');
    await page.getByText('Radish ‘Aunt Rosa’s’').first().waitFor();

    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Change Plants: ${BED}` }).click();
    await page.getByRole('button', { name: 'Change Plants' }).click();
    await selector.getByRole('searchbox').fill('yacón');
    await selector.getByRole('button', { name: 'Make it your own plant' }).click();
    const plant = page.getByRole('dialog', { name: 'A plant of your own' });
    await plant.getByLabel('Spacing').fill('6');
    await plant.getByText('4 plants per square').waitFor();
    await plant.getByLabel('Days to harvest').fill('90');
    await plant.getByRole('combobox', { name: 'Family' }).click();
    await page.getByRole('option').first().click();
    await plant.getByRole('button', { name: 'Save' }).click();
    await selector.getByRole('heading', { name: 'yacón' }).waitFor();
  });

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('REA-8 is found by its name, chosen, saved, and named wherever it stands: %s', async (on, screen) => {
    const { page, context } = await suite.arrive(screen);
    await signInWithKitchenBed(context, `Rosa of the varieties on a ${on}`, [plantCell('radish', RADISH)]);
    const planter = new PlanterScreen(page, screen.touch ? await fingerOf(page) : mouseOf(page));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Change Plants: ${BED}` }).click();
    await planter.grid(BED).waitFor();
    await page.getByRole('button', { name: 'Change Plants' }).click();
    const selector = page.getByRole('dialog', { name: `Choose plants for ${BED}` });
    await selector.getByRole('searchbox').fill('french breakfast');
    const radio = selector.getByRole('radio', { name: 'French Breakfast' });
    await radio.check();
    await selector.getByText('The one that stands keeps its own.').waitFor({ state: 'hidden' });
    await selector.getByRole('button', { name: `Add one ${RADISH}`, exact: true }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await selector.getByRole('button', { name: 'Add to Garden' }).click();
    await planter.grid(BED).waitFor();
    await planter.plantAutomatically();
    await page.getByRole('heading', { name: 'Placed 2 of 2' }).waitFor();
    await planter.save();
    await page.getByText('Everything is saved.').waitFor();
    const kinds = (await layoutOf(context)).plants.map((planting) => planting.plant_id);
    expect(kinds.toSorted()).toEqual(['radish', ID]);

    await page.reload();
    await page.getByRole('heading', { name: NAME }).first().waitFor();
    await page.goto('/garden-manager');
    await page.getByText(NAME).first().waitFor();
    await page.goto('/season');
    await page.getByText(NAME).first().waitFor();
  });
});
