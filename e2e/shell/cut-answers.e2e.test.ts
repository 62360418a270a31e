import type { Browser, Page } from 'playwright-core';
import { randomness } from '../../tools/scale/randomness.mjs';
import { PHONE, startChromium, visit, type Watched } from '../src/browser';
import { type Cut, CuttingProxy } from '../src/cutting-proxy';
import { alteredFiles, kept } from '../src/kept';
import { sharedProduct, until } from '../src/product';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

/** One that is known, as a run of everything proves what it proved before; another finds what nobody has thought of. */
const SEED = Number(process.env['CUT_SEED'] ?? 626_380);

/** How many answers are cut in all. */
const CUTS = 50;

/** A page of each micro-frontend, what it shows, its scripts, and the reads that it shows. */
const pagesOf = (gardenId: string) => [
  { path: '/dashboard', shows: 'Kitchen Bed', remote: 'mfe-manager', read: /\/api\/.*ashboard/ },
  {
    path: '/garden-manager',
    shows: 'Kitchen Bed',
    remote: 'mfe-manager',
    read: /\/api\/gardens\/fetchGardens/,
  },
  { path: '/season', shows: 'Carrot', remote: 'mfe-season', read: /\/api\/.*fetchSeason/ },
  { path: '/plant-finder', shows: 'plants to search', remote: 'mfe-finder', read: /\/api\/|\/rest\// },
  {
    path: `/garden-summary?garden=${gardenId}`,
    shows: 'Carrot',
    remote: 'mfe-planter',
    read: /\/api\/gardens\/fetchLayout/,
  },
  { path: '/in-ground-layout-page', shows: 'In Ground Garden', remote: 'mfe-designer', read: /\/api\/me/ },
];
type Opened = ReturnType<typeof pagesOf>[number];

/** What tells in words that something did not come. */
const SAID =
  /could(n't| not) be loaded|couldn't (load|open|reach)|didn't (load|arrive|come)|did not (load|arrive|come)|Try Again|Retry|Network error|No signal|needs a signal|as of|Reload/i;

/**
 * Waits until the page works, or says in words what is wrong: in 3 s on a machine of its own (`unanswered-calls` holds it
 * to that), and here beside other tests until it does. @returns which of the two
 */
async function worksOrTells(page: Page, { path, shows }: Opened): Promise<'works' | 'tells'> {
  let seen = '';
  const outcome = async () => {
    const works = await page.locator('main').getByText(shows).locator('visible=true').count();
    if (works > 0) return 'works' as const;
    seen = await page.locator('body').innerText();
    return SAID.test(seen) ? ('tells' as const) : undefined;
  };
  let found: Awaited<ReturnType<typeof outcome>>;
  await until(
    `${path} works or tells`,
    async () => (found = await outcome().catch(() => undefined)) !== undefined,
  ).catch((cause: unknown) => {
    throw new Error(`${String(cause)}; it shows: ${seen.slice(0, 400)}`);
  });
  return found ?? 'tells';
}

/** Files that are kept under a hash that is not theirs. */
const halfStored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = await caches.open('planted-files');
    const wrong: string[] = [];
    for (const request of await files.keys()) {
      const content = await (await files.match(request))?.arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content ?? new ArrayBuffer(0)));
      const hash = btoa(String.fromCharCode(...digest))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      if (!request.url.endsWith(`sha384-${hash}`)) wrong.push(request.url);
    }
    return wrong;
  });

