import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { DESKTOP, startChromium, visit, type Watched } from './src/browser';
import { DesignerScreen } from './src/designer';
import { mouseOf } from './src/finger';
import { FrontEnds, type Remote, runDeploy, versionOf, withChangedBuild } from './src/front-ends';
import {
  createDataFolder,
  type DataFolder,
  freePort,
  type Product,
  root,
  startProduct,
  until,
} from './src/product';

/** Every page with the heading that says that it is there, and the micro-frontend that it comes from. */
const PAGES: readonly { path: string; heading: string; remote?: Remote }[] = [
  { path: '/', heading: 'Your Complete Garden Toolkit' },
  { path: '/in-ground-layout-page', heading: 'Warning! Guest User Detected!', remote: 'mfe-designer' },
  { path: '/garden-summary', heading: 'Veggie Planter', remote: 'mfe-planter' },
  { path: '/dashboard', heading: 'Your Gardens', remote: 'mfe-manager' },
  { path: '/garden-manager', heading: 'Garden Manager', remote: 'mfe-manager' },
  { path: '/plant-finder', heading: 'Plant Finder', remote: 'mfe-finder' },
  { path: '/about', heading: 'A garden planner for people who like getting their hands dirty' },
  { path: '/no-such-bed', heading: 'Nothing is planted here' },
];

/** What only React's own code says, and what only react-dom's does. */
const REACT = 'react.transitional.element';
const REACT_DOM = 'rendererPackageName';

let data: DataFolder;
let frontEnds: FrontEnds;
let product: Product;
let browser: Browser;
let visitor: Watched;
let page: Page;

beforeAll(async () => {
  [data, frontEnds] = await Promise.all([createDataFolder(), FrontEnds.create()]);
  product = await startProduct(data, { FRONT_ENDS_ROOT: frontEnds.path });
  await frontEnds.fill();
  browser = await startChromium();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await frontEnds?.remove();
  await data?.remove();
});

beforeEach(async () => {
  visitor = await visit(browser, product.url, { ...DESKTOP, motion: 'reduce' });
  page = visitor.page;
});
afterEach(() => visitor.context.close());

const shown = (heading: string) =>
  page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
const open = async (path: string) => {
  await page.goto(path);
  await shown(PAGES.find((each) => each.path === path)?.heading ?? path);
};

/** Goes there within the page, by the ribbon, whose tools come out under the pointer. */
const goBy = async (link: string) => {
  await page.mouse.move(DESKTOP.width / 2, DESKTOP.height - 1);
  await page.getByRole('banner').hover();
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
};

/** Marks the document, so that a reload does not go unnoticed. */
const mark = () => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = () => page.evaluate(() => document.body.hasAttribute('data-marked'));

/** The columns of the plant finder come from its own style sheet. */
const isStyled = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].some((each) => getComputedStyle(each).display === 'grid'),
  );

const trouble = () => page.locator('[role=alert][data-remote-error]');
const retry = () => trouble().getByRole('button', { name: 'Retry' }).click();

describe('a micro-frontend that is deployed while the product runs', () => {
  it('ARCH-1 is built alone, copied in place, and shown by the same shell after a reload', async () => {
    await open('/plant-finder');
    const shell = () => page.locator('script[src^="/assets/"]').getAttribute('src');
    const before = await shell();

    await withChangedBuild(
      'mfe-finder',
      { file: 'src/plant-finder-page.tsx', from: '<h1>Plant Finder</h1>', to: '<h1>Find what grows</h1>' },
      (dist) => frontEnds.deploy('mfe-finder', dist),
    );
    await page.reload();
    await shown('Find what grows');
    expect(await shell()).toBe(before);

    // And back to what was there before, as a roll-back does.
    await frontEnds.deploy('mfe-finder', join(root, 'mfe-finder/dist'));
    await page.reload();
    await shown('Plant Finder');
    expect(visitor.faults).toEqual([]);
  }, 120_000);
});

