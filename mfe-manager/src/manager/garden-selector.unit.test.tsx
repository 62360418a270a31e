import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GardenSelector } from './garden-selector';

const gardensNamed = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `g${n + 1}`, name: `Bed ${n + 1}` }));

function open(count: number) {
  const onChoose = jest.fn();
  render(<GardenSelector gardens={gardensNamed(count)} chosenId="g1" onChoose={onChoose} />);
  return onChoose;
}

const options = async () => {
  screen.getByRole('combobox', { name: 'Garden' }).focus();
  await userEvent.keyboard('{Enter}');
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

describe('the garden selector', () => {
  it('MAN-1 lists all gardens, and is no search while they are few', async () => {
    open(12);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(await options()).toHaveLength(12);
  });

  it('MAN-1 lists gardens by name, numbers as numbers', async () => {
    const named = ['bed 10', 'Yard', 'Bed 2', 'Aster'].map((name) => ({ id: name, name }));
    render(<GardenSelector gardens={named} chosenId="Yard" onChoose={jest.fn()} />);
    expect(await options()).toEqual(['Aster', 'Bed 2', 'bed 10', 'Yard']);
  });

  it('MAN-1 shortens a long list to what is sought, beside the garden that is shown', async () => {
    open(200);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a garden by its name' }), 'bed 19');
    expect(screen.getByRole('status')).toHaveTextContent('11 matches. Press Enter to open Bed 19.');
    const listed = await options();
    expect(listed).toHaveLength(12);
    expect(listed.slice(0, 3)).toEqual(['Bed 1', 'Bed 19', 'Bed 190']);
  });

  it('MAN-1 opens the first that is found by Enter, and reports when there is none', async () => {
    const onChoose = open(200);
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'Bed 77{Enter}');
    expect(onChoose).toHaveBeenCalledWith('g77');
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
    await userEvent.type(search, 'x{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('No garden matches that name.');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });
});
