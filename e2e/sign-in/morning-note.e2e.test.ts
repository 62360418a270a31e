import { randomUUID } from 'node:crypto';
import type { PushedNote, Reminder } from '@planted/contracts';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { sharedProduct, until } from '../src/product';

const bed = [plantCell('carrot', 'Carrot')];

/** Delivers a push to the page's service worker, as the browser's push service would. */
async function deliverer(context: BrowserContext, page: Page) {
  const client = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registration;
  const { origin } = new URL(sharedProduct().url);
  return (data: string) => client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

interface ShownNote {
  readonly title: string;
  readonly options: { readonly body: string; readonly tag: string; readonly data: unknown };
}

/** Hears what the worker has shown: a browser without a screen has no permission to give, and shows none. */
async function noteScreen(worker: Worker) {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: object; shownNotes: unknown[] };
    scope.shownNotes = [];
    const showNotification = async (title: string, options: object) =>
      void scope.shownNotes.push({ title, options });
    Object.defineProperty(scope.registration, 'showNotification', { value: showNotification });
  });
  return {
    shown: () =>
      worker.evaluate(() => (globalThis as unknown as { shownNotes: unknown[] }).shownNotes) as Promise<
        ShownNote[]
      >,
    /** As the browser says that a button of the note was pressed. */
    press: (action: string, { options }: ShownNote) =>
      worker.evaluate(
        ([pressed, data]) => {
          const event = new Event('notificationclick');
          const notification = { data, close: () => {} };
          const parts = { action: pressed, notification, waitUntil: () => {} };
          for (const [name, value] of Object.entries(parts)) Object.defineProperty(event, name, { value });
          globalThis.dispatchEvent(event);
        },
        [action, options.data] as const,
      ),
  };
}

describe('the morning note in a browser', () => {
  const suite = browserSuite();

  it('TEL-4 shows each push as one note a day; Done goes through the outbox, without a page that does it', async () => {
    const { page, context, faults } = await suite.arrive({ ...PHONE, worker: 'allow' });
    await signInWithKitchenBed(context, 'Nora', bed);
    const { data } = await post<{ data: { id: string } }>(context, '/api/reminder/addReminder', {
      ...{ title: 'Thin the carrots', reminder_datetime: new Date().toISOString() },
    });
    const me = (await (await context.request.get('/api/me')).json()) as { user: { id: string } };
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const deliver = await deliverer(context, page);
    const note: PushedNote = {
      ...{ title: '1 thing in your garden', body: 'Thin the carrots', owner: me.user.id, day: '2027-06-01' },
      tomorrow: [],
      done: [
        {
          ...{ key: randomUUID(), call: 'update-reminder', method: 'PATCH', gardenId: null, version: null },
          address: `/api/reminder/updateReminder/${data.id}`,
          body: JSON.stringify({ is_completed: true, completed_at: '{moment}' }),
        },
      ],
    };
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('there is no service worker');
    const { shown, press } = await noteScreen(worker);
    await deliver(JSON.stringify(note));
    await deliver(JSON.stringify(note));
    await until('both are shown', async () => (await shown()).length === 2);
    const [first, again] = await shown();
    expect(first).toMatchObject({ title: '1 thing in your garden', options: { body: 'Thin the carrots' } });
    // One tag: the second takes the place of the first.
    expect(again?.options.tag).toBe(first?.options.tag);
    if (first) await press('done', first);
    await until('the reminder is done', async () => {
      const answer = await context.request.get('/api/reminder/fetchUserReminders');
      const { data: reminders } = (await answer.json()) as { data: Reminder[] };
      return reminders.some(({ id, is_completed }) => id === data.id && is_completed);
    });
    // What cannot be read is shown all the same.
    await deliver('not JSON');
    await until('a note is shown', async () => (await shown()).some(({ title }) => title === 'Planted'));
    expect(faults).toEqual([]);
  });

  it('TEL-4 TEL-5 asks nothing before the switch is pressed, and offers mail, hour and quiet hours', async () => {
    const { page, context, faults } = await suite.arrive(PHONE);
    await signInWithKitchenBed(context, 'Olga', bed);
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'One note each morning' });
    await section.getByText('At 7:00 AM, by your garden’s clock').waitFor();
    expect(await page.evaluate(() => Notification.permission)).not.toBe('granted');
    await section.getByRole('button', { name: 'Hour and quiet hours' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hour and quiet hours' });
    await dialog.getByLabel('Note at').fill('06:30');
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await section.getByText('At 6:30 AM, by your garden’s clock').waitFor();
    // A demo gardener has no address.
    await section.getByRole('checkbox', { name: 'By mail, too' }).click();
    await page.getByText('No email address of yours is known here').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(faults.splice(0).filter((fault) => !/400/.test(fault))).toEqual([]);
  });
});
