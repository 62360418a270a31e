import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE } from '../src/browser';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';

const carrot = plantCell('carrot', 'Carrot');

describe.each([
  ['a desktop', DESKTOP, 'Ida'],
  ['a phone', PHONE, 'Noor'],
] as const)('a garden that grows, on %s', (_device, screen, name) => {
  const gardener = oneVisitor(screen, async ({ page, context }) => {
    await signInWithKitchenBed(context, name, [carrot, carrot, carrot]);
    await page.goto('/garden-manager');
  });

  const save = () => gardener.page().getByRole('button', { name: 'Save Planting Dates' }).click();

  it('MAN-2 asks for a date, and takes one for all plants', async () => {
    const page = gardener.page();
    await page.getByText('3 plants without a planting date').waitFor();
    expect(await page.getByRole('button', { name: 'Water Garden' }).count()).toBe(0);
    await save();
    await page.getByText('Please select at least one planting date before saving.').waitFor();
    await page.getByLabel('Batch date').fill('2026-01-31');
    await save();
    await page.getByText('Successfully saved 3 planting dates and initialized health ratings!').waitFor();
    await page.getByText('Garden Complete!').waitFor();
    await page.getByRole('heading', { name: 'Set Planting Dates' }).waitFor({ state: 'hidden' });
  });

  it('MAN-3 waters the garden once a day, also after a reload', async () => {
    const page = gardener.page();
    await page.getByRole('button', { name: 'Water Garden' }).click();
    await page.getByText('Successfully watered 3 plants in Kitchen Bed!').waitFor();
    await page.reload();
    const watered = page.getByRole('button', { name: 'Watered Today' });
    await watered.waitFor();
    expect(await watered.isDisabled()).toBe(true);
  });

  it('MAN-4 finds planting, its completion and watering in Recent Activity', async () => {
    const page = gardener.page();
    await page.getByText('Kitchen Bed: set planting dates for 3 plants').waitFor();
    await page.getByText('All plants in Kitchen Bed are planted: 3 plants').waitFor();
    await page.getByText('Watered 3 plants in Kitchen Bed', { exact: true }).waitFor();
  });

  it('MAN-5 shows each plant with its dates and its health', async () => {
    const page = gardener.page();
    await page.getByRole('button', { name: 'Stop scrolling' }).click();
    const plants = page
      .getByRole('list', { name: 'Plants in Kitchen Bed' })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading'),
      });
    expect(await plants.count()).toBe(3);
    await plants
      .first()
      .filter({ hasText: /Jan 31, 2026.*80%/ })
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
