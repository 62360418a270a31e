import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attachPlants } from '../gardens/planted-garden';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import PrintGardenPlan from './print-garden-plan';

const [garden] = attachPlants(
  [gardenRowOf(1, { name: 'Kitchen Bed' })],
  [gardenPlantOf(0), gardenPlantOf(1)],
  '2026-06-01',
);
const open = () => {
  if (!garden) throw new Error('no garden');
  const { unmount } = render(<PrintGardenPlan garden={garden} onClose={jest.fn()} />);
  return { dialog: screen.getByRole('dialog', { name: 'Print Garden Plan' }), unmount };
};
const printed = () => document.querySelector('.printed');

describe('Print Garden Plan', () => {
  it('shows the page with plan, scale, plant list and date', () => {
    const { dialog } = open();
    expect(
      within(dialog).getByRole('img', { name: 'Plan of Kitchen Bed, 2 by 2 feet', hidden: true }),
    ).toBeVisible();
    expect(within(dialog).getByText(/scale 1:20 · 1 square = 1 ft/)).toBeVisible();
    const row = within(dialog).getByRole('row', { name: /Carrot/ });
    expect(row).toHaveTextContent('1Carrot322Not yet');
    const year = String(new Date().getFullYear());
    expect(within(dialog).getByText(new RegExp(`, ${year}$`))).toBeVisible();
  });

  it('prints the same page on the paper that is chosen, for as long as it is open', async () => {
    const print = jest.fn();
    window.print = print;
    const { dialog, unmount } = open();
    expect(printed()).toHaveAttribute('data-paper', 'letter');
    within(dialog).getByRole('combobox', { name: 'Paper' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'A4' }));
    expect(printed()).toHaveAttribute('data-paper', 'a4');
    expect(printed()).toHaveTextContent('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    unmount();
    expect(printed()).toBeNull();
  });
});
