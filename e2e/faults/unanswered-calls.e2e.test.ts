import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DESKTOP, startChromium, visit, type Watched } from '../src/browser';
import { mouseOf } from '../src/finger';
import { HeldCalls } from '../src/held-calls';
import { fetched } from '../src/fetched';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { PlanterScreen } from '../src/planter';
import { sharedProduct, until } from '../src/product';
import { saidWithin } from '../src/said-within';

/** One thing that a gardener does, which the server must hear of. */
interface Act {
  readonly name: string;
  /** What is sent for it. */
  readonly call: RegExp;
  readonly open: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
  /** What must stand again, or still, after a failure. */
  readonly kept: (page: Page) => Promise<unknown>;
  readonly done: (page: Page) => Promise<unknown>;
  /** How it is shown without a signal, where it waits for one. */
  readonly waits?: (page: Page) => Promise<unknown>;
  /** How often the server has done it; undefined where nobody can ask. */
  readonly times?: (context: BrowserContext) => Promise<number>;
}

const read = async <Data>(context: BrowserContext, path: string): Promise<Data> =>
  ((await (await context.request.get(path)).json()) as { data: Data }).data;

const pressing = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const reading = (text: string) => (page: Page) => page.getByText(text).first().waitFor();
const BED = { name: 'Herb Bed', matrix: '1,1,1\n1,1,1' };

async function openPlanter(page: Page): Promise<void> {
  const planter = new PlanterScreen(page, mouseOf(page));
  await planter.openWith(BED);
  await planter.choosePlants(BED.name, [['Carrot', 1]]);
  await planter.drag('Carrot', BED.name, 0, 0);
}
const savedBeds = async (context: BrowserContext) =>
  (await read<{ name: string }[]>(context, '/api/gardens/fetchGardens')).filter(
    ({ name }) => name === BED.name,
  ).length;

const savingLayout: Omit<Act, 'name' | 'call'> = {
  open: openPlanter,
  press: pressing('Save Layout'),
  kept: reading('Your layout is still saved in this browser.'),
  // Its button has another name as soon as it is pressed.
  done: reading('All planted and saved.'),
  times: savedBeds,
};

const acts: readonly Act[] = [
  {
    name: 'water',
    call: /waterAllPlants/,
    async open(page) {
      await page.goto('/garden-manager');
      await page.getByRole('button', { name: 'Water Garden', exact: true }).waitFor();
    },
    press: pressing('Water Garden'),
    kept: (page) => page.getByRole('button', { name: 'Water Garden', exact: true }).waitFor(),
    done: (page) => page.getByRole('button', { name: 'Watered Today' }).waitFor(),
    waits: (page) => page.getByRole('button', { name: 'Watered Today' }).waitFor(),
  },
  {
    name: 'save a journal entry',
    call: /addJournalEntry/,
    async open(page) {
      await page.goto('/garden-manager?tab=journals&open=add');
      await page.getByLabel('Title', { exact: true }).fill('First day');
      await page.getByLabel('Content').fill('Two rows of carrots.');
    },
    press: pressing('Save Journal'),
    kept: (page) =>
      until('what was typed stays', async () => (await page.getByLabel('Content').inputValue()) !== ''),
    done: reading('Journal saved successfully!'),
    waits: reading('It will be sent when there is a signal.'),
    times: async (context) => (await read<unknown[]>(context, '/api/journal/fetchJournalEntries')).length,
  },
  {
    name: 'tick a reminder',
    call: /updateReminder/,
    async open(page) {
      await post(page.context(), '/api/reminder/addReminder', {
        title: 'Thin the carrots',
        reminder_datetime: new Date().toISOString(),
      });
      await page.goto('/garden-manager?tab=reminders');
      await page.getByRole('checkbox', { name: 'Complete: Thin the carrots' }).waitFor();
    },
    press: (page) => page.getByRole('checkbox', { name: 'Complete: Thin the carrots' }).click(),
    kept: (page) => page.getByRole('checkbox', { name: 'Complete: Thin the carrots' }).waitFor(),
    done: reading('Reminder Completed'),
    waits: (page) =>
      page.getByRole('checkbox', { name: 'Complete: Thin the carrots' }).waitFor({ state: 'detached' }),
  },
  { name: 'save a garden', call: /gardens\/save$/, ...savingLayout },
  { name: 'save a layout', call: /gardens\/savePlants$/, ...savingLayout },
  {
    name: 'write to the makers',
    call: /sendContactMessage/,
    async open(page) {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Get in Touch' }).first().click();
      await page.getByLabel('Email').fill('rosa@example.org');
      await page.getByLabel('Message').fill('Do you know the medlar?');
    },
    press: pressing('Send Message'),
    kept: (page) =>
      until('what was typed stays', async () => (await page.getByLabel('Message').inputValue()) !== ''),
    done: reading('Message sent successfully!'),
  },
];

