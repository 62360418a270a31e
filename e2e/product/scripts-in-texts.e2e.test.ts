import type { GardenPlant } from '@planted/contracts';
import type { Page } from 'playwright-core';
import { browserSuite } from '../src/browser-suite';
import type { Watched } from '../src/browser';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { until } from '../src/product';
import { scriptAttempts } from '../src/script-attempts';

/** What the page remembers of anything that ran or that its policy stopped. */
interface Noticed {
  ran: number;
  violations: string[];
}

const inLots = (texts: readonly string[], size: number): string[][] =>
  texts.length === 0 ? [] : [texts.slice(0, size), ...inLots(texts.slice(size), size)];
/** Control characters are refused in any text; a tab is none of those. */
const storable = scriptAttempts.filter((text) => !text.includes('\u0001'));
const short = storable.filter((text) => text.length <= 50);

/** Some 400 texts in some 30 pages, for which a machine with other work takes its time. */
jest.setTimeout(600_000);

describe(`${scriptAttempts.length} attempts to put a script into a text`, () => {
  const suite = browserSuite();

  async function watched(): Promise<Watched & { noticed: string[]; look: () => Promise<void> }> {
    const visitor = await suite.arrive();
    const { page } = visitor;
    const noticed: string[] = [];
    page.on('dialog', (dialog) => {
      noticed.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (/evil/.test(new URL(request.url()).host)) noticed.push(`request: ${request.url()}`);
    });
    await page.addInitScript(() => {
      const remembered: Noticed = { ran: 0, violations: [] };
      const define = (name: string, property: PropertyDescriptor) =>
        Object.defineProperty(window, name, property);
      define('noticed', { value: remembered });
      define('ran', { set: () => (remembered.ran += 1), get: () => undefined });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        remembered.violations.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const look = async () => {
      const remembered = await page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed);
      expect({ ...remembered, noticed }).toEqual({ ran: 0, violations: [], noticed: [] });
    };
    return { ...visitor, noticed, look };
  }

  /** Waits until each of these stands on the page as it was written. */
  const standLiterally = async (page: Page, texts: readonly string[]) => {
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    let missing: string[] = [];
    await until(
      `the page shows ${texts.length} texts as they were written`,
      async () => {
        // By script, not by the mouse: what a wheel turns while a page is left is never answered.
        const read = page.evaluate(() => {
          scrollBy(0, 4000);
          return document.body.textContent;
        });
        const shown = plain((await read.catch(() => null)) ?? '');
        missing = texts.filter((text) => !shown.includes(plain(text)));
        return missing.length === 0;
      },
      15_000,
    ).catch((error: Error) => {
      throw new Error(`${error.message}: ${missing.slice(0, 5).join(' | ')}`);
    });
  };

  it('none of them runs in what a gardener stores, and all are shown as they were written', async () => {
    const { page, context, look } = await watched();
    const [name = ''] = short;
    await signInWithKitchenBed(context, name, [plantCell('carrot', 'Carrot')]);
    const answer = await context.request.get('/api/gardens/fetchDashboardPlants');
    const { data: plants } = (await answer.json()) as { data: GardenPlant[] };
    const gardenId = plants[0]?.garden_id;
    const plantingDates = plants.map(({ id }) => ({ plant_id: id, planted_date: '2026-05-21' }));
    await post(context, '/api/gardens/updatePlantingDates', { plantingDates });
    const [title = '', ...more] = storable;
    const stored = [
      ...inLots(storable, 20).map(
        (lot) => () =>
          post(context, '/api/journal/addJournalEntry', {
            ...{ title: lot[0], content: lot.join('\n'), privacy: 'private', garden_id: gardenId },
          }),
      ),
      ...inLots(more, 20).map(
        (lot, n) => () =>
          post(context, '/api/reminder/addReminder', {
            ...{ title: lot[0], description: lot.join('\n').slice(0, 2000), garden_id: gardenId },
            ...{ tags: short.slice(n * 10, n * 10 + 10), reminder_datetime: new Date().toISOString() },
          }),
      ),
      ...inLots(storable, 15).map(
        (lot) => () =>
          post(context, '/api/activities/addGardenEvent', {
            eventDetails: {
              ...{
                subject: 'garden',
                subject_id: gardenId,
                action: 'weeded',
                notes: lot.join('\n').slice(0, 2000),
              },
              ...{
                value: lot[0],
                unit: lot.find((text) => text.length <= 50),
                old_status: title.slice(0, 100),
              },
            },
          }),
      ),
    ];
    for (const store of stored) await store();

    await page.goto('/garden-manager?tab=journals');
    await standLiterally(page, storable);
    await look();
    await page.goto('/garden-manager?tab=reminders');
    await standLiterally(page, [...inLots(more, 20).map(([first = '']) => first), ...short.slice(0, 50)]);
    await look();
    await page.goto('/garden-manager?open=event');
    await page.getByRole('tab', { name: 'View Past Events' }).click();
    await standLiterally(page, storable);
    await look();
    await page.goto('/dashboard');
    await standLiterally(page, [name]);
    await look();
  });

  it('none of them runs in what an address, a page’s state or a field says', async () => {
    const { page, faults, look } = await watched();
    const all = scriptAttempts.map((text) => encodeURIComponent(text));
    const [first = '', ...others] = all;
    const queries = ['q', 'plant', 'type', 'with', 'view', 'garden', 'tab', 'open', 'event', 'error'];
    const query = (from: number) =>
      queries.map((key, n) => `${key}=${others[(from * 10 + n) % others.length]}`).join('&');
    for (const [n, path] of [
      '/',
      '/plant-finder',
      '/garden-manager',
      '/dashboard',
      '/garden-summary',
      '/about',
    ].entries()) {
      await page.goto(`${path}?${query(n)}#${first}`);
      // Not by its role: an address that names a plant opens a dialog over the page, which then has none.
      await page.locator('main').waitFor();
      await look();
    }
    for (const text of all.filter((_, n) => n % 70 === 0)) {
      await page.goto(`/nothing/${text}/here`);
      await page.getByText('Nothing is planted here').waitFor();
      await look();
    }
    await page.goto('/plant-finder');
    for (const text of scriptAttempts.filter((_, n) => n % 20 === 0)) {
      await page.getByRole('searchbox').first().fill(text);
    }
    await look();
    await page.evaluate((texts) => {
      const cells = (n: number) => [n + 1, n + 2];
      const handed = {
        denotedPlots: texts.slice(0, 20).map((text, n) => [text, cells(n * 2)]),
        savedGardenPlots: texts.slice(0, 20).map((name, n) => ({
          draftId: `0190a000-0000-7000-8000-0000000000${n + 10}`,
          ...{
            name,
            matrix: '1,1\n1,1',
            soilType: 'Loamy',
            hardiness: '6a',
            sunlight: 'Full Sun',
            maintenance: 'Low',
          },
        })),
      };
      window.history.replaceState({ usr: handed, key: 'hostile', idx: 0 }, '', '/garden-summary');
    }, storable as string[]);
    await page.reload();
    await standLiterally(page, storable.slice(0, 1));
    await look();
    faults.length = 0;
  });

  it('is noticed where it would be shown as markup: the policy stops it, and reports it', async () => {
    const { page, faults } = await watched();
    await page.goto('/');
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', html),
      '<img src=x onerror=ran=1>',
    );
    const noticed = () => page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed);
    await until('the policy has said so', async () => (await noticed()).violations.length > 0);
    expect((await noticed()).ran).toBe(0);
    faults.length = 0;
  });
});