describe('FLD-6 answers that are cut at a random byte', () => {
  const random = randomness(SEED);
  let browser: Browser;
  let proxy: CuttingProxy;
  const visitors: Watched[] = [];
  async function arrive(worker?: 'allow'): Promise<Watched> {
    const visitor = await visit(browser, proxy.url, worker ? { ...PHONE, worker } : PHONE);
    visitors.push(visitor);
    return visitor;
  }

  beforeAll(async () => {
    console.log(`Answers are cut with the seed ${SEED} (CUT_SEED).`);
    browser = await startChromium();
    proxy = await CuttingProxy.before(sharedProduct().url);
  });
  afterEach(async () => {
    proxy.cut([]);
    await Promise.all(visitors.splice(0).map(({ context }) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await proxy?.stop();
  });

  /** Opens a page by its address or by a reload, over a connection that is cut, and once more over one that is not. */
  async function openCut(page: Page, opened: Opened, cuts: readonly Cut[], isReload: boolean): Promise<void> {
    proxy.cut(cuts);
    const loading = () =>
      isReload ? page.reload({ waitUntil: 'commit' }) : page.goto(opened.path, { waitUntil: 'commit' });
    await loading().catch(() => null);
    // Of a document that the browser itself could not open, the browser tells.
    if (page.url().startsWith('chrome-error:')) return;
    await worksOrTells(page, opened).catch((cause: unknown) => {
      throw new Error(`After ${proxy.done.slice(-cuts.length).join(', ')}: ${String(cause)}`);
    });
  }
  const at = (path: RegExp): Cut => ({ path, at: random() });
  const document = ({ path }: Opened) => new RegExp(`^${path.split('?', 1)[0]}$`);

  it('FLD-2 leave every page working from what is kept, or saying what did not come', async () => {
    const { page, context } = await arrive('allow');
    const { gardenId, change } = await signInWithBed(context, 'Greta at the end of the line');
    await change(placing('carrot', 0, 0));
    const pages = pagesOf(gardenId);
    await page.goto('/dashboard');
    // What is being kept is cut, too: some files at their first coming.
    proxy.cut(
      Array.from({ length: 8 }, (_, n) =>
        at(new RegExp(`^/(mfe/[^/]+/)?assets/.*[${'0246'[n % 4]}-9a-m]\\.js$`)),
      ),
    );
    await page.reload();
    await until('some of it is cut', async () => proxy.done.length > 2);
    expect(await halfStored(page)).toEqual([]);
    proxy.cut([]);
    // What did not come is asked for again when the next page is at rest.
    await page.reload();
    await kept(page);
    for (const [n, opened] of pages.entries()) {
      await page.goto(opened.path);
      await worksOrTells(page, opened);
      const cuts = [at(document(opened)), at(/^\/remotes\.json$/), at(opened.read), at(/^\/api\//)];
      await openCut(page, opened, cuts, n % 2 === 0);
    }
    proxy.cut([]);
    expect(await halfStored(page)).toEqual([]);
    await page.goto('/dashboard');
    expect(await alteredFiles(page)).toEqual([]);
  });

  it('FLD-2 are asked for again by a page that stays open', async () => {
    const { page } = await arrive('allow');
    const before = proxy.done.length;
    // A file that the page itself does without, and is kept later.
    proxy.cut([at(/^\/mfe\/mfe-season\/.*\.js$/)]);
    await page.goto('/plant-finder');
    await until('it is cut', async () => proxy.done.length > before);
    await kept(page);
  });

  it('FLD-9 leave a first visit working or saying so, and the next one whole', async () => {
    const { page, context } = await arrive();
    const { gardenId, change } = await signInWithBed(context, 'Greta without a cache');
    await change(placing('carrot', 0, 0));
    const pages = pagesOf(gardenId);
    for (let n = 0; n < pages.length || proxy.done.length < CUTS; n += 1) {
      const opened = pages[n % pages.length];
      if (!opened) break;
      const cuts = () => [
        ...[at(opened.read), at(/^\/api\//), at(/^\/assets\/.*\.js$/)],
        at(new RegExp(`^/mfe/${opened.remote}/.*\\.js$`)),
      ];
      await openCut(page, opened, cuts(), false);
      proxy.cut([]);
      await page.goto(opened.path);
      expect(await worksOrTells(page, opened)).toBe('works');
      await openCut(page, opened, cuts(), true);
      proxy.cut([]);
    }
    console.log(`${proxy.done.length} answers were cut: ${proxy.done.join(', ')}`);
  });
});
