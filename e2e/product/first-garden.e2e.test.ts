import type { Browser } from 'playwright-core';
import { DESKTOP, PHONE, startChromium, visit, type Watched } from '../src/browser';
import { DesignerScreen } from '../src/designer';
import { fingerOf, type Hand, mouseOf } from '../src/finger';
import { PlanterScreen } from '../src/planter';
import { createDataFolder, type DataFolder, type Product, startProduct } from '../src/product';

let data: DataFolder;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  data = await createDataFolder();
  product = await startProduct(data);
  browser = await startChromium();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await data.remove();
});

describe.each([
  ['a desktop', DESKTOP, 'Rosa'],
  ['a phone', PHONE, 'Tomás'],
] as const)('the first garden on %s', (_device, screen, name) => {
  let visitor: Watched;
  let hand: Hand;

  beforeAll(async () => {
    // The whole way once with everything that moves.
    visitor = await visit(browser, product.url, { ...screen, motion: 'no-preference' });
    hand = screen.touch ? await fingerOf(visitor.page) : mouseOf(visitor.page);
  });
  afterAll(() => visitor?.context.close());
  afterEach(() => {
    expect(visitor?.faults.splice(0)).toEqual([]);
  });

  const total = async (counter: string): Promise<string | null> =>
    visitor.page
      .locator('dl > div', { has: visitor.page.getByText(counter, { exact: true }) })
      .locator('dd')
      .textContent();

  it('LAND-1 begins at the landing page, whose first card opens the designer', async () => {
    const { page } = visitor;
    await page.goto('/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your Complete Garden Toolkit');
    await page
      .getByRole('link', { name: /Garden Designer/ })
      .first()
      .click();
    await page.waitForURL('**/in-ground-layout-page');
  });

  it('DES-3, DES-5 a guest paints a plot and sees its area, size and plant goal', async () => {
    const designer = new DesignerScreen(visitor.page, hand);
    await designer.openAsGuest();
    await designer.paintBed({ left: 1, top: 2, width: 6, height: 4 });
    await designer.shows('Area', '24 ft²');
    await designer.shows('Plant goal', '6');
    await designer.shows('Size', screen.touch ? "10' x 15'" : "25' x 25'");
  });

  it('DES-7, DES-10 names it, gives it its growing conditions and saves it', async () => {
    const { page } = visitor;
    const designer = new DesignerScreen(page, hand);
    await designer.denote(2, 3, 'Kitchen Bed');
    await designer.choose('Maintenance', 'Medium');
    await designer.next();
    const unsaved = page.getByRole('alertdialog', { name: 'Unsaved Gardens Detected!' });
    await unsaved.getByRole('button', { name: 'Got it!' }).click();
    await unsaved.waitFor({ state: 'hidden' });
    await designer.save('Kitchen Bed');
    await designer.next();
    await page.waitForURL('**/garden-summary');
  });

  it('PLT-2, PLT-4, AUTO-1 chooses plants, drags one onto the bed and lets Planted plan the rest', async () => {
    const { page } = visitor;
    const planter = new PlanterScreen(page, hand);
    await planter.choosePlants('Kitchen Bed', [
      ['Beefsteak Tomato', 2],
      ['Carrot', 5],
    ]);
    await planter.drag('Carrot', 'Kitchen Bed', 5, 3);
    await page.getByText('Placed 1 of 7').waitFor();
    await planter.plantAutomatically();
    await page.getByText('Placed 7 of 7').waitFor();
  });

  it('keeps the work through a reload', async () => {
    const { page } = visitor;
    await page.reload();
    await page
      .getByText('Placed 7 of 7')
      .or(page.getByRole('button', { name: 'Planting Garden: Kitchen Bed' }))
      .first()
      .waitFor();
    if (!(await page.getByText('Placed 7 of 7').isVisible()))
      await page.getByRole('button', { name: 'Planting Garden: Kitchen Bed' }).click();
    await page.getByText('Placed 7 of 7').waitFor();
  });

  it('AUTH-6, PLT-7, PLT-8 is asked to sign in, loses nothing, and saves', async () => {
    const { page } = visitor;
    const planter = new PlanterScreen(page, hand);
    await planter.save();
    await planter.signInAsDemoGardener(name);
    await page.getByText('Yay! You planted all your gardens!').waitFor();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: /dashboard|finish/i })
      .click();
    await page.waitForURL('**/dashboard');
  });

  it('DASH-2, DASH-3 sees the garden with its plants, and the counters', async () => {
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Kitchen Bed' }).waitFor();
    await page
      .getByText(/^82 plants in \d+ squares$/)
      .first()
      .waitFor();
    expect(await total('Total Gardens')).toBe('1');
    expect(await total('Total Plants')).toBe('7');
    expect(await total('Ready for Planting')).toBe('7');
  });

  it('MAN-4 sees in Recent Activity what just happened', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Manage your gardens' }).click();
    await page.getByText('Planted 7 plants in Kitchen Bed').waitFor();
    await page.getByText('Garden Saved', { exact: true }).waitFor();
  });

  it('FIND-1, FIND-2 searches the catalogue and sees cards', async () => {
    const { page } = visitor;
    await page.goto('/plant-finder');
    await page.getByRole('searchbox').fill('strawberry');
    await page.getByRole('heading', { name: 'June-Bearing Strawberry' }).waitFor();
  });

  it('finds everything again after the product was restarted, still signed in', async () => {
    const { page } = visitor;
    await page.goto('about:blank');
    expect(await product.stop()).toBe(0);
    product = await startProduct(data, { PORT: new URL(product.url).port });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Kitchen Bed' }).waitFor();
    await page.getByRole('heading', { name: new RegExp(name) }).waitFor();
    expect(await total('Total Plants')).toBe('7');
  });
});
