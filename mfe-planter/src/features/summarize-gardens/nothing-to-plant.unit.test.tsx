import { renderRemote } from '@planted/mfe-kit/testing';
import { screen } from '@testing-library/react';
import remote from '../../routes';

describe('/garden-summary', () => {
  beforeAll(() => import('../../planter-page'));
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('NAV-4 leads back to the designer when it is opened without gardens and none are kept', async () => {
    renderRemote(remote, { at: '/garden-summary' });
    expect(await screen.findByRole('heading', { name: 'Veggie Planter' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Garden Designer' })).toHaveAttribute(
      'href',
      '/in-ground-layout-page',
    );
  });
});