describe('a micro-frontend that is taken away', () => {
  it('ARCH-1 leaves the rest working; Retry shows it once it is back, and the draft is kept', async () => {
    const designer = new DesignerScreen(page, mouseOf(page));
    await designer.openAsGuest();
    await mark();
    await designer.paintBed({ left: 2, top: 3, width: 6, height: 4 });
    await designer.denote(3, 4, 'Kitchen Bed');
    const area = await designer.figure('Area');
    await frontEnds.takeAway('mfe-planter');

    await designer.save('Kitchen Bed');
    await designer.next();
    await trouble().waitFor();
    expect(new URL(page.url()).pathname).toBe('/garden-summary');
    expect(await trouble().getAttribute('data-remote-error')).toBe('unreachable');
    await retry();
    await trouble().waitFor();

    await goBy('Home');
    await shown('Your Complete Garden Toolkit');
    await goBy('Dashboard');
    await shown('Your Gardens');
    await goBy('Plant Finder');
    await shown('Plant Finder');
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await trouble().waitFor();

    await frontEnds.putBack('mfe-planter');
    await retry();
    await shown('Veggie Planter');
    await page.getByText('Kitchen Bed').first().waitFor();
    await goBy('Garden Designer');
    await designer.tool('Denote Gardens');
    await page.getByRole('heading', { name: 'Kitchen Bed', level: 3 }).waitFor();
    expect(await designer.figure('Area')).toBe(area);
    expect(await isMarked()).toBe(true);
    expect(visitor.faults.filter((fault) => !fault.includes('/mfe/mfe-planter/'))).toEqual([]);
  }, 60_000);
});

describe('a micro-frontend that does not arrive as it should', () => {
  /** Where a file of the plant finder is asked for, at first and again. */
  const of = (file: string) => new RegExp(`/mfe/mfe-finder/(~\\w+/)?${file}$`);
  const missing = (route: Route) => route.fulfill({ status: 404, json: { error: 'Not found' } });
  const aWebPage = (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' });
  const cutShort = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  };

  const flipped = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
    await route.fulfill({ response, body });
  };

  it.each([
    ['a list that is gone', /\/remotes\.json$/, missing, 'list'],
    ['a list that is a web page', /\/remotes\.json$/, aWebPage, 'list'],
    ['a manifest that is gone', of('remote.json'), missing, 'unreachable'],
    ['a manifest that is a web page', of('remote.json'), aWebPage, 'altered'],
    ['a manifest with a flipped byte', of('remote.json'), flipped, 'altered'],
    ['an entry that is gone', of('remoteEntry-.+js'), missing, 'unreachable'],
    ['an entry that is a web page', of('remoteEntry-.+js'), aWebPage, 'altered'],
    ['an entry that is cut short', of('remoteEntry-.+js'), cutShort, 'altered'],
    ['routes that are gone', of('assets/routes-.+js'), missing, 'unreachable'],
    ['routes that are cut short', of('assets/routes-.+js'), cutShort, 'altered'],
    ['a page that is gone', of('assets/plant-finder-page-.+js'), missing, 'unreachable'],
    ['a page that is cut short', of('assets/plant-finder-page-.+js'), cutShort, 'altered'],
    ['a page with a flipped byte', of('assets/plant-finder-page-.+js'), flipped, 'altered'],
    ['a style sheet that is gone', of('assets/plant-finder-page-.+css'), missing, 'unreachable'],
    ['a style sheet with a flipped byte', of('assets/plant-finder-page-.+css'), flipped, 'altered'],
  ])('ARCH-1 with %s is a panel in a living shell, until Retry', async (_what, file, answer, code) => {
    await open('/');
    await mark();
    await page.route(file, answer);
    await goBy('Plant Finder');
    await trouble().waitFor();
    expect(await trouble().getAttribute('data-remote-error')).toBe(code);

    await page.unroute(file);
    await retry();
    await shown('Plant Finder');
    expect(await isStyled()).toBe(true);
    expect(await isMarked()).toBe(true);
    expect(visitor.faults.filter((fault) => fault.startsWith('exception'))).toEqual([]);
  });

  it('ARCH-1 slowly is said to be slow, and shown when it arrives', async () => {
    const held: Route[] = [];
    await page.clock.install();
    await open('/');
    await page.route(of('remote.json'), (route) => void held.push(route));
    await goBy('Plant Finder');
    await page.getByText('Opening Plant Finder…').waitFor();
    await until('its manifest is asked for', async () => held.length > 0);
    await page.clock.fastForward('00:15');
    await trouble().waitFor();
    expect(await trouble().getAttribute('data-remote-error')).toBe('slow');

    for (const route of held) await route.continue();
    await shown('Plant Finder');
    expect(visitor.faults).toEqual([]);
  });
});

