import type { Browser } from 'playwright-core';
import { DESKTOP, startChromium, visit } from '../src/browser';
import { sharedProduct } from '../src/product';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

/** On which gardeners of three zones look; the beans were drawn two evenings, nights or mornings before. */
const NOW = '2027-05-21T12:00:00.000Z';

describe('the day on which something was drawn', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser?.close());

  it.each([
    // Nine in the morning, an hour before midnight, and a quarter to one at night.
    ['Pacific/Auckland', '2027-05-18T21:00:00.000Z', 'May 19'],
    ['America/Los_Angeles', '2027-05-20T06:00:00.000Z', 'May 19'],
    ['Asia/Kolkata', '2027-05-18T19:15:00.000Z', 'May 19'],
  ])('SEA-14 is that of the gardener’s clock in %s', async (timeZone, addedAt, day) => {
    const { context, page, faults } = await visit(browser, sharedProduct().url, { ...DESKTOP, timeZone });
    await page.clock.setFixedTime(NOW);
    const bed = await signInWithBed(context, 'Aroha');
    await bed.change(placing('bean-bush', 0, 0));
    await page.route('**/fetchSeason*', async (route) => {
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
    expect(await sowing.getAttribute('aria-label')).toMatch(new RegExp(`^Bush Bean, sow ${day}\\b`));
    expect(faults).toEqual([]);
  });
});
