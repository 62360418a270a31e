import { MemoryRouter, Route, Routes } from '@planted/mfe-kit';
import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from './routes';

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
      ['/about', 'shell'],
      ['/account', 'shell'],
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
      const { version } = read(`${folder}/package.json`);
      expect(remotes[name]).toEqual({ version, manifest: `/mfe/${folder}/mf-manifest.json` });
    }
  });

  it('NAV-3 an unknown one is a friendly page with a way home', () => {
    render(
      <MemoryRouter initialEntries={['/no-such-bed']}>
        <Routes>
          {pages.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Routes>
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: 'Nothing is planted here' })).toBeInTheDocument();
    expect(screen.getByText('/no-such-bed')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });
});
