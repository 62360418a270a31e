import type { Page, Route } from 'playwright-core';
import { DESKTOP } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { sharedProduct, until } from '../src/product';
import { RemoteScreen } from '../src/remote-screen';

/** Every page with the heading that says that it is there. */
const PAGES = [
  ['/', 'Your Complete Garden Toolkit'],
  ['/in-ground-layout-page', 'Warning! Guest User Detected!'],
  ['/garden-summary', 'Veggie Planter'],
  ['/dashboard', 'Your Gardens'],
  ['/garden-manager', 'Garden Manager'],
  ['/plant-finder', 'Plant Finder'],
  ['/about', 'A garden planner for people who like getting their hands dirty'],
  ['/no-such-bed', 'Nothing is planted here'],
] as const;

/** What only React's own code says, and what only react-dom's does. */
const REACT = 'react.transitional.element';
const REACT_DOM = 'rendererPackageName';

const { arrive } = browserSuite();
let page: Page;
let remote: RemoteScreen;

beforeEach(async () => {
  ({ page } = await arrive(DESKTOP));
  remote = new RemoteScreen(page);
});

describe('what the browser loads', () => {
  it('ARCH-1 is the code of a micro-frontend only when one of its pages is meant', async () => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const [, remote] = /\/mfe\/(mfe-\w+)\//.exec(request.url()) ?? [];
      if (remote) loaded.add(remote);
    });
    await page.goto('/');
    await remote.shown('Your Complete Garden Toolkit');
    await page.waitForLoadState('networkidle');
    expect([...loaded]).toEqual([]);

    await page.getByRole('main').getByRole('link', { name: 'Plant Finder' }).first().hover();
    await until('the plant finder is prefetched', async () => loaded.size > 0);
    expect([...loaded]).toEqual(['mfe-finder']);
    await remote.goBy('Dashboard');
    // The landing has a heading of the same words.
    await until('the manager is fetched', async () => loaded.size > 1);
    expect([...loaded].toSorted()).toEqual(['mfe-finder', 'mfe-manager']);
  });

  it('ARCH-1 is what a page asks for first beside its code, not after it', async () => {
    const asked = page.waitForRequest(/\/rest\/v1\/plants$/);
    const held = jest.fn(async (route: Route) => {
      await asked;
      await route.continue();
    });
    await page.route(/\/assets\/plant-finder-page-[^/]+\.js$/, held);
    await page.goto('/plant-finder');
    await remote.shown('Plant Finder');
    expect(held).toHaveBeenCalled();
  });

  it('ARCH-1 is one React for all pages, and nothing that the content security policy forbids', async () => {
    const { url } = sharedProduct();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
    });
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        Reflect.get(globalThis, 'reportViolation')(`${violatedDirective}: ${blockedURI}`);
      });
    });
    for (const [path, heading] of PAGES) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy']).toMatch(
        /script-src 'self' 'wasm-unsafe-eval';style-src 'self';/,
      );
      await remote.shown(heading);
      await page.waitForLoadState('networkidle');
    }
    const speaking = async (word: string) => {
      const codes = [...scripts].map(async (path) => (await fetch(url + path)).text());
      const speak = (await Promise.all(codes)).map((code) => code.includes(word));
      return [...scripts].filter((_path, at) => speak[at]);
    };
    expect(await speaking(REACT_DOM)).toHaveLength(1);
    const react = await speaking(REACT);
    expect(react.filter((path) => path.startsWith('/mfe/'))).toEqual([]);
    expect(react.length).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });
});
