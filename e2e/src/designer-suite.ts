import type { Browser, Page } from 'playwright-core';
import { type Screen, startChromium, visit, type Watched } from './browser';
import { DesignerScreen } from './designer';
import { fingerOf, mouseOf } from './finger';
import { createDataFolder, type DataFolder, type Product, startProduct } from './product';

interface Visit {
  readonly page: Page;
  readonly designer: DesignerScreen;
}

/** A test on a busy machine; each wait within it has a bound of its own. */
const PATIENCE = 60_000;

/** Starts one product and one browser for a file of tests; each test has a visitor of its own, at whose page nothing may go wrong. */
export function designerSuite() {
  let data: DataFolder;
  let product: Product;
  let browser: Browser;
  let visitor: Watched | undefined;
  jest.setTimeout(PATIENCE);

  beforeAll(async () => {
    data = await createDataFolder();
    [product, browser] = await Promise.all([startProduct(data), startChromium()]);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await data?.remove();
  });
  afterEach(async () => {
    expect(visitor?.faults).toEqual([]);
    await visitor?.context.close();
  });

  /** A guest who has opened nothing yet. */
  async function arrive(screen: Screen): Promise<Visit> {
    visitor = await visit(browser, product.url, screen);
    const { page } = visitor;
    page.setDefaultTimeout(10_000);
    return { page, designer: new DesignerScreen(page, screen.touch ? await fingerOf(page) : mouseOf(page)) };
  }

  return {
    arrive,
    /** A guest who has been warned, at an empty grid. */
    async sitDown(screen: Screen, path = '/in-ground-layout-page'): Promise<Visit> {
      const at = await arrive(screen);
      await at.page.addInitScript(() => localStorage.setItem('planted-guest-warning-shown', 'yes'));
      await at.page.goto(path);
      await at.page.getByRole('grid').waitFor();
      return at;
    },
  };
}
