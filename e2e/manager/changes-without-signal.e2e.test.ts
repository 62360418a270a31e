import type { Activity, JournalEntry, Reminder } from '@planted/contracts';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fetched } from '../src/fetched';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { until } from '../src/product';
import { gardenOf } from '../src/served-layout';

const read = async <Data>(context: BrowserContext, path: string): Promise<Data> =>
  ((await (await context.request.get(path)).json()) as { data: Data }).data;
const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens what changes an entry or a reminder. */
async function change(page: Page, button: string): Promise<Locator> {
  await named(page, button).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).waitFor();
  return dialog;
}

/** Fetches the code of a dialog, as one that was opened before. */
async function look(page: Page, button: string): Promise<void> {
  const dialog = await change(page, button);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('FLD-5 a gardener who changes old entries without a signal', () => {
  const suite = browserSuite();

  it('FLD-5 FLD-6 FLD-7 corrects, takes back, snoozes and edits; each is sent once, and what met another page asks', async () => {
    const { page, context, faults } = await suite.arrive(PHONE);
    await signInWithKitchenBed(context, 'Ines between the rows', [plantCell('carrot', 'Carrot')]);
    const gardenId = await gardenOf(context);
    const eventDetails = { action: 'weeded', subject: 'garden', subject_id: gardenId, notes: 'Twice' };
    await post(context, '/api/activities/addGardenEvent', { eventDetails });
    const entry = { title: 'First pea', content: 'Sweet.', privacy: 'private' };
    const line = await post<{ data: { id: string } }>(context, '/api/journal/addJournalEntry', entry);
    const due = new Date().toISOString();
    await post(context, '/api/reminder/addReminder', { title: 'Thin the carrots', reminder_datetime: due });
    await page.goto('/garden-manager?tab=reminders');
    await look(page, 'Change: Thin the carrots');
    await page
      .getByRole('tab', { name: /^Journals/ })
      .first()
      .click();
    await look(page, 'Correct: First pea');
    await look(page, 'Correct: Weeded');
    await fetched(page, 'start-waiting', 'waiting-bar');
    await context.setOffline(true);
    await page.getByText('What you do will be sent later.').waitFor();

    // An entry of the log, corrected twice; the second is taken back in the list.
    for (const [words, count] of [
      ['Only once', 1],
      ['A mistake', 2],
    ] as const) {
      const dialog = await change(page, 'Correct: Weeded');
      await dialog.getByLabel('Note').fill(words);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await named(page, `Will be sent ${count}`).waitFor();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('listitem').filter({ hasText: words }).getByText('will be sent').first().waitFor();
    }
    await named(page, 'Will be sent 2').click();
    await named(page, 'Take back: Corrected: Weeded').last().click();
    await named(page, 'Will be sent 1').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Only once' }).first().waitFor();
    // A reminder, snoozed and then edited: the second rests on the first.
    await page.getByRole('tab', { name: /^Reminders/ }).click();
    let dialog = await change(page, 'Change: Thin the carrots');
    await dialog.getByRole('button', { name: 'Tomorrow' }).click();
    await named(page, 'Will be sent 2').waitFor();
    dialog = await change(page, 'Change: Thin the carrots');
    await dialog.getByLabel('Title').fill('Thin them again');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await named(page, 'Will be sent 3').waitFor();
    await page.getByRole('checkbox', { name: 'Complete: Thin them again' }).waitFor();
    // A line of the journal, which another page corrects meanwhile.
    await page
      .getByRole('tab', { name: /^Journals/ })
      .first()
      .click();
    dialog = await change(page, 'Correct: First pea');
    await dialog.getByLabel('Content').fill('Mine.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await named(page, 'Will be sent 4').waitFor();
    const theirs = { ...entry, id: line.data.id, revision: 0, content: 'Theirs.' };
    await post(context, '/api/journal/correctJournalEntry', theirs);

    await context.setOffline(false);
    const card = page.getByRole('region', { name: 'Needs you: Corrected: First pea' });
    await card.getByText('Theirs.').waitFor();
    await card.getByText('Mine.').waitFor();
    const [reminder] = await read<Reminder[]>(context, '/api/reminder/fetchUserReminders');
    expect(reminder).toMatchObject({ title: 'Thin them again', revision: 2 });
    expect(Date.parse(reminder?.reminder_datetime ?? '')).toBeGreaterThan(Date.parse(due) + 3_600_000);
    const log = await read<Activity[]>(context, `/api/activities/fetchGardenActivities?gardenId=${gardenId}`);
    expect(log.filter(({ event_type }) => event_type === 'weeded')).toMatchObject([
      { revision: 1, event_details: { notes: expect.stringContaining('Only once') } },
    ]);
    const journal = () => read<JournalEntry[]>(context, '/api/journal/fetchJournalEntries');
    expect(await journal()).toMatchObject([{ content: 'Theirs.', revision: 1 }]);
    await card.getByRole('button', { name: 'Save Mine' }).click();
    await until('mine is saved over it', async () => (await journal())[0]?.content === 'Mine.');
    expect(await journal()).toMatchObject([{ revision: 2, history: { length: 3 } }]);
    await card.waitFor({ state: 'hidden' });
    expect(faults.splice(0).filter((fault) => fault.startsWith('exception'))).toEqual([]);
  });
});
