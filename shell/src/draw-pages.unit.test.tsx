import { sessionStore } from '@planted/mfe-kit';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { drawPages, type DrawnPage } from './draw-pages';
import { startWithPageName } from './layout/page-name';
import { statusOf } from './take-over/take-over';

// Micro-frontends are still on their way when a page is taken over.
jest.mock('./remotes/remotes', () => ({
  remoteStore: () => ({ get: () => null, subscribe: () => () => {}, open: () => {}, prefetch: () => {} }),
}));

let drawn: DrawnPage[];
beforeAll(async () => {
  drawn = await drawPages();
});

describe('the pages that the build draws', () => {
  it('are all but those that are made of their address, for guests and for who has a session', () => {
    const pathsFor = (who: string) => drawn.flatMap(({ path, visitor }) => (visitor === who ? path : []));
    expect(pathsFor('guest')).toHaveLength(14);
    expect(pathsFor('guest')).toEqual(expect.arrayContaining(['/', '/about', '/account', '/dashboard', '*']));
    expect(pathsFor('guest')).not.toContain('/way-back');
    // A greeting is drawn by lot.
    expect(pathsFor('gardener')).toEqual(pathsFor('guest').filter((path) => path !== '/'));
  });

  it('have what the policy for content allows, and their names', () => {
    for (const { html, name } of drawn) {
      expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
      if (name) expect(html).toContain(`>${name}</span>`);
    }
  });

  it('are taken over as they are: the first render makes nothing else of them', async () => {
    const told: unknown[] = [];
    for (const { path, visitor, name, html } of drawn.filter((page) => page.path !== '*')) {
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
