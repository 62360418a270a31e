import { screen, within } from '@testing-library/react';
import { herbs, kitchen, open, server, usePlanterPage } from '../../testing/planter-page';

describe('/garden-summary, its cards', () => {
  usePlanterPage();

  it('PLT-1 shows a card for each garden with its facts and its badge', async () => {
    server();
    open([kitchen, herbs]);
    const card = (await screen.findByRole('heading', { name: 'Kitchen Bed' })).closest('li') as HTMLElement;
    expect(within(card).getByText('Full Sun | Loamy')).toBeVisible();
    expect(within(card).getByText('10 ft² · 3 plants')).toBeVisible();
    expect(within(card).getByRole('img', { name: 'Shape of Kitchen Bed' })).toBeVisible();
    expect(
      within(card).getByRole('button', { name: 'Begin planting: Kitchen Bed' }),
    ).toHaveAccessibleDescription('Start!');
    expect(screen.getByRole('heading', { name: 'Herb Corner' })).toBeVisible();
  });
});
