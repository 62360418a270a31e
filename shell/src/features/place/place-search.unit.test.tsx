import { loadPlaceFiles } from '@planted/climate-data';
import { fetchPlaceFiles } from '@planted/climate-data/browser';
import { MemoryRouter } from '@planted/mfe-kit';
import { signOutForTest } from '@planted/mfe-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PlacePage from './place-page';

jest.mock('@planted/climate-data/browser', () => ({
  fetchPlaceFiles: jest.fn(),
  fetchStationFiles: jest.fn(),
}));

it('SEA-1 without the list of places says so; own dates work all the same, and it can be tried again', async () => {
  signOutForTest();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.mocked(fetchPlaceFiles).mockRejectedValue(new TypeError('offline'));
  render(
    <MemoryRouter>
      <PlacePage />
    </MemoryRouter>,
  );
  await userEvent.type(await screen.findByRole('combobox'), 'Oslo');
  expect(await screen.findByText(/^The list of places could not be loaded/)).toBeVisible();

  await userEvent.click(screen.getByRole('radio', { name: 'My own dates' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'My last frost' }), 'May 1');
  await userEvent.type(screen.getByRole('textbox', { name: 'My first frost' }), 'Oct 1');
  expect(screen.getByRole('region', { name: 'Frost by your own dates' })).toBeVisible();

  jest.mocked(fetchPlaceFiles).mockImplementation(loadPlaceFiles);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Oslo, Norway/ })).toBeVisible();
});
