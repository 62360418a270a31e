/**
 * What a gardener does without a signal, in Firefox and in WebKit.
 *
 * WebKit has a network of its own whose default route goes, as its driver has no command for that. Firefox is told by its
 * driver that it is offline, page by page: while a page loads it believes in a signal, for otherwise it asks no service
 * worker for it. In both no connection is made anymore. The browser itself stays: MiniBrowser, driven, keeps what it has
 * in memory, so that it cannot be ended and started again with it. Its pages can.
 */
import { randomUUID } from 'node:crypto';
import { GardenerOutdoors } from '../src/other-browsers/gardener-outdoors';
import { FIRST_LINE, ServedGardener } from '../src/other-browsers/gardener';
import { startOtherDevices } from '../src/other-browsers/other-browsers';
import { sharedProduct, until } from '../src/product';

jest.setTimeout(900_000);

describe.each(startOtherDevices())('a gardener without a signal, in %s', (name, start) => {
  let she: GardenerOutdoors;
  /** Between which minutes she watered. */
  let watered: readonly [from: string, to: string];
  const button = (of: string) => ({ role: 'button', name: of });

  beforeAll(async () => {
    const { url } = sharedProduct();
    const served = await ServedGardener.prepare(url, `Flora ${randomUUID()}, in ${name}`);
    she = new GardenerOutdoors(await start(url), served);
    console.info(she.driver.name);
  });
  afterAll(() => she?.device.close());

  it('FLD-2 has every page after one visit, by its address and by reload, with what is hers', async () => {
    await she.signsIn();
    await she.visitsAll();
    await she.losesSignal();
    await she.reads('What you do will be sent later.');
    const own: [string, string][] = [
      ['/about', 'Planted'],
      ['/account', she.served.name],
      ['/place', 'Madison'],
      ['/in-ground-layout-page', 'In Ground Garden'],
      ['/raised-bed-garden', 'Raised Bed Garden'],
      ['/container-garden', 'Container Garden'],
    ];
    for (const [path, what] of [...own, ...she.pages]) await she.opens(path, what);
    await she.reloads();
    await she.sees({ role: 'grid', name: 'Kitchen Bed, ' });
  });

  it('FLD-5 writes, ticks, waters, logs and moves; each will be sent, and one is taken back', async () => {
    await she.writes('First pea');
    await she.writes('A mistake');
    await she.readsCount(2);
    await she.goto('/garden-manager?tab=reminders');
    await she.presses({ role: 'checkbox', name: 'Complete: Thin the carrots' });
    await she.readsCount(3);
    const from = await she.minute();
    await she.presses(button('Water Garden'));
    await she.sees(button('Watered Today'));
    watered = [from, await she.minute()];
    await she.goto('/garden-manager');
    await she.presses(button('Add Event'));
    await she.presses({ role: 'combobox', name: 'Event type' });
    await she.presses({ role: 'option', name: 'Weeded' });
    await she.presses(button('Add Event'));
    await she.readsCount(5);
    await she.goto(`/garden-summary?garden=${she.served.gardenId}`);
    await she.movesCarrot();
    await she.presses(button('Save Layout'));
    await she.readsCount(6);
    await she.presses(button('Will be sent 6'));
    await she.presses(button('Take back: Journal: A mistake'));
    await she.readsCount(5);
  });

  it('FLD-5, FLD-6 closes the page and opens it again: all of it still waits, and is sent once with the signal', async () => {
    await she.driver.reopen();
    await she.opens('/garden-manager', 'Kitchen Bed');
    await she.reads('What you do will be sent later.');
    await she.readsCount(5);
    await until('it is another minute', async () => (await she.minute()) > watered[1]);
    expect(await she.served.journal()).toEqual([FIRST_LINE]);
    await she.findsSignal();
    // The plant is moved last.
    await until('all of it was sent', async () => (await she.served.standing()).includes('carrot 0,1'));
    expect(await she.served.journal()).toEqual(['First pea', FIRST_LINE]);
    expect(await she.served.reminders()).toMatchObject([{ is_completed: true }]);
    const hours = await she.served.hoursOf('watered');
    expect(hours).toHaveLength(1);
    expect(watered).toContain(hours[0]);
    expect(await she.served.hoursOf('weeded')).toHaveLength(1);
    expect(await she.served.standing()).toEqual(['carrot 0,1', 'radish 1,0']);
    await she.misses({ role: 'button', name: 'Will be sent' });
  });

  it('FLD-9 has a signal that is worth nothing, of which the browser knows nothing', async () => {
    await she.device.network.lose();
    await she.opens('/season', 'Carrot');
    await she.writes('Nothing arrives');
    expect(await she.driver.evaluate('navigator.onLine')).toBe(true);
    await she.readsCount(1);
    // It may have arrived: only the server could take it back.
    await she.presses(button('Will be sent 1'));
    await she.reads('On its way: take it back once it is sent.');
    await she.driver.reopen();
    await she.opens('/garden-manager', 'Kitchen Bed');
    await she.readsCount(1);
    await she.device.network.restore();
    await until('it was sent', async () => (await she.served.journal()).includes('Nothing arrives'));
    await she.misses({ role: 'button', name: 'Will be sent' });
    expect(await she.served.journal()).toHaveLength(3);
  });
});
