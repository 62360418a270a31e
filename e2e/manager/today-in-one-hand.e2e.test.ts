import type { Locator, Page } from 'playwright-core';
import { accessibilityProblems, accessibilityProblemsInBothThemes } from '../src/accessibility';
import { PHONE } from '../src/browser';
import { fetched } from '../src/fetched';
import { post } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { layoutOf } from '../src/served-layout';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

/** Where beans can be sown on every day of the year, so that they are due whenever this runs. */
const HONOLULU = { name: 'Honolulu', region: 'Hawaii', latitude: 21.3, longitude: -157.9, elevation: 5 };
const DAY_MS = 86_400_000;
const TARGET = 44;
const [ACT, ACT_IN_SUN] = [56, 72];

const card = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });
const act = (page: Page, name: string) => card(page).getByRole('button', { name });
const sun = (page: Page) => page.getByRole('button', { name: 'Sun mode' });
const bed = (page: Page) => page.getByRole('region', { name: 'The bed' });
/** The button of an alert, by what that says. */
const offered = (page: Page, says: string | RegExp, name: string) =>
  page
    .getByRole('region', { name: 'Alerts' })
    .getByRole('status')
    .filter({ hasText: says })
    .getByRole('button', { name });

/** What of the page can be pressed and is smaller than a finger, by its words. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const pressable =
      'a[href], button, input, select, textarea, summary, label, [role=button], [role=tab], [role=checkbox]';
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((each) => {
      const { width, height } = (each.closest('label') ?? each).getBoundingClientRect();
      const isSeen = each.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const isSkipLink = each.getAttribute('href') === '#content';
      if (!isSeen || isSkipLink || Math.min(width, height) >= least - 0.5) return [];
      return [`${each.textContent || each.ariaLabel}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, TARGET);

/** The height of the lowest button that does something in the garden. */
async function leastAct(page: Page): Promise<number> {
  const acts = await card(page).getByRole('listitem').getByRole('button').all();
  const boxes = await Promise.all(acts.map((each) => each.boundingBox()));
  return Math.min(...boxes.map((box) => box?.height ?? 0));
}

const sideOf = async (what: Locator) => (((await what.boundingBox())?.x ?? 0) < 100 ? 'left' : 'right');

describe('FLD-4 today in one hand, on a phone of 360 px', () => {
  const gardener = oneVisitor({ ...PHONE, width: 360 }, async ({ context }) => {
    const { gardenId, change } = await signInWithBed(context, 'Hanna with one hand', {
      ...{ place: HONOLULU, zone: '11a' },
    });
    await change(placing('bean-bush', 0, 0, { after: null }), placing('carrot', 1, 0));
    const carrot = (await layoutOf(context)).plants.find(({ plant_id }) => plant_id === 'carrot');
    const planted_date = new Date(Date.now() - 20 * DAY_MS).toISOString().slice(0, 10);
    await post(context, '/api/gardens/updatePlantingDates', {
      plantingDates: [{ plant_id: carrot?.id, planted_date }],
    });
    await post(context, '/api/reminder/addReminder', {
      ...{ title: 'Thin the carrots', reminder_datetime: new Date().toISOString(), garden_id: gardenId },
    });
    await post(context, '/api/gardens/save', {
      ...{ name: 'Salad Border', soil_type: 'Loamy', hardiness_zone: '11a', sunlight: 'Full Sun' },
      ...{ maintenance: 'Low', matrix: '1,1,1,1' },
    });
  });

  it('shows the bed with what is lit, then the tasks; everything is as large as a finger, in both themes and in the sun', async () => {
    const page = gardener.page();
    await page.goto('/dashboard');
    await act(page, 'Done: Sow Bush Bean in Kitchen Bed').waitFor();
    await bed(page).getByText('Lit: Water Kitchen Bed').waitFor();
    await page.getByRole('navigation', { name: 'In the garden' }).waitFor();
    expect(await tooSmall(page)).toEqual([]);
    expect(await leastAct(page)).toBeGreaterThanOrEqual(ACT);
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    await sun(page).tap();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await leastAct(page)).toBeGreaterThanOrEqual(ACT_IN_SUN);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('does the work of three minutes by taps alone, each undone within 10 s, and without a signal taken back', async () => {
    const page = gardener.page();
    const { context } = gardener.visitor();
    const water = act(page, 'Water Kitchen Bed');
    const sow = act(page, 'Done: Sow Bush Bean in Kitchen Bed');
    const thin = act(page, 'Done: Thin the carrots');
    await page.getByRole('button', { name: 'Next bed' }).tap();
    await bed(page).getByText('Salad Border').waitFor();
    await page.getByRole('button', { name: 'Previous bed' }).tap();
    await bed(page).getByText('Lit: Water Kitchen Bed').waitFor();
    for (const [each, says, undoing] of [
      [water, 'Watering Complete!', /withdrawGardenEvent/],
      [sow, 'Bush Bean sown', /changeLayout/],
      [thin, 'Reminder Completed', /updateReminder/],
    ] as const) {
      await each.tap();
      await offered(page, says, 'Undo').waitFor();
      await each.waitFor({ state: 'detached' });
      // It shows at once; without its answer it would wait for a signal below.
      const undone = page.waitForResponse(undoing);
      await offered(page, says, 'Undo').tap();
      await undone;
      await each.waitFor();
    }
    expect(await sideOf(water)).toBe('right');
    await page.getByText('Buttons on the left').tap();
    expect(await sideOf(water)).toBe('left');

    await fetched(page, 'start-waiting', 'waiting-bar', 'toasts');
    await context.setOffline(true);
    await page.getByText('What you do will be sent later.').waitFor();
    for (const each of [water, sow, thin]) {
      await each.tap();
      await each.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Will be sent 3' }).tap();
    await page.getByRole('button', { name: 'Take back: Watered Kitchen Bed' }).waitFor();
    await offered(page, 'Done: Thin the carrots', 'Take back').tap();
    await thin.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByText('2 entries were sent.').waitFor();
    await page.reload();
    await thin.waitFor();
    expect([await water.count(), await sow.count()]).toEqual([0, 0]);
    expect(await sideOf(thin)).toBe('left');
    expect(await sun(page).getAttribute('aria-pressed')).toBe('true');
  });

  it('leads from place to place by its dock', async () => {
    const page = gardener.page();
    const dock = page.getByRole('navigation', { name: 'In the garden' });
    const place = (name: string) => dock.getByRole('link', { name });
    await place('Beds').tap();
    await page.waitForURL('**/garden-manager');
    await place('Log').tap();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await place('Season').tap();
    await page.waitForURL('**/season');
    await place('Today').tap();
    await bed(page).waitFor();
  });
});
