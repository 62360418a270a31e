import type { Page } from 'playwright-core';

/** How many kinds of plants the catalog of the product has that the page is of. */
export async function kindsInCatalog(page: Page): Promise<number> {
  const plants: unknown[] = await (await page.request.get('/rest/v1/plants?select=id')).json();
  return plants.length;
}
