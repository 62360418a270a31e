import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planterDraft } from './planter/planter-draft';
import { choosePlants, open, plantOne, server, usePlanterPage } from './testing/planter-page';

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

  it('keeps what is done as soon as it is there', async () => {
    server();
    const first = open();
    await choosePlants('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'All gardens' }));
    await act(() => planterDraft.flush());
    first.unmount();
    // Before effects that come after painting.
    const hasty = new MutationObserver(() => {
      const badge = screen.queryByRole('button', { name: 'Plants Selected: Kitchen Bed' });
      if (!badge) return;
      hasty.disconnect();
      badge.click();
    });
    hasty.observe(document.body, { childList: true, subtree: true });
    const second = open();
    await screen.findByRole('heading', { name: 'Placed 0 of 2' });
    await act(() => planterDraft.flush());
    second.unmount();
    open();
    expect(await screen.findByRole('heading', { name: 'Placed 0 of 2' })).toBeVisible();
  });
});