describe('a micro-frontend that is deployed by its own team', () => {
  const target = () => ['--target', join(data.path, 'deployments')];
  const made: string[] = [];
  const version = async (heading: string, shared: Record<string, string> = {}) => {
    const dist = await versionOf('mfe-finder', { from: 'Plant Finder', to: heading, shared });
    made.push(dist);
    return dist;
  };
  const publish = async (heading: string, ...more: string[]) =>
    runDeploy('mfe-finder', '--dist', await version(heading), '--no-browser', ...target(), ...more);
  afterEach(async () => {
    await rm(join(data.path, 'deployments'), { recursive: true, force: true });
    await Promise.all(made.splice(0).map((dist) => rm(dist, { recursive: true })));
  });

  const drawABed = async () => {
    const designer = new DesignerScreen(page, mouseOf(page));
    await designer.openAsGuest();
    await designer.paintBed({ left: 2, top: 3, width: 6, height: 4 });
    await designer.denote(3, 4, 'Kitchen Bed');
    return async () => {
      await page.goto('/in-ground-layout-page');
      await designer.tool('Denote Gardens');
      await page.getByRole('heading', { name: 'Kitchen Bed', level: 3 }).waitFor();
    };
  };
  const see = async (heading: string) => {
    await page.goto('/plant-finder');
    await shown(heading);
  };

  it('ARCH-1 shows, first to some and then to all, and goes back, with the draft kept throughout', async () => {
    const draftIsThere = await drawABed();
    await publish('Find what grows');
    await see('Find what grows');

    await runDeploy(
      'canary',
      'mfe-finder',
      '50%',
      '--dist',
      await version('Grow it'),
      '--no-browser',
      ...target(),
    );
    await page.goto('/plant-finder');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const lots = (await visitor.context.cookies()).flatMap(({ name, value }) =>
      name === 'planted_draw' ? value : [],
    );
    expect(lots).toEqual([expect.stringMatching(/^\d{1,2}$/)]);
    const drew = async (lot: number) => {
      await visitor.context.addCookies([{ name: 'planted_draw', value: `${lot}`, url: product.url }]);
      await page.goto('/plant-finder');
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      return heading.textContent();
    };
    const first = await drew(20);
    expect(await drew(70)).not.toBe(first);
    expect(await drew(20)).toBe(first);

    await runDeploy('promote', 'mfe-finder', ...target());
    await see('Grow it');
    await runDeploy('rollback', 'mfe-finder', ...target());
    await see('Find what grows');
    await runDeploy('rollback', 'mfe-finder', ...target());
    await see('Plant Finder');
    await draftIsThere();
    expect(visitor.faults).toEqual([]);
  }, 90_000);

  it('ARCH-1 offers a reload to a page whose version is gone, which keeps the draft', async () => {
    const draftIsThere = await drawABed();
    await publish('Find what grows');
    await see('Find what grows');
    await publish('Grow it');
    await page.route(/opened-plant-popup-.+js/, (route) =>
      route.fulfill({ status: 404, json: { error: 'Not found' } }),
    );
    await page.getByRole('searchbox').fill('tomato');
    await page.getByRole('link', { name: 'Cherry Tomato', exact: true }).click();
    await trouble().waitFor();
    expect(await trouble().getAttribute('data-remote-error')).toBe('replaced');
    await page.unroute(/opened-plant-popup-.+js/);
    await trouble().getByRole('button', { name: 'Reload' }).click();
    // The plant that was opened opens again, and then hides the heading from what asks by role.
    await page.locator('h1', { hasText: 'Grow it' }).waitFor();
    await draftIsThere();
  }, 60_000);

  it('ARCH-1 for another kit than the shell has is refused with a panel that says so', async () => {
    const dist = await version('Find what grows', { '@planted/mfe-kit': '^2.0.0' });
    await frontEnds.deploy('mfe-finder', dist);
    await page.goto('/plant-finder');
    await trouble().waitFor();
    expect(await trouble().getAttribute('data-remote-error')).toBe('incompatible');
    await page.getByText('made for another version of Planted').waitFor();
    await frontEnds.deploy('mfe-finder', join(root, 'mfe-finder/dist'));
    await trouble().getByRole('button', { name: 'Reload' }).click();
    await shown('Plant Finder');
    expect(visitor.faults.filter((fault) => fault.startsWith('exception'))).toEqual([]);
  });

  it('ARCH-1 may come from an origin of its own, which the page allows by name', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await publish('Find what grows', '--origin', origin);
    const server = spawn(process.execPath, ['services/gateway/dist/front-end.js'], {
      cwd: root,
      env: {
        ...process.env,
        FRONT_END: 'mfe-finder',
        PORT: `${port}`,
        PUBLIC_ORIGIN: product.url,
        DEPLOYMENTS_DIR: join(data.path, 'deployments'),
      },
      stdio: 'ignore',
    });
    try {
      await until('the other origin answers', () =>
        fetch(`${origin}/mfe/mfe-finder/remote.json`).then(
          () => true,
          () => false,
        ),
      );
      const answer = await page.goto('/plant-finder');
      expect(answer?.headers()['content-security-policy']).toContain(`script-src 'self' ${origin};`);
      await shown('Find what grows');
      expect(await isStyled()).toBe(true);
      expect(visitor.faults).toEqual([]);
    } finally {
      server.kill();
    }
  });
});

