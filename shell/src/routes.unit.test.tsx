import { MemoryRouter, Route, Routes } from '@planted/mfe-kit';
import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from './routes';

jest.mock('./federation', () => ({
  loadRemoteRoutes: async () => ({
    routes: [{ path: '/community', title: 'Community', Component: () => <h1>Seed swap</h1> }],
  }),
  RemoteProviders: ({ children }: { children: React.ReactNode }) => children,
}));

describe('the routes', () => {
  it('NAV-3 are all there, each with the micro-frontend it needs', () => {
    expect(pages.map(({ path, remote }) => [path, remote ?? 'shell'])).toEqual([
      ['/', 'shell'],
      ['/in-ground-layout-page', 'mfe_designer'],
      ['/raised-bed-garden', 'mfe_designer'],
      ['/container-garden', 'mfe_designer'],
      ['/indoor-garden', 'mfe_designer'],
      ['/vertical-garden', 'mfe_designer'],
      ['/hydroponic-garden', 'mfe_designer'],
      ['/garden-summary', 'mfe_planter'],
      ['/dashboard', 'mfe_manager'],
      ['/garden-manager', 'mfe_manager'],
      ['/plant-finder', 'mfe_finder'],
      ['/season', 'mfe_season'],
      ['/about', 'shell'],
      ['/account', 'shell'],
      ['/place', 'shell'],
      ['/data', 'shell'],
      ['/account-recovery', 'shell'],
      ['/way-back', 'shell'],
      ['*', 'shell'],
    ]);
  });

  it('name only micro-frontends that /remotes.json lists where they are built to be served', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(__dirname, '../..', path), 'utf8'));
    const { remotes } = read('shell/public/remotes.json');
    const named = [...new Set(pages.flatMap(({ remote }) => remote ?? []))];
    expect(Object.keys(remotes).toSorted()).toEqual(named.toSorted());
    for (const name of named) {
      const folder = name.replaceAll('_', '-');
      const { version, planted } = read(`${folder}/package.json`);
      expect(remotes[name]).toEqual({ version, manifest: `/mfe/${folder}/remote.json` });
      const own = pages.flatMap(({ remote, path }) => (remote === name ? path : []));
      expect(planted.pages.map(({ path }: { path: string }) => path)).toEqual(own);
    }
  });

  const open = (path: string, remotes: unknown) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ remotes }));
    render(
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          {pages.map((page) => (
            <Route key={page.path} path={page.path} element={page.element} />
          ))}
        </Routes>
      </MemoryRouter>,
    );
  };
  afterEach(() => jest.restoreAllMocks());

  it('NAV-3 an unknown one is a friendly page with a way home', async () => {
    open('/no-such-bed', { mfe_finder: { version: '1', manifest: '/x' } });
    expect(await screen.findByRole('heading', { name: 'Nothing is planted here' })).toBeInTheDocument();
    expect(screen.getByText('/no-such-bed')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it('ARCH-1 one that a micro-frontend brings which the shell was built without is opened', async () => {
    open('/community', { mfe_community: { pages: [{ path: '/community', title: 'Community' }] } });
    expect(await screen.findByRole('heading', { name: 'Seed swap' })).toBeInTheDocument();
  });
});
