import { act, screen } from '@testing-library/react';
import { planterDraft } from './planter/planter-draft';
import { open, plantOne, server, usePlanterPage } from './testing/planter-page';

describe('/garden-summary', () => {
  usePlanterPage();

  it('comes back after a reload with everything that was planted', async () => {
    server();
    const first = open();
    await plantOne('Kitchen Bed');
    await act(() => planterDraft.flush());
    first.unmount();
    open();
    expect(await screen.findByRole('heading', { name: 'Placed 1 of 2' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Kitchen Bed', level: 1 })).toBeVisible();
  });
});
