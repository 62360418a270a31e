import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { alteredFiles, hasKept, kept, keptReads, picturesKept } from '../src/kept';
import { LossyNetwork } from '../src/lost-requests';
import { until } from '../src/product';
import { saidWithin } from '../src/said-within';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const NEVER = 'This page has not been opened on this device yet. It needs a signal once.';
const visitors = browserSuite();
/** Pages may have to be visited more than once where the machine has other work. */
const VISITS_MS = 150_000;
jest.setTimeout(3 * VISITS_MS);
/** What a page without a network says in the console, besides what the browser says of it; drawings of kinds never seen. */
const NO_NETWORK =
  /Error fetching user|Failed to (load|fetch)|Network error|illustrations\/(plants\/[\w-]+|vine-[\w-]+)\.svg net::ERR_FAILED/;
const withoutNetwork = (faults: string[]) => faults.splice(0).filter((fault) => !NO_NETWORK.test(fault));

async function opens(page: Page, path: string, what: string): Promise<void> {
  await page.goto(path);
  await page.locator('main').getByText(what).locator('visible=true').first().waitFor();
  expect(await page.locator('[data-remote-error], [data-never-opened]').count()).toBe(0);
}

/** Waits until nothing is loading and what was read has had its quiet moment to be kept in. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main :is([aria-busy="true"], [inert])') === null);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  );
}

describe('without a network', () => {
  it('FLD-2 after one visit every page opens, by its address and by reload, for its gardener', async () => {
    const { page, context, faults } = await visitors.arrive({ ...PHONE, worker: 'allow' });
    const { gardenId, change } = await signInWithBed(context, 'Rosa of the greenhouse');
    await change(placing('carrot', 0, 0));
    const bed = `/garden-summary?garden=${gardenId}`;
    const pages: [string, string][] = [
      ['/dashboard', 'Kitchen Bed'],
      ['/garden-manager', 'Kitchen Bed'],
      ['/season', 'Carrot'],
      ['/plant-finder', 'plants to search'],
      [bed, 'Carrot'],
    ];
    for (const [path, what] of pages) await opens(page, path, what);
    await kept(page);
    await picturesKept(page);
    const reads = ['dashboard', 'gardens', 'manager-plants', 'reminders', 'fetch-season', 'plants'];
    // A page that was left before it came to rest has kept nothing: it is visited again.
    await until(
      'every page keeps what it read',
      async () => {
        if (await hasKept(page, ...reads, 'fetch-layout', 'season-facts', 'fetch-place')) return true;
        for (const [path, what] of pages) {
          await opens(page, path, what);
          await atRest(page);
        }
        return false;
      },
      VISITS_MS,
    );
    expect(faults.splice(0)).toEqual([]);

    await context.setOffline(true);
    const own: [string, string][] = [
      ['/about', 'Planted'],
      ['/data', 'Data'],
      ['/account', 'Rosa of the greenhouse'],
      ['/place', 'Madison'],
      ['/in-ground-layout-page', 'In Ground Garden'],
      ['/raised-bed-garden', 'Raised Bed Garden'],
      ['/container-garden', 'Container Garden'],
      ['/indoor-garden', 'Indoor Garden'],
      ['/vertical-garden', 'Vertical Garden'],
      ['/hydroponic-garden', 'Hydroponic Garden'],
    ];
    for (const [path, what] of [...pages, ...own]) await opens(page, path, what);
    await page.goto(bed);
    await page.reload();
    await page.getByRole('grid', { name: /^Kitchen Bed, / }).waitFor();
    expect(await alteredFiles(page)).toEqual([]);
    expect(withoutNetwork(faults)).toEqual([]);

    await context.setOffline(false);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await page.waitForURL('/');
    await until('nothing of hers is left', async () =>
      (await keptReads(page)).every((read) => read.startsWith('guest ')),
    );
    await context.setOffline(true);
    await page.goto('/dashboard');
    await page.getByText('Sign in to see yours').locator('visible=true').first().waitFor();
    expect(withoutNetwork(faults)).toEqual([]);
  });

  it('FLD-2 a guest draws on, and what was never here says so and is there with the signal', async () => {
    const { page, context, faults } = await visitors.arrive({ ...DESKTOP, worker: 'allow' });
    await page.goto('/');
    await kept(page);
    await picturesKept(page);
    await context.setOffline(true);
    await opens(page, '/in-ground-layout-page', 'In Ground Garden');
    await page.locator('main canvas').first().waitFor();
    await page.goto('/plant-finder');
    await page.getByText(NEVER).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(withoutNetwork(faults)).toEqual([]);
    await context.setOffline(false);
    await page.getByText('plants to search').locator('visible=true').first().waitFor();
    expect(await page.getByText(NEVER).count()).toBe(0);
    expect(withoutNetwork(faults)).toEqual([]);
  });

  it('FLD-9 a gardener whose signal goes before what waits for one is here is told so within 3 s', async () => {
    const { page, context, faults } = await visitors.arrive(PHONE);
    await signInWithBed(context, 'Mabel behind the shed');
    const network = await LossyNetwork.around(page);
    network.meet(/\/(start-waiting|waiting-bar)-/);
    const timeout = await saidWithin(() => opens(page, '/dashboard', 'Kitchen Bed'));
    await until('two scripts and a style sheet were lost', async () => new Set(network.met).size === 3);
    await context.setOffline(true);
    const status = page.getByRole('status').filter({ hasText: 'No signal.' });
    await status.waitFor({ timeout });
    expect(await status.innerText()).toBe('No signal.');
    expect(await accessibilityProblems(page)).toEqual([]);
    // With the signal comes what was lost, and the next time all of it is said, once.
    network.heal();
    const lost = [...new Set(network.met)];
    const arrive = lost.map(async (address) => (await page.waitForResponse(address)).finished());
    await context.setOffline(false);
    await status.waitFor({ state: 'hidden' });
    await Promise.all(arrive);
    // A browser whose requests are routed has no cache: it has them once they, and all that they import, are modules.
    const scripts = JSON.stringify(lost.filter((address) => address.endsWith('.js')));
    await page.evaluate(`Promise.all(${scripts}.map((script) => import(script))).then(() => {})`);
    await context.setOffline(true);
    await page.getByText('What you do will be sent later.').waitFor({ timeout });
    expect(await status.count()).toBe(1);
    const others = withoutNetwork(faults).filter((fault) => !lost.some((address) => fault.includes(address)));
    expect(others).toEqual([]);
  });
});
