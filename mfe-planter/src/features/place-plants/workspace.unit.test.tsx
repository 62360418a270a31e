import { fetchCompanionPlantsCall, savePlantsCall } from '@planted/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planterDraft } from '../../planter/planter-draft';
import {
  badge,
  choosePlants,
  kitchen,
  open,
  plantOne,
  rosa,
  server,
  veggie,
  usePlanterPage,
} from '../../testing/planter-page';

describe('the planting workspace', () => {
  usePlanterPage();

  it('PLT-3 shows each chosen plant with count and sizes, and lets a size be empty while typing', async () => {
    server();
    open();
    await choosePlants('Kitchen Bed');
    const width = screen.getByRole('spinbutton', { name: 'Width of Sweet Basil in feet' });
    expect(veggie()).toHaveTextContent('2 of 2 left to place');
    await userEvent.clear(width);
    expect(width).toHaveValue(null);
    expect(screen.getByRole('button', { name: 'Sweet Basil' })).toBeDisabled();
    await userEvent.type(width, '51');
    expect(width).toBeInvalid();
    await userEvent.tab();
    expect(width).toHaveValue(5);
  });

  it('PLT-3 has the last size again where a field is left empty, so that no plan leaves the plant out', async () => {
    server();
    open();
    await choosePlants('Kitchen Bed');
    const height = screen.getByRole('spinbutton', { name: 'Height of Sweet Basil in feet' });
    await userEvent.clear(height);
    expect(veggie()).toHaveTextContent('Enter W and H to plant it');
    await userEvent.click(screen.getByRole('button', { name: 'Plant' }));
    expect(height).toHaveValue(1);
    expect(await screen.findByRole('heading', { name: 'Placed 2 of 2' })).toBeVisible();
    expect(screen.getByText(/^Click Plant again for a different plan/)).toBeVisible();
  });

  it('REA-6 plants per square are set where a kind is placed, kept as mine, and saved with the garden', async () => {
    const { asked } = server();
    const first = open([kitchen], rosa);
    await plantOne('Kitchen Bed', 1);
    const density = () => screen.getByRole('spinbutton', { name: 'Sweet Basil per square' });
    expect(density()).toHaveValue(4);
    expect(veggie()).toHaveTextContent('Each: 4 plants in 1 square');
    await userEvent.clear(density());
    await userEvent.type(density(), '9');
    expect(veggie()).toHaveTextContent('Each: 9 plants in 1 square, mine');
    expect(screen.getByText(/9 plants on 1 of 10 squares/)).toBeVisible();
    await act(() => planterDraft.flush());
    first.unmount();
    open([kitchen], rosa);
    expect(await screen.findByText(/9 plants on 1 of 10 squares/)).toBeVisible();
    await userEvent.clear(density());
    await userEvent.tab();
    expect(density()).toHaveValue(4);
    await userEvent.clear(density());
    await userEvent.type(density(), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await screen.findByText('Garden Finalized!');
    expect(asked(savePlantsCall.path)[0]?.body['plantMap']).toContainEqual(
      expect.objectContaining({ plantId: 'basil-sweet', rootCell: true, plantsPerSquare: 9 }),
    );
  });

  it('PLT-4 shows no cross over what was planted just now while more is in hand', async () => {
    server();
    const { container } = open();
    await choosePlants('Kitchen Bed', 3);
    screen.getByRole('button', { name: 'Sweet Basil' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(container.querySelector('[data-aim]')).toHaveAttribute('data-aim', 'fits');
    await userEvent.keyboard('{Enter}');
    expect(container.querySelector('[data-aim]')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    expect(container.querySelector('[data-aim]')).toHaveAttribute('data-aim', 'fits');
    await userEvent.keyboard('{ArrowLeft}');
    expect(container.querySelector('[data-aim]')).toHaveAttribute('data-aim', 'does-not-fit');
  });

  it('PLT-3 shows of the only one of its kind that it is placed', async () => {
    server();
    open();
    await plantOne('Kitchen Bed', 1);
    expect(veggie()).toHaveTextContent('Count: Placed');
  });

  it('PLT-5 removes a plant by right-click and counts it back, with a way to undo', async () => {
    server();
    const { container } = open();
    await plantOne('Kitchen Bed');
    expect(veggie()).toHaveTextContent('1 of 2 left to place');
    const tile = container.querySelector('[data-plant]') as Element;
    await userEvent.pointer({ keys: '[MouseRight]', target: tile });
    expect(veggie()).toHaveTextContent('2 of 2 left to place');
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Remove Sweet Basil' }));
    expect(container.querySelectorAll('[data-plant]')).toHaveLength(1);
  });

  it('PLT-5 recolors all plants of a name by the 26 colors that a click opens', async () => {
    server();
    const { container } = open();
    await plantOne('Kitchen Bed');
    await userEvent.click(container.querySelector('[data-plant]') as Element);
    const dialog = await screen.findByRole('dialog', { name: 'Select Plot Color for Sweet Basil' });
    const colors = within(within(dialog).getByRole('group', { name: 'Plot colors' })).getAllByRole('button');
    expect(colors).toHaveLength(26);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Orchid' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Undo: Recolor Sweet Basil' })).toBeVisible();
  });

  it('PLT-4 marks good and bad neighbors with the reason, and counts plants and squares apart', async () => {
    server();
    const { container } = open();
    await userEvent.click(await badge(/Begin planting/));
    await userEvent.click(await screen.findByRole('button', { name: 'Add one Sweet Basil' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add one Boston Fern' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to Garden' }));
    expect(veggie()).toHaveTextContent('Each: 4 plants in 1 square');
    screen.getByRole('button', { name: 'Sweet Basil' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    screen.getByRole('button', { name: 'Boston Fern' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    expect(screen.getByText('1 bad if you drop Boston Fern here')).toBeVisible();
    expect(container.querySelectorAll('[data-neighbors="bad"]')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    const reasons = screen.getByRole('list', { name: 'Why' });
    expect(within(reasons).getByText('Ferns want shade.')).toBeVisible();
    expect(within(reasons).getByText('Garden lore, not tested')).toBeVisible();
    expect(screen.getByText(/8 plants on 2 of 10 squares/)).toBeVisible();
    expect(screen.getByRole('status', { name: 'Planting' })).toHaveTextContent(
      'Bad beside Sweet Basil: Ferns want shade. Garden lore, not tested.',
    );
  });

  it('AUTO-3 continues planting when companions cannot be loaded, and logs it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server({ [fetchCompanionPlantsCall.path]: { status: 404, body: {} } });
    open();
    await plantOne('Kitchen Bed');
    expect(veggie()).toHaveTextContent('1 of 2 left to place');
    expect(await screen.findByText(/^Companion plant data couldn't be loaded/)).toBeVisible();
    expect(warn).toHaveBeenCalledWith('Failed to load companions', expect.anything());
  });
});
