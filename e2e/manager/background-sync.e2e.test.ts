import type { JournalEntry } from '@planted/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fetched } from '../src/fetched';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';
import { sharedProduct, until } from '../src/product';

/** Wakes the service worker, as the browser does when there is a signal again. */
async function waker(context: BrowserContext) {
  // A page of nobody's: what wakes the worker must not be a page of the product's.
  const client = await context.newCDPSession(await context.newPage());
  const { origin } = new URL(sharedProduct().url);
  let registrationId: string | undefined;
  client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId ??= registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))?.registrationId;
  });
  await client.send('ServiceWorker.enable');
  await until('the service worker is known', async () => registrationId !== undefined);
  return (tag: string) =>
    client.send('ServiceWorker.dispatchSyncEvent', {
      ...{ origin, registrationId: registrationId ?? '', tag, lastChance: false },
    });
}

/** Hears what the browser is asked to wake the worker for, since one that is driven by a test has that switched off. */
async function hearTags(page: Page): Promise<string[]> {
  const tags: string[] = [];
  await page.exposeFunction('hearTag', (tag: string) => void tags.push(tag));
  await page.addInitScript(() => {
    const world = globalThis as unknown as {
      readonly SyncManager: { readonly prototype: object };
      readonly hearTag: (tag: string) => Promise<void>;
    };
    Object.defineProperty(world.SyncManager.prototype, 'register', { value: world.hearTag });
  });
  return tags;
}

describe('FLD-6 what waits when the page is closed', () => {
  const suite = browserSuite();

  it('FLD-6 is sent by the service worker once there is a signal, and once only', async () => {
    const { page, context } = await suite.arrive({ ...PHONE, worker: 'allow' });
    await signInWithKitchenBed(context, 'Greta, whose phone is in her pocket', [
      plantCell('carrot', 'Carrot'),
    ]);
    const me = (await (await context.request.get('/api/me')).json()) as { user: { id: string } };
    const tags = await hearTags(page);
    await page.goto('/garden-manager');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page
      .getByRole('tab', { name: /^Journals/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Add New' }).click();
    await page.getByLabel('Title', { exact: true }).waitFor();
    await fetched(page, 'start-waiting', 'waiting-bar');
    await context.setOffline(true);
    await page.getByText('What you do will be sent later.').waitFor();
    await page.getByLabel('Title', { exact: true }).fill('The first pea');
    await page.getByLabel('Content').fill('Seen on the way out.');
    await page.getByRole('button', { name: 'Save Journal' }).click();
    await page.getByText('It will be sent when there is a signal.').waitFor();

    await until('the browser is asked to wake the worker', async () => tags.length > 0);
    expect(tags).toEqual([`planted/waiting/${me.user.id}`]);
    const wake = await waker(context);
    await page.close();
    await context.setOffline(false);
    const lines = async () => {
      const answer = await context.request.get('/api/journal/fetchJournalEntries');
      return ((await answer.json()) as { data: JournalEntry[] }).data.map(({ title }) => title);
    };
    // Another's tag sends nothing.
    await wake('planted/waiting/somebody-else');
    expect(await lines()).toEqual([]);
    await wake(`planted/waiting/${me.user.id}`);
    await until('it was sent', async () => (await lines()).length > 0);
    await wake(`planted/waiting/${me.user.id}`);

    const next = await context.newPage();
    await next.goto('/garden-manager?tab=journals');
    await next.getByText('The first pea').first().waitFor();
    await fetched(next, 'start-waiting', 'waiting-bar');
    expect(await next.getByRole('button', { name: /^Will be sent/ }).count()).toBe(0);
    expect(await lines()).toEqual(['The first pea']);
  });
});
