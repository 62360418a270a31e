import { DESIGNER_PATHS, GARDEN_STYLES } from '@planted/garden-domain';
import { renderRemote } from '@planted/mfe-kit/testing';
import { screen } from '@testing-library/react';
import remote from '../routes';
import { gardenRowOf } from '../testing/rows';
import { gardensOf, serve } from '../testing/serve-gardens';

describe('the way to change a bed', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it.each([
    ...GARDEN_STYLES.map((style) => [style, DESIGNER_PATHS[style]] as const),
    [null, '/in-ground-layout-page'] as const,
  ])('EDT-5 leads of style %s to %s', async (style, path) => {
    const garden = gardenRowOf(1, { style });
    serve(gardensOf([garden]));
    renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
    const link = await screen.findByRole('link', { name: `Change Bed: ${garden.name}` });
    expect(link).toHaveAttribute('href', `${path}?garden=${garden.id}`);
  });
});
