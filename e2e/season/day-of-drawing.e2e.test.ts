import type { Browser } from 'playwright-core';
import { DESKTOP, startChromium, visit } from '../src/browser';
import { sharedProduct } from '../src/product';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

/** On which gardeners of three zones look; the beans were drawn on June 8 of each. */
const NOW = '2027-06-10T12:00:00.000Z';

describe('the day on which something was drawn', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser?.close());

  it.each([
    // Nine in the morning, an hour before midnight, and a quarter to one at night.
    ['Pacific/Auckland', 'Aroha of the morning', '2027-06-07T21:00:00.000Z'],
    ['America/Los_Angeles', 'Dolores of the evening', '2027-06-09T06:00:00.000Z'],
    ['Asia/Kolkata', 'Asha of the night', '2027-06-07T19:15:00.000Z'],
  ])('SEA-14 is that of the gardener’s clock in %s: June 8 for %s', async (timeZone, name, addedAt) => {
    const { context, page, faults } = await visit(browser, sharedProduct().url, { ...DESKTOP, timeZone });
    await page.clock.setFixedTime(NOW);
    const bed = await signInWithBed(context, name);
    await bed.change(placing('bean-bush', 0, 0));
    await page.route(/\/api\/gardens\/fetchSeason(\?|$)/, async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      const plantings = data.plantings.map((one: object) => ({
        ...one,
        addedAt,
        addedDay: addedAt.slice(0, 10),
      }));
      await route.fulfill({ response, json: { data: { ...data, plantings } } });
    });
    await page.goto('/season');
    const sowing = page.getByRole('grid').getByRole('button', { name: /^Bush Bean, sow / });
    await sowing.waitFor();
    expect(await sowing.getAttribute('aria-label')).toMatch(/^Bush Bean, sow June 8\b/);
    await page.unrouteAll({ behavior: 'wait' });
    await context.close();
    expect(faults).toEqual([]);
  });
});
