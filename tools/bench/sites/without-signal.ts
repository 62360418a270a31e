import type { BrowserContext } from 'playwright-core';
import { until } from '../../engines/until.mjs';

/** Opens a page, and waits until all of the product is kept on the phone. @throws Error where it is not, after a minute */
export async function keepWhole(phone: BrowserContext, path: string): Promise<void> {
  const page = await phone.newPage();
  await page.goto(path);
  const isWhole = () =>
    page.evaluate(async () => {
      const lists = await caches.open('planted-lists');
      const sets = (await lists.keys()).filter(({ url }) => url.includes('/lists/sets/'));
      const kept = await Promise.all(sets.map(async (set) => (await lists.match(set))?.json()));
      return kept.some(({ state }) => state === 'whole');
    });
  if (!(await until(isWhole, 60_000))) throw new Error(`${path} is not kept`);
  await page.close();
}

/** As when the phone has rested in a pocket: the worker is started by what is opened. */
export async function endWorkers(phone: BrowserContext): Promise<void> {
  const page = await phone.newPage();
  const devtools = await phone.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.close();
}
