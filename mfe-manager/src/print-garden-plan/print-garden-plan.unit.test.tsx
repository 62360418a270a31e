import { examplePlant } from '@planted/contracts/testing';
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

  it('SEA-8 draws what grows between others smaller and over them, each with its number', () => {
    const radish = examplePlant({ id: 'radish', plant_name: 'Radish', days_to_maturity: 28 });
    const between = gardenPlantOf(1, { plant: radish, grid_x: 0 });
    const [shared] = attachPlants([gardenRowOf(1)], [between, gardenPlantOf(0)], '2026-06-01');
    if (!shared) throw new Error('no garden');
    render(<PrintGardenPlan garden={shared} onClose={jest.fn()} />);
    const plan = within(screen.getByRole('dialog')).getByRole('img', { name: /^Plan of / });
    const tiles = [...plan.querySelectorAll(':scope > g')].filter((tile) => tile.querySelector('image'));
    const drawn = tiles.map((tile) => {
      const [ground, number] = [tile.querySelector('rect'), tile.lastElementChild];
      const [side, left, at] = [
        ground?.getAttribute('width'),
        ground?.getAttribute('x'),
        number?.getAttribute('x'),
      ];
      return { number: number?.textContent, side: Number(side), left: Number(left), at: Number(at) };
    });
    expect(drawn.map(({ number }) => number)).toEqual(['1', '2']);
    const [host, guest] = drawn;
    expect(guest?.side).toBeLessThan((host?.side ?? 0) * 0.6);
    // Each number stands on its own tile, and the host's left of the other one's.
    expect(host?.at).toBeLessThan(guest?.left ?? 0);
    expect(guest?.at).toBeGreaterThan(guest?.left ?? 0);
    expect(screen.getAllByText(/plants in 1 square( |$)/)).not.toHaveLength(0);
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
