/**
 * What Firefox and WebKit keep of the product, where they keep less than Chromium does.
 *
 * What Safari does after seven days without a visit, deleting all that scripts have stored, no driver can ask for: a
 * script does the same here. Whether WebKit shows a page as installed, from the home screen, no driver can say to
 * MiniBrowser: shell/src/install/install.unit.test.ts has that.
 */
import { randomUUID } from 'node:crypto';
import { keptReads } from '../src/kept';
import type { DeviceSettings } from '../src/other-browsers/driver';
import { FIRST_LINE, ServedGardener } from '../src/other-browsers/gardener';
import { GardenerOutdoors } from '../src/other-browsers/gardener-outdoors';
import { startOtherDevices } from '../src/other-browsers/other-browsers';
import { pageOf } from '../src/other-browsers/page-of';
import { sharedProduct, until } from '../src/product';

jest.setTimeout(900_000);

/** Deletes what scripts have stored, while a page has its databases open. Cookies stay, as in Safari. */
const CLEARING = `(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    const database = await new Promise((opened) => { opening.onsuccess = () => opened(opening.result); });
    for (const store of database.objectStoreNames)
      await new Promise((done) => { database.transaction(store, 'readwrite').objectStore(store).clear().onsuccess = done; });
    database.close();
  }
  localStorage.clear();
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  return true;
})()`;

/** Whether a page is denied a database. */
const IS_DENIED = `new Promise((said) => {
  if (!globalThis.indexedDB) return said(true);
  const opening = indexedDB.open('planted-test');
  opening.onsuccess = () => said(false);
  opening.onerror = () => said(true);
})`;

describe.each(startOtherDevices())('what %s keeps', (name, start) => {
  let she: GardenerOutdoors | undefined;

  /** A gardener who has signed in, with a browser of these settings. */
  async function arrives(who: string, settings?: DeviceSettings): Promise<GardenerOutdoors> {
    const { url } = sharedProduct();
    const served = await ServedGardener.prepare(url, `${who}, ${name} ${randomUUID().slice(0, 8)}`);
    she = new GardenerOutdoors(await start(url, settings), served);
    await she.signsIn();
    return she;
  }
  afterEach(async () => {
    await she?.device.close();
    she = undefined;
  });

  it('FLD-9 was cleared meanwhile: nothing is said to have been sent, and with a signal all is there again', async () => {
    const gardener = await arrives('Clara, whose storage was cleared');
    await gardener.visitsAll();
    await gardener.losesSignal();
    await gardener.writes('Lost with the rest');
    await gardener.readsCount(1);
    expect(await gardener.driver.evaluate(CLEARING)).toBe(true);
    // The page that is open goes on, and what is done now waits.
    await gardener.presses({ role: 'button', name: 'Water Garden' });
    await gardener.sees({ role: 'button', name: 'Watered Today' });
    await gardener.findsSignal();
    await until('what waits is sent', async () => (await gardener.served.hoursOf('watered')).length === 1);
    await gardener.misses({ role: 'button', name: 'Will be sent' });
    expect(await gardener.served.journal()).toEqual([FIRST_LINE]);
    await gardener.visitsAll();
    await gardener.losesSignal();
    for (const [path, what] of gardener.pages) await gardener.opens(path, what);
  });

  it('FLD-9 is nothing where it denies its database: said plainly, sent with the signal, and the pages open', async () => {
    const gardener = await arrives('Nora in a private window', { isWithoutDatabase: true });
    expect(await gardener.driver.evaluate(IS_DENIED)).toBe(true);
    for (const [path, what] of gardener.pages) await gardener.opens(path, what);
    await gardener.opens('/garden-manager', 'Kitchen Bed');
    await gardener.canWait();
    await gardener.losesSignal();
    await gardener.presses({ role: 'button', name: 'Water Garden' });
    await gardener.readsCount(1);
    await gardener.reads('Kept only until this window closes.');
    expect(await keptReads(pageOf(gardener.driver)).catch(() => [])).toEqual([]);
    await gardener.findsSignal();
    await until('what waits is sent', async () => (await gardener.served.hoursOf('watered')).length === 1);
    await gardener.misses({ role: 'button', name: 'Will be sent' });
  });

  it('FLD-1 is offered for the home screen as far as it can be: three steps on an iPhone, else nothing', async () => {
    const isPhone = name === 'webkit';
    const gardener = await arrives('Ida, who comes back', { isPhone });
    const can = "['onbeforeinstallprompt' in window, 'SyncManager' in window]";
    expect(await gardener.driver.evaluate(can)).toEqual([false, false]);
    await gardener.driver.evaluate("localStorage.setItem('planted-visits', '3')");
    await gardener.opens('/dashboard', 'Kitchen Bed');
    if (isPhone) await gardener.reads('Add to Home Screen.');
    // What waits for a signal may not have been fetched yet: that there is none is said all the same.
    await gardener.losesSignal();
    await gardener.reads('No signal.');
    const text = await gardener.driver.evaluate<string>('document.body.innerText');
    expect(text.includes('Planted in your pocket')).toBe(false);
    expect(text.includes('On iPhone and iPad')).toBe(isPhone);
  });
});