describe('what the browser loads', () => {
  it('ARCH-1 is the code of a micro-frontend only when one of its pages is meant', async () => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const [, remote] = /\/mfe\/(mfe-\w+)\//.exec(request.url()) ?? [];
      if (remote) loaded.add(remote);
    });
    await open('/');
    await page.waitForLoadState('networkidle');
    expect([...loaded]).toEqual([]);

    await page.getByRole('main').getByRole('link', { name: 'Plant Finder' }).first().hover();
    await until('the plant finder is fetched ahead', async () => loaded.size > 0);
    expect([...loaded]).toEqual(['mfe-finder']);
    await goBy('Dashboard');
    // The landing has a heading of the same words.
    await until('the manager is fetched', async () => loaded.size > 1);
    expect([...loaded].toSorted()).toEqual(['mfe-finder', 'mfe-manager']);
  });

  it('ARCH-1 is one React for all pages, and nothing that the content security policy forbids', async () => {
    const speaking: Record<string, Set<string>> = { [REACT]: new Set(), [REACT_DOM]: new Set() };
    const scripts: Promise<void>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const look = async () => {
        const code = await response.text();
        for (const [word, files] of Object.entries(speaking))
          if (code.includes(word)) files.add(new URL(response.url()).pathname);
      };
      scripts.push(look());
    });
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        Reflect.get(globalThis, 'reportViolation')(`${violatedDirective}: ${blockedURI}`);
      });
    });
    for (const { path } of PAGES) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self';style-src 'self';/);
      await shown(PAGES.find((each) => each.path === path)?.heading ?? path);
      await page.waitForLoadState('networkidle');
      // What a response held is gone with its page.
      await Promise.all(scripts);
    }
    expect(speaking[REACT_DOM]?.size).toBe(1);
    expect([...(speaking[REACT] ?? [])].filter((file) => file.startsWith('/mfe/'))).toEqual([]);
    expect(speaking[REACT]?.size).toBeGreaterThan(0);
    expect(violations).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }, 60_000);
});
