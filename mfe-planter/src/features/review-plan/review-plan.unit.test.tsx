import { alertStore } from '@planted/mfe-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choosePlants, open, plantOne, server, usePlanterPage } from '../../testing/planter-page';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));

async function plan(): Promise<void> {
  await press('Plant');
  await screen.findByRole('button', { name: 'Accept All' });
}

async function review(): Promise<HTMLElement> {
  await press('Review');
  return screen.findByRole('dialog', { name: 'Review the plan' });
}

describe('a plan that is looked through', () => {
  usePlanterPage();
  beforeAll(() => import('./review-dialog'));

  async function planned(): Promise<Element> {
    server();
    const { container } = open();
    await choosePlants('Kitchen Bed');
    await plan();
    return container;
  }

  it('AUTO-1 shows that all stand and that nothing better exists, with its figures', async () => {
    await planned();
    expect(screen.getByRole('heading', { name: 'Placed 2 of 2' })).toBeVisible();
    expect(screen.getByText('All 2 stand.')).toBeVisible();
    expect(screen.getByText('Nothing better exists for planted area.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Optimize' })).toBeNull();
    await press('How good is this plan?');
    expect(await screen.findByText('20%')).toBeVisible();
  });

  it('AUTO-1 is made again by Optimize once a plant was taken out of it by hand, and not called the better one', async () => {
    await planned();
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: document.querySelector('[data-plant]') as Element,
    });
    expect(screen.getByRole('heading', { name: 'Placed 1 of 2' })).toBeVisible();
    await press('Optimize');
    expect(await screen.findByRole('heading', { name: 'Placed 2 of 2' })).toBeVisible();
    expect(alertStore.get()).not.toContainEqual(expect.objectContaining({ title: 'No Better Plan Found' }));
  });

  it('PLT-6 is accepted as a whole, which can be undone', async () => {
    await planned();
    await press('Accept All');
    expect(screen.queryByRole('button', { name: 'Accept All' })).toBeNull();
    expect(screen.getByText('Nothing better exists for planted area.')).toBeVisible();
    await press('Undo: Accept the plan');
    expect(button('Accept All')).toBeVisible();
  });

  it('PLT-6 is accepted, and the keyboard continues at what stands in the place of that', async () => {
    await planned();
    act(() => button('Accept All').focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('How good is this plan?')).toHaveFocus());
  });

  it('AUTO-1 is accepted in part: by kind, or plant by plant with a press or the keyboard', async () => {
    const container = await planned();
    const dialog = await review();
    const picture = within(dialog).getByRole('group', { name: 'Kitchen Bed as planned' });
    const [first, second] = within(picture).getAllByRole('checkbox', { name: /^Add Sweet Basil/ });
    expect(within(dialog).getByText(/^0 kept, 2 added, 0 removed/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Add 2 Sweet Basil' }));
    expect(first).not.toBeChecked();
    expect(within(dialog).getByRole('button', { name: 'Accept 0 of 2' })).toBeDisabled();
    await userEvent.click(first as HTMLElement);
    expect(within(dialog).getByRole('checkbox', { name: 'Add 1 of 2 Sweet Basil' })).toBeInTheDocument();
    first?.focus();
    expect(within(dialog).getByText('needs 1 × 1 ft and fits here')).toBeVisible();
    await userEvent.keyboard(' {ArrowRight} ');
    expect(second).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept 1 of 2' }));
    expect(container.querySelectorAll('[data-plant]')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Placed 1 of 2' })).toBeVisible();
    await press('Undo: Accept part of the plan');
    expect(container.querySelectorAll('[data-plant]')).toHaveLength(2);
  });

  it('AUTO-1 is put back as a whole', async () => {
    await planned();
    const dialog = await review();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject all' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Placed 0 of 2' })).toBeVisible());
  });

  it.each([
    ['in part', 'Accept 1 of 2'],
    ['as a whole', 'Accept All'],
    ['not at all', 'Reject all'],
  ])('AUTO-1 is accepted %s, and the keyboard continues where Review was', async (_how, answer) => {
    await planned();
    act(() => button('Review').focus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Review the plan' });
    if (answer === 'Accept 1 of 2')
      await userEvent.click(
        within(dialog).getAllByRole('checkbox', { name: /^Add Sweet Basil/ })[0] as Element,
      );
    act(() => within(dialog).getByRole('button', { name: answer }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // After a part of it, or nothing, nothing is left there to press.
    const there =
      answer === 'Accept All'
        ? button('How good is this plan?')
        : screen.getByRole('region', { name: /^Placed/ });
    await waitFor(() => expect(there).toHaveFocus());
  });

  it('AUTO-1 leaves a pinned plant where it is, and shows which of the others it would take out', async () => {
    server();
    const { container } = open();
    await plantOne('Kitchen Bed');
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    button('Sweet Basil').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.keyboard('p');
    expect(screen.getByRole('status', { name: 'Planting' })).toHaveTextContent('pinned');
    expect(screen.getByRole('gridcell')).toHaveAccessibleName(/, pinned/);
    const places = () => [...container.querySelectorAll('[data-plant] rect')].map((each) => each.outerHTML);
    const before = places();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep the plants that I placed' }));
    await press('Plant');
    await waitFor(() => expect(button(/^Undo/)).toHaveAccessibleName(/Auto-plant|Pin/));
    expect(places()).toContain(before[1]);
  });

  it('AUTO-1 shows why a plant stands where it stands', async () => {
    const container = await planned();
    await userEvent.click(container.querySelector('[data-plant]') as Element);
    const dialog = await screen.findByRole('dialog', { name: 'Select Plot Color for Sweet Basil' });
    expect(within(dialog).getByText('Why it was planned here')).toBeVisible();
    expect(within(dialog).getByText('needs 1 × 1 ft and fits here')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Pin it here/ }));
    expect(within(dialog).getByRole('checkbox', { name: /^Pin it here/ })).toBeChecked();
  });
});
