import { renderRemote } from '@planted/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../routes';
import { navigationState } from '../../testing/gardens';
import {
  badge,
  choosePlants,
  herbs,
  kitchen,
  open,
  server,
  usePlanterPage,
} from '../../testing/planter-page';

describe('/garden-summary, its cards', () => {
  usePlanterPage();

  it('PLT-1 shows a card for each garden with its facts and its badge', async () => {
    server();
    open([kitchen, herbs]);
    const card = (await screen.findByRole('heading', { name: 'Kitchen Bed' })).closest('li') as HTMLElement;
    expect(within(card).getByText('Full Sun | Loamy')).toBeVisible();
    expect(within(card).getByText('10 ft² · about 3 large plants')).toBeVisible();
    expect(within(card).getByRole('img', { name: 'Shape of Kitchen Bed' })).toBeVisible();
    expect(
      within(card).getByRole('button', { name: 'Begin planting: Kitchen Bed' }),
    ).toHaveAccessibleDescription('Start!');
    expect(screen.getByRole('heading', { name: 'Herb Corner' })).toBeVisible();
  });

  it.each([
    [undefined, '/in-ground-layout-page'],
    ['/container-garden', '/container-garden'],
  ])('leads back to the designer that handed them over (%s)', async (designerPath, href) => {
    server();
    renderRemote(remote, {
      at: '/garden-summary',
      state: { ...navigationState(kitchen), ...(designerPath && { designerPath }) },
    });
    expect(await screen.findByRole('link', { name: 'Back to Garden Designer' })).toHaveAttribute(
      'href',
      href,
    );
  });

  it('PLT-2 opens the workspace with what was added, and has it as a state once it is left', async () => {
    server();
    open([kitchen, herbs]);
    await choosePlants('Kitchen Bed');
    expect(screen.getByRole('heading', { name: 'Kitchen Bed', level: 1 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'All gardens' }));
    expect(await badge('Plants Selected: Kitchen Bed')).toHaveAccessibleDescription('Ready to Plant!');
  });
});
