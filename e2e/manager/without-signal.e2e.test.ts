import type { Activity, JournalEntry, Reminder } from '@planted/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fetched } from '../src/fetched';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { until } from '../src/product';
import { gardenOf, layoutOf, standing } from '../src/served-layout';
import { turnTo } from '../src/tabs';

const NAME = 'Hedy in the greenhouse';
const read = async <Data>(context: BrowserContext, path: string): Promise<Data> =>
  ((await (await context.request.get(path)).json()) as { data: Data }).data;
const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Content').fill('In the greenhouse.');
  await named(page, 'Save Journal').click();
  await page.getByText('It will be sent when there is a signal.').waitFor();
}

/** Before it is sent. */
async function correct(page: Page, title: string, other: string): Promise<void> {
  await page.getByRole('tab', { name: 'Journals', exact: true }).last().click();
  await named(page, `Correct: ${title}`).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Title').fill(other);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await named(page, `Correct: ${other}`).waitFor();
}

describe('FLD-5 a gardener without a signal', () => {
  const suite = browserSuite();

  it('FLD-5 FLD-6 FLD-8 waters, ticks, writes and moves; takes one back; signs in again, and each is there once', async () => {
    const { page, context, faults } = await suite.arrive(PHONE);
    await signInWithKitchenBed(context, NAME, [plantCell('carrot', 'Carrot'), plantCell('radish', 'Radish')]);
    const { plants } = await layoutOf(context);
    const gardenId = await gardenOf(context);
    await post(context, '/api/gardens/updatePlantingDates', {
      plantingDates: plants.map(({ id }) => ({ plant_id: id, planted_date: '2026-05-01' })),
    });
    await post(context, '/api/reminder/addReminder', {
      ...{ title: 'Thin the carrots', reminder_datetime: new Date().toISOString(), garden_id: gardenId },
    });
    const old = { title: 'An old line', content: 'Not worth much.', privacy: 'private' };
    await post(context, '/api/journal/addJournalEntry', old);
    // Two tabs: one of them in the planter.
    const planter = await context.newPage();
    await planter.goto(`/garden-summary?garden=${gardenId}`);
    await planter.getByRole('grid').waitFor();
    await turnTo(page);
    // Both tabs of the page, whose code comes apart.
    await page.goto('/garden-manager?tab=reminders');
    await page.getByRole('checkbox', { name: 'Complete: Thin the carrots' }).waitFor();
    await page
      .getByRole('tab', { name: /^Journals/ })
      .first()
      .click();
    // Whoever has opened it once has what corrects a line.
    await named(page, 'Correct: An old line').click();
    await named(page, 'Take it back').click();
    await page.getByRole('heading', { name: 'An old line' }).waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'Add New' }).click();
    await page.getByLabel('Title', { exact: true }).waitFor();
    for (const tab of [page, planter]) await fetched(tab, 'start-waiting', 'waiting-bar');
    await context.setOffline(true);
    await page.getByText('What you do will be sent later.').waitFor();

    await write(page, 'The firts pea');
    await write(page, 'A mistake');
    await correct(page, 'The firts pea', 'The first pea');
    await page.getByRole('tab', { name: /^Reminders/ }).click();
    await page.getByRole('checkbox', { name: 'Complete: Thin the carrots' }).click();
    await named(page, 'Will be sent 3').waitFor();
    await named(page, 'Water Garden').click();
    await named(page, 'Watered Today').waitFor();
    await turnTo(planter);
    await planter.getByRole('grid').focus();
    for (const key of ['Control+Home', 'm', 'ArrowDown', 'Enter']) await planter.keyboard.press(key);
    await named(planter, 'Save Layout').click();
    await planter.getByText('will be sent', { exact: true }).waitFor();
    // This page has read no reminder: it says what the other one has kept with it.
    await named(planter, 'Will be sent 5').click();
    await planter.getByText('Done: Thin the carrots').waitFor();
    await turnTo(page);
    await named(page, 'Will be sent 5').click();
    const list = page.getByRole('region', { name: /^Will be sent/ });
    expect(await list.getByRole('listitem').count()).toBe(5);
    expect(await accessibilityProblems(page)).toEqual([]);
    await named(page, 'Take back: Journal: A mistake').click();
    await named(page, 'Will be sent 4').waitFor();

    // The session ends meanwhile; what waits stays, and is nobody else's.
    await context.clearCookies();
    await context.setOffline(false);
    await page.getByText('4 entries wait').waitFor();
    await post(context, '/api/demo/sign-in', { name: 'Otto, who borrows the phone' });
    await page.reload();
    await fetched(page, 'start-waiting', 'waiting-bar');
    expect(await named(page, /^Will be sent/).count()).toBe(0);
    expect(await read<JournalEntry[]>(context, '/api/journal/fetchJournalEntries')).toEqual([]);

    await post(context, '/api/demo/sign-in', { name: NAME });
    await page.reload();
    // Either tab sends it, and may have said so before this one was there; the plant is moved last.
    await until('all of it was sent', async () => standing(await layoutOf(context)).includes('carrot 0,1'));
    const lines = await read<JournalEntry[]>(context, '/api/journal/fetchJournalEntries');
    expect(lines.map(({ title }) => title)).toEqual(['The first pea']);
    const [reminder] = await read<Reminder[]>(context, '/api/reminder/fetchUserReminders');
    expect(reminder).toMatchObject({ is_completed: true });
    const log = await read<Activity[]>(context, `/api/activities/fetchGardenActivities?gardenId=${gardenId}`);
    const waterings = log.filter(({ event_type }) => event_type === 'watered');
    expect(waterings).toMatchObject([{ occurred_time: expect.stringMatching(/^\d\d:\d\d$/) }]);
    expect(standing(await layoutOf(context))).toEqual(['carrot 0,1', 'radish 1,0']);
    await turnTo(planter);
    await planter.reload();
    await planter.getByText('Everything is saved.').waitFor();
    await until(
      'nothing waits in the other tab',
      async () => (await named(planter, /^Will be sent/).count()) === 0,
    );
    expect(faults.splice(0).filter((fault) => fault.startsWith('exception'))).toEqual([]);
  });
});
