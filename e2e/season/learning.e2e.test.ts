import type { BrowserContext } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP } from '../src/browser';
import { post } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const TODAY = new Date().toISOString().slice(0, 10);
const YEAR = Number(TODAY.slice(0, 4));

/** A gardener of Madison who sowed bush beans in the two years before, picked them late, and has some to come. */
async function growsBeansLate(context: BrowserContext, name: string): Promise<void> {
  const bed = await signInWithBed(context, name);
  for (const year of [YEAR - 2, YEAR - 1]) {
    const beans = placing('bean-bush', 0, 0);
    const { id } = beans;
    await bed.change(beans);
    const plantingDates = [{ plant_id: id, planted_date: `${year}-05-25` }];
    await post(context, '/api/gardens/updatePlantingDates', { plantingDates });
    const eventDetails = {
      ...{ subject: 'plant', subject_id: id, action: 'harvested' },
      notes: `Event occurred on ${year}-08-15 at . Sweet`,
    };
    await post(context, '/api/activities/addGardenEvent', { eventDetails });
    await bed.change({ type: 'end', id, how: 'harvested', day: TODAY });
  }
  await bed.change(placing('bean-bush', 0, 0));
}

describe('what harvests teach', () => {
  const gardener = oneVisitor(DESKTOP, ({ context }) => growsBeansLate(context, 'Lerna'));

  it('SEA-12 says after two seasons how late a kind ripens, and moves dates by it until it is switched off', async () => {
    const page = gardener.page();
    await page.goto('/season');
    const card = page.getByRole('region', { name: 'What Your Harvests Say' });
    await card.getByText(/^Your Bush Bean ripens \d+ days? after the packet \(2 years\)\.$/).waitFor();
    const growing = page.getByRole('grid').getByRole('button', { name: /^Bush Bean, growing / });
    const learned = await growing.getAttribute('aria-label');
    await growing.focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Yours ripen \d+ days? after the packet \(2 years\)\.$/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await card.getByRole('checkbox').focus();
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/gardens/choosePlace'));
    await page.keyboard.press('Space');
    await card.getByText('Dates follow the packet.').waitFor();
    expect((await sent).status()).toBe(200);
    // The dates of all beds follow the word a moment later.
    await until(
      'the dates are the packet’s',
      async () => (await growing.getAttribute('aria-label')) !== learned,
    );
    await page.reload();
    await card.getByText('Dates follow the packet.').waitFor();
    await card.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await card.getByText('Dates follow your harvests.').waitFor();
    await until(
      'the dates are those learned',
      async () => (await growing.getAttribute('aria-label')) === learned,
    );
  });
});
