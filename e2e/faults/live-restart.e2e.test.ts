import type { Browser } from 'playwright-core';
import { DESKTOP, startChromium, visit } from '../src/browser';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { createDataFolder, type DataFolder, type Product, startProduct } from '../src/product';

const entry = (title: string) => ({ title, content: 'By the fence.', privacy: 'private' });

describe('a page that follows what changes', () => {
  let data: DataFolder;
  let product: Product | undefined;
  let browser: Browser;

  beforeAll(async () => {
    data = await createDataFolder();
    browser = await startChromium();
  });
  afterEach(() => product?.stop());
  afterAll(async () => {
    await browser.close();
    await data.remove();
  });

  it.each(['stop', 'kill'] as const)(
    'EDT-4 hears again after the product went down (%s), with what changed meanwhile',
    async (how) => {
      product = await startProduct(data);
      const { url } = product;
      // Its faults are those of a server that is down.
      const { page, context } = await visit(browser, url, DESKTOP);
      await signInWithKitchenBed(context, `Restarted ${how}`, [plantCell('carrot', 'Carrot')]);
      // What was written before its stream began, a page reads and does not hear.
      const begun = page.waitForResponse((response) => response.url().includes('/api/gardens/live'));
      await page.goto('/dashboard');
      await begun;
      await page.getByRole('heading', { name: 'Plant Status' }).waitFor();
      await post(context, '/api/journal/addJournalEntry', entry('Before'));
      await page.getByText('Before', { exact: true }).first().waitFor();

      await product[how]();
      product = await startProduct(data, { PORT: new URL(url).port });
      await post(context, '/api/journal/addJournalEntry', entry('Afterwards'));
      await page.getByText('Afterwards', { exact: true }).first().waitFor();
      await context.close();
    },
    300_000,
  );
});
