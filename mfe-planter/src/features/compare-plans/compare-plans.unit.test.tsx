import { fetchFillerPlantsCall } from '@planted/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choosePlants, open, plantOne, server, usePlanterPage } from '../../testing/planter-page';

describe('five plans side by side', () => {
  usePlanterPage();
  beforeAll(() => import('./compare-dialog'));

  async function compare(): Promise<{ container: Element; dialog: HTMLElement }> {
    server();
    const { container } = open();
    await choosePlants('Kitchen Bed', 3);
    await userEvent.click(screen.getByRole('button', { name: 'Compare All Five Plans' }));
    return { container, dialog: await screen.findByRole('dialog', { name: 'Five plans for Kitchen Bed' }) };
  }

  it('AUTO-1 are shown with their figures, and one of them is used', async () => {
    const { container, dialog } = await compare();
    const uses = await within(dialog).findAllByRole('button', { name: /^Use This Plan:/ });
    await waitFor(() =>
      expect(within(dialog).getAllByRole('button', { name: /^Use This Plan:/ })).toHaveLength(5),
    );
    expect(uses[0]).toHaveAccessibleName('Use This Plan: Maximize Yield');
    expect(within(dialog).getAllByText('3 of 3')).toHaveLength(5);
    const [byYield] = within(dialog).getAllByRole('listitem');
    expect(byYield).toHaveTextContent('Nothing better exists for planted area.');
    expect(container.querySelectorAll('[data-plant]')).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use This Plan: Water Efficiency' }));
    await waitFor(() => expect(container.querySelectorAll('[data-plant]')).toHaveLength(3));
    expect(screen.getByRole('radio', { name: /Water Efficiency/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Undo: Auto-plant (Water Efficiency)' })).toBeVisible();
  });

  it('AUTO-1 count what stands already with what they add', async () => {
    server();
    open();
    await plantOne('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'Compare All Five Plans' }));
    const dialog = await screen.findByRole('dialog', { name: 'Five plans for Kitchen Bed' });
    await waitFor(() => expect(within(dialog).getAllByText('2 of 2')).toHaveLength(5));
    expect(within(dialog).getAllByText('20%')).toHaveLength(5);
  });

  it('AUTO-1 can be left at any moment, and the bed stays as it is', async () => {
    const { container, dialog } = await compare();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(container.querySelectorAll('[data-plant]')).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Placed 0 of 3' })).toBeVisible();
  });
});

describe('the notes on a plan', () => {
  usePlanterPage();

  it('AUTO-3 report what could not be loaded, and the plan runs without it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server({ [fetchFillerPlantsCall.path]: { status: 500, body: { error: 'resting' } } });
    open();
    await choosePlants('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'General options' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only my selected plants' }));
    await userEvent.click(screen.getByRole('button', { name: 'Plant' }));
    const notes = await screen.findByRole('list', { name: 'Notes on the plan' });
    expect(within(notes).getByText(/^Filler plants could not be loaded/)).toBeVisible();
    expect(warn).toHaveBeenCalledWith('Failed to load Filler Plants', expect.anything());
  });
});
