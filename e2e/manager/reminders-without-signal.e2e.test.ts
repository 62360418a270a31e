import type { Reminder } from '@planted/contracts';
import type { Page } from 'playwright-core';
import { PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fetched } from '../src/fetched';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { until } from '../src/product';

const DAY_MS = 86_400_000;

const waits = (page: Page, count: number) =>
  page.getByRole('button', { name: `Will be sent ${count}` }).waitFor();

/** Opens what changes a reminder. */
async function change(page: Page, title: string) {
  await page.getByRole('button', { name: `Change: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Save' }).waitFor();
  return dialog;
}

describe('FLD-5 a gardener who changes reminders without a signal', () => {
  const suite = browserSuite();

  it('FLD-5 FLD-6 moves, ends and deletes; a deletion is taken back before it is sent, and each rest is sent once', async () => {
    const { page, context, faults } = await suite.arrive(PHONE);
    await signInWithKitchenBed(context, 'Odile behind the hedge', [plantCell('carrot', 'Carrot')]);
    const due = new Date(Date.now() + DAY_MS);
    const add = (title: string, more: object = {}) =>
      post(context, '/api/reminder/addReminder', { title, reminder_datetime: due.toISOString(), ...more });
    await add('Thin the carrots');
    await add('Turn the compost', { recurrence_type: { type: 'daily' }, recurrence_interval: 3 });
    await add('Buy twine');
    await add('Sharpen the shears');
    await page.goto('/garden-manager?tab=reminders');
    await (await change(page, 'Buy twine')).getByRole('button', { name: 'Cancel' }).click();
    await fetched(page, 'start-waiting', 'waiting-bar');
    await context.setOffline(true);
    await page.getByText('What you do will be sent later.').waitFor();

    const later = new Date(due.getTime() + 5 * DAY_MS).toISOString().slice(0, 10);
    let dialog = await change(page, 'Thin the carrots');
    await dialog.getByRole('button', { name: 'Pick a day' }).click();
    await dialog.getByLabel('Date').fill(later);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await waits(page, 1);
    dialog = await change(page, 'Turn the compost');
    await dialog.getByRole('button', { name: 'End' }).click();
    await waits(page, 2);
    dialog = await change(page, 'Buy twine');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await waits(page, 3);
    dialog = await change(page, 'Sharpen the shears');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await waits(page, 4);
    const box = (title: string) => page.getByRole('checkbox', { name: `Complete: ${title}` });
    for (const title of ['Buy twine', 'Sharpen the shears']) await box(title).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Will be sent 4' }).click();
    await page.getByRole('button', { name: 'Take back: Deleted: Sharpen the shears' }).click();
    await waits(page, 3);
    await page.keyboard.press('Escape');
    await box('Sharpen the shears').waitFor();

    await context.setOffline(false);
    const reminders = async () => {
      const answer = await context.request.get('/api/reminder/fetchUserReminders');
      return ((await answer.json()) as { data: Reminder[] }).data;
    };
    await until('all were sent', async () => !(await reminders()).some(({ title }) => title === 'Buy twine'));
    await page.getByRole('button', { name: /^Will be sent/ }).waitFor({ state: 'hidden' });
    const shown = await reminders();
    const named = (wanted: string) => shown.find(({ title }) => title === wanted);
    expect(named('Thin the carrots')).toMatchObject({ revision: 1 });
    expect(named('Thin the carrots')?.reminder_datetime.slice(0, 10)).toBe(later);
    // Ended before any of its dates was completed, it asks no more.
    expect(named('Turn the compost')?.is_ended ?? true).toBe(true);
    expect(named('Sharpen the shears')).toMatchObject({ revision: 0 });
    await box('Turn the compost').waitFor({ state: 'hidden' });
    expect(faults.splice(0).filter((fault) => fault.startsWith('exception'))).toEqual([]);
  });
});
