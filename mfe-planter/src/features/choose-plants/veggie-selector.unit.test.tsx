import { readPlantsCall } from '@planted/contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { badge, open, server, usePlanterPage } from '../../testing/planter-page';

describe('the veggie selector', () => {
  usePlanterPage();

  it('PLT-2 counts what is chosen, by search and by category, and hands it to the garden', async () => {
    server();
    open();
    await userEvent.click(await badge(/Begin planting/));
    expect(await screen.findByText('Plants Selected')).toHaveTextContent('0/3 Plants Selected');
    const less = await screen.findByRole('button', { name: 'Remove one Sweet Basil' });
    expect(less).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /^House plant 1/ }));
    expect(screen.queryByRole('heading', { name: 'Sweet Basil' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'For pollinators' }));
    expect(
      screen.getByText('No plant matches all of these filters. Remove one and try again.'),
    ).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'basil');
    expect(screen.getByRole('button', { name: 'For pollinators' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await screen.findByRole('button', { name: 'Add one Sweet Basil' }));
    expect(screen.getByText('Plants Selected')).toHaveTextContent('1/3 Plants Selected');
    expect(screen.getByText('4 plants on 1 of 10 squares')).toBeVisible();
    expect(screen.getByText('100% fit')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Garden' }));
    expect(await badge('Planting Garden: Kitchen Bed')).toHaveAccessibleDescription('Finish Garden');
  });

  it('REA-7 says what a slip was taken for, and when there is nothing of a name', async () => {
    server();
    open();
    await userEvent.click(await badge(/Begin planting/));
    const search = screen.getByRole('searchbox');
    await screen.findByRole('heading', { name: 'Sweet Basil' });
    await userEvent.type(search, 'swete');
    expect(await screen.findByText('1 result for sweet · you typed “swete”')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sweet Basil' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'qqqq');
    expect(
      await screen.findByText('Nothing called “qqqq”. Check the spelling, or try another name.'),
    ).toBeVisible();
  });

  it('PLT-2 shows Loading plants..., and when they cannot be loaded, and tries again', async () => {
    const answering = server({
      [readPlantsCall.path]: { status: 400, body: { error: 'The catalogue is resting.' } },
    });
    answering.hold();
    open();
    await userEvent.click(await badge(/Begin planting/));
    expect(await screen.findByText('Loading plants...')).toBeInTheDocument();
    await act(async () => answering.goOn());
    expect(await screen.findByText(/The catalogue is resting/)).toBeVisible();
    delete answering.answers[readPlantsCall.path];
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Sweet Basil' })).toBeVisible();
  });
});
