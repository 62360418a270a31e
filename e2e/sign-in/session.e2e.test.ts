import type { Browser } from 'playwright-core';
import { DESKTOP, startChromium, visit, type Watched } from '../src/browser';
import { GardenerClient } from '../src/gardener-client';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';
import { createDataFolder, type DataFolder, type Product, startProduct, until } from '../src/product';

/** The hour of a session, in this product. */
const GOOD_FOR_SECONDS = 4;

describe('the session of a browser', () => {
  let data: DataFolder;
  let product: Product;
  let browser: Browser;
  let visitor: Watched;

  beforeAll(async () => {
    data = await createDataFolder();
    product = await startProduct(data, { SESSION_GOOD_FOR_SECONDS: String(GOOD_FOR_SECONDS) });
    browser = await startChromium();
    visitor = await visit(browser, product.url, DESKTOP);
    await signInWithKitchenBed(visitor.context, 'Tara', [plantCell('carrot', 'Carrot')]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await data.remove();
  });

  const cookie = async (name: string): Promise<string | undefined> =>
    (await visitor.context.cookies()).find((each) => each.name === name)?.value;
  /** What went wrong, but for calls that came to the server after the few seconds and were sent once more. */
  const otherFaults = (): string[] =>
    visitor.faults.filter((fault) => !/^(answer|console): .*\b401\b/.test(fault));
  const isOver = async () => Number(await cookie('planted_signed_in')) * 1000 < Date.now();

  it('AUTH-10 is refreshed by itself when its hour is over, and the gardener can still save', async () => {
    const { page } = visitor;
    await page.goto('/garden-manager');
    await page.getByRole('tab', { name: 'Journals', exact: true }).click();
    await page.getByRole('button', { name: 'Create Entry' }).click();
    await page.getByLabel('Title', { exact: true }).fill('First day');
    await page.getByLabel('Content').fill('Two rows of carrots.');
    const before = await cookie('planted_session');
    await until('the hour is over', isOver);
    await page.getByRole('button', { name: 'Save Journal' }).click();
    await page.getByText('Journal saved successfully!').waitFor();
    expect(await cookie('planted_session')).not.toBe(before);
    expect(otherFaults()).toEqual([]);
  });

  it('AUTH-10 that was ended elsewhere makes the page a guest’s with a message, and the draft waits', async () => {
    const { page, faults } = visitor;
    // The live connection would say it before the press: here its code never comes.
    await page.route('**/start-live-*.js', () => {});
    // A page looks after its session every 30 s: from here on long after this test.
    await page.reload();
    await page.getByRole('tab', { name: 'Add New' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Second day');
    await page.getByLabel('Content').fill('It rained.');
    const elsewhere = await GardenerClient.signIn(product.url, 'Tara');
    expect((await elsewhere.send('POST', '/api/sign-out-everywhere', {})).status).toBe(200);
    await until('the hour is over', isOver);
    await page.getByRole('button', { name: 'Save Journal' }).click();
    const alert = page.getByRole('region', { name: 'Alerts' });
    await alert.getByText('You are signed out').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();
    expect([await cookie('planted_session'), await cookie('planted_signed_in')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await page.getByText('It rained.').count()).toBe(0);
    faults.length = 0;

    await alert.getByRole('button', { name: 'Sign In' }).click();
    const overlay = page.getByRole('dialog');
    await overlay.getByLabel('Your name (optional)').fill('Tara');
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByRole('button', { name: 'Log Out', exact: true }).waitFor();
    await page.goto('/garden-manager');
    await page.getByRole('tab', { name: 'Journals', exact: true }).click();
    await page.getByRole('tab', { name: 'Add New' }).click();
    await until(
      'the draft is back',
      async () => (await page.getByLabel('Content').inputValue()) === 'It rained.',
    );
    expect(otherFaults()).toEqual([]);
    await page.unroute('**/start-live-*.js');
  });

  it('AUTH-10 that was ended elsewhere is said without a press, by the live connection', async () => {
    const { page } = visitor;
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Log Out', exact: true }).waitFor();
    const elsewhere = await GardenerClient.signIn(product.url, 'Tara');
    expect((await elsewhere.send('POST', '/api/sign-out-everywhere', {})).status).toBe(200);
    await page.getByRole('region', { name: 'Alerts' }).getByText('You are signed out').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();
    expect(otherFaults()).toEqual([]);
  });
});
