import { sessionStore } from '@planted/mfe-kit';
import { act } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { prerenderPages, type PrerenderedPage, sourcesOfPages } from './prerender-pages';
import { pages } from './routes';
import { startWithPageName } from './layout/page-name';
import { statusOf } from './hydration/hydrate-or-render';

// Micro-frontends are still on their way when a page is hydrated.
jest.mock('./remotes/remotes', () => ({
  remoteStore: () => ({ get: () => null, subscribe: () => () => {}, open: () => {}, prefetch: () => {} }),
}));

let prerendered: PrerenderedPage[];
beforeAll(async () => {
  prerendered = await prerenderPages();
});

describe('the prerendered pages', () => {
  it('are all but those that are made of their address, for guests and for who has a session', () => {
    const pathsFor = (who: string) =>
      prerendered.flatMap(({ path, visitor }) => (visitor === who ? path : []));
    expect(pathsFor('guest')).toHaveLength(17);
    expect(pathsFor('guest')).toEqual(
      expect.arrayContaining(['/', '/about', '/account', '/place', '/data', '/dashboard', '*']),
    );
    for (const path of ['/account-recovery', '/way-back']) expect(pathsFor('guest')).not.toContain(path);
    // A greeting is chosen at random.
    expect(pathsFor('gardener')).toEqual(pathsFor('guest').filter((path) => path !== '/'));
  });

  it('load along the code of each page that comes apart', () => {
    const apart = pages.flatMap(({ path, load }) => (load ? path : []));
    expect(Object.keys(sourcesOfPages).toSorted()).toEqual(apart.toSorted());
    for (const source of Object.values(sourcesOfPages))
      expect(existsSync(join(__dirname, source))).toBe(true);
  });

  it('have what the policy for content allows, and their names', () => {
    for (const { html, name } of prerendered) {
      expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
      if (name) expect(html).toContain(`>${name}</span>`);
    }
  });

  it('hydrate as they are: the first render yields the same markup', async () => {
    const told: unknown[] = [];
    for (const { path, visitor, name, html } of prerendered.filter((page) => page.path !== '*')) {
      sessionStore.set({ status: statusOf[visitor], user: null, error: null });
      startWithPageName(name ?? '');
      history.replaceState(null, '', path);
      const root = document.body.appendChild(document.createElement('div'));
      root.innerHTML = html;
      const main = root.querySelector('main');
      const taken = await act(() =>
        hydrateRoot(root, <App />, { onRecoverableError: (cause) => told.push([path, visitor, `${cause}`]) }),
      );
      expect(root.querySelector('main')).toBe(main);
      act(() => taken.unmount());
      root.remove();
    }
    expect(told).toEqual([]);
  });
});