describe('A2 a press that gets no answer', () => {
  let browser: Browser;
  let gardener: Watched;
  let gardeners = 0;

  beforeAll(async () => {
    browser = await startChromium();
  });
  beforeEach(async () => {
    gardener = await visit(browser, sharedProduct().url, DESKTOP);
    await signInWithKitchenBed(gardener.context, `Patient Pia ${(gardeners += 1)}`, [
      plantCell('carrot', 'Carrot'),
    ]);
    const plants = await read<{ id: string }[]>(gardener.context, '/api/gardens/fetchDashboardPlants');
    await post(gardener.context, '/api/gardens/updatePlantingDates', {
      plantingDates: plants.map(({ id }) => ({ plant_id: id, planted_date: '2026-05-01' })),
    });
  });
  afterEach(async () => {
    await gardener.context.close();
    // The network was cut on purpose, which browsers report; nothing else may go wrong.
    expect(gardener.faults.filter((fault) => fault.startsWith('exception'))).toEqual([]);
  });
  afterAll(() => browser?.close());

  /** How often it was done by now, against how often at the beginning. */
  async function expectOnce(act: Act, before: number | undefined): Promise<void> {
    expect(await act.times?.(gardener.context)).toBe(before === undefined ? undefined : before + 1);
  }

  it.each(acts.flatMap((act) => (act.waits ? [{ ...act, waits: act.waits }] : [])))(
    'FLD-5 to $name shows at once without a network, and is sent once when there is one',
    async (act) => {
      const { page, context } = gardener;
      const timeout = await saidWithin(() => act.open(page));
      const before = await act.times?.(context);
      await fetched(page, 'start-waiting', 'waiting-bar', 'toasts');
      await context.setOffline(true);
      await page.getByText('What you do will be sent later.').waitFor({ timeout });
      await act.press(page);
      await act.waits(page);
      await page.getByRole('button', { name: 'Will be sent 1' }).waitFor({ timeout });
      await context.setOffline(false);
      await page.getByText('1 entry was sent.').waitFor();
      await expectOnce(act, before);
    },
  );

  it.each(acts.filter(({ waits }) => !waits))(
    'to $name says at once, without a network, that nothing was saved, and is done once when Try again repeats what had arrived',
    async (act) => {
      const { page, context } = gardener;
      const timeout = await saidWithin(() => act.open(page));
      const before = await act.times?.(context);
      // What says it is fetched a moment after the page.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/toasts-')),
      );
      await context.setOffline(true);
      await act.press(page);
      await page.getByText('No signal', { exact: true }).waitFor({ timeout });
      await page.getByText('Nothing was saved or sent.').waitFor();
      await act.kept(page);
      await context.setOffline(false);
      const calls = await HeldCalls.of(page, act.call, 1, true);
      await act.press(page);
      await page.getByText('Still sending. The connection is slow.').waitFor({ timeout });
      await page.getByRole('button', { name: 'Try again' }).click();
      await act.done(page);
      expect(calls.count).toBe(2);
      await expectOnce(act, before);
    },
  );

  it.each(acts)(
    'to $name says within 3 s that the connection is slow, and its late success is shown',
    async (act) => {
      const { page, context } = gardener;
      const timeout = await saidWithin(() => act.open(page));
      const before = await act.times?.(context);
      const calls = await HeldCalls.of(page, act.call, 1);
      await act.press(page);
      const slow = page.getByText('Still sending. The connection is slow.');
      await slow.waitFor({ timeout });
      await calls.release();
      await act.done(page);
      await slow.waitFor({ state: 'hidden' });
      await expectOnce(act, before);
    },
  );

  it('reads: says within 3 s that the page is still loading, and asks again', async () => {
    const { page } = gardener;
    const timeout = await saidWithin(() => page.goto('/about'));
    const calls = await HeldCalls.of(page, /fetchDashboard\?/, 1);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByText('Still loading. The connection is slow.').waitFor({ timeout: timeout + 2000 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Kitchen Bed').first().waitFor();
    expect(calls.count).toBe(2);
  });

  it('AUTH-4 a 503 of /api/me shows no signed-in gardener the guest page, and is asked again by itself', async () => {
    const { page } = gardener;
    let asked = 0;
    let isSaid = false;
    await page.route('**/api/me', (route) => {
      asked += 1;
      return isSaid ? route.continue() : route.fulfill({ status: 503, body: '{"error":"busy"}' });
    });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => seen.push(document.body?.innerText ?? '')).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.goto('/dashboard');
    await page.getByText('Your account could not be read').waitFor();
    isSaid = true;
    await page.getByText('Kitchen Bed').first().waitFor();
    await page.getByText('Your account could not be read').waitFor({ state: 'hidden' });
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.join('\n'));
    expect(seen).not.toContain('Sign in to see yours');
    expect(asked).toBeGreaterThan(1);
  });
});
