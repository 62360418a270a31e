import { loadPlaceFiles, loadStationFiles } from '@planted/climate-data';
import { fetchPlaceFiles, fetchStationFiles } from '@planted/climate-data/browser';
import { alertStore, MemoryRouter, Route, Routes } from '@planted/mfe-kit';
import { signOutForTest } from '@planted/mfe-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEVICE_PLACE } from '@planted/season-plan/device-place-key';
import PlacePage from './place-page';

jest.mock('@planted/climate-data/browser', () => ({
  fetchPlaceFiles: jest.fn(),
  fetchStationFiles: jest.fn(),
}));

const open = () =>
  render(
    <MemoryRouter initialEntries={['/', '/place']} initialIndex={1}>
      <Routes>
        <Route path="/" element={<p>before</p>} />
        <Route path="/place" element={<PlacePage />} />
      </Routes>
    </MemoryRouter>,
  );
const search = () => screen.findByRole('combobox', { name: 'Town, ZIP code or coordinates' });
const oddsRow = (name: string) =>
  Array.from(
    screen.getByRole('row', { name: new RegExp(`^${name}`) }).children,
    ({ textContent }) => textContent,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = () => JSON.parse(localStorage.getItem(DEVICE_PLACE) ?? 'null');
const lastAlert = () => alertStore.get().at(-1);

async function chooseMadison(): Promise<void> {
  await userEvent.type(await search(), 'Madison, wis{Enter}');
  await screen.findByRole('region', { name: 'Frost in Madison' });
}

beforeEach(() => {
  localStorage.clear();
  signOutForTest();
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
  jest.mocked(fetchPlaceFiles).mockReset().mockImplementation(loadPlaceFiles);
  jest.mocked(fetchStationFiles).mockReset().mockImplementation(loadStationFiles);
});

describe('place and frost, of a guest', () => {
  it('SEA-1 fetches no list of places before one is searched for, and no stations before one is chosen', async () => {
    open();
    expect(await search()).toBeVisible();
    expect(fetchPlaceFiles).not.toHaveBeenCalled();
    await userEvent.type(await search(), 'Madison');
    expect(await screen.findAllByRole('option')).toHaveLength(8);
    expect(fetchStationFiles).not.toHaveBeenCalled();
  });

  it('SEA-1 finds a place by keyboard, shows its odds and what they rest on, and keeps it on this device', async () => {
    const { unmount } = open();
    await userEvent.type(await search(), 'Madison');
    const options = await screen.findAllByRole('option');
    const at = options.findIndex(({ textContent }) => textContent?.includes('Wisconsin'));
    await userEvent.keyboard('{ArrowDown}'.repeat(at) + '{Enter}');
    expect(await search()).toHaveValue('Madison, Wisconsin');
    await screen.findByRole('region', { name: 'Frost in Madison' });
    expect(oddsRow('Frost after')).toEqual(['Frost after', 'April 12', 'April 26', 'May 10']);
    expect(oddsRow('Frost before')).toEqual(['Frost before', 'October 24', 'October 10', 'September 27']);
    expect(screen.getByRole('radio', { name: 'Weather stations near Madison' })).toHaveAccessibleDescription(
      'Four stations, 1981–2010',
    );

    expect(kept()).toBeNull();
    await press('Use this place');
    expect(lastAlert()).toMatchObject({ kind: 'undo', title: 'Dates follow Madison, Wisconsin now.' });
    expect(kept()).toMatchObject({ version: 1, place: { latitude: 43.1, longitude: -89.4 }, ownDates: null });

    unmount();
    open();
    expect(await screen.findByRole('region', { name: 'Frost in Madison' })).toBeVisible();
    expect(await search()).toHaveValue('Madison, Wisconsin');
  });

  it('SEA-1 is undone from the alert', async () => {
    open();
    await chooseMadison();
    await press('Use this place');
    act(() => lastAlert()?.action?.run());
    expect(kept()).toBeNull();
    await waitFor(async () => expect(await search()).toHaveValue(''));
  });

  it('SEA-1 is undone to the place before it, and by its own alert only', async () => {
    open();
    await chooseMadison();
    await press('Use this place');
    await userEvent.clear(await search());
    await userEvent.type(await search(), 'Duluth, minn{Enter}');
    await screen.findByRole('region', { name: 'Frost in Duluth' });
    await press('Use this place');
    const offers = alertStore.get().filter(({ kind, leaving }) => kind === 'undo' && !leaving);
    expect(offers).toHaveLength(1);
    act(() => offers[0]?.action?.run());
    expect(JSON.stringify(kept())).toContain('Madison');
  });

  it('SEA-1 keeps nothing that was typed and not chosen, and says so at the field', async () => {
    open();
    await userEvent.type(await search(), 'Madi');
    await press('Use this place');
    expect(await screen.findByText('Choose a place from the list.')).toBeVisible();
    expect(await search()).toHaveFocus();
    expect(kept()).toBeNull();
  });

  it('SEA-1 says that there is no place of a name', async () => {
    open();
    await userEvent.type(await search(), 'Qwertzville');
    expect(
      await screen.findByText('No place of that name. Try the next town, or coordinates like 43.1, −89.4.'),
    ).toBeVisible();
  });

  it('SEA-1 rounds coordinates to a tenth of a degree and keeps no finer', async () => {
    open();
    await userEvent.type(await search(), '48.2082, 16.3738{Enter}');
    await screen.findByRole('region', { name: 'Frost at 48.2, 16.4' });
    await press('Use this place');
    expect(kept().place).toMatchObject({ name: '48.2, 16.4', latitude: 48.2, longitude: 16.4, town: null });
    expect(localStorage.getItem(DEVICE_PLACE)).not.toContain('16.37');
  });

  it('SEA-2 can be planned without a place: it is said what that means', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'No place' }));
    expect(screen.getByText(/^Without a place your plans have no dates/)).toBeVisible();
    await press('Plan without dates');
    expect(lastAlert()).toMatchObject({ title: 'Dates follow no place now.' });
  });

  it('goes back where it came from by Not now', async () => {
    open();
    await search();
    await press('Not now');
    expect(await screen.findByText('before')).toBeVisible();
    expect(kept()).toBeNull();
  });
});

describe('own frost dates', () => {
  const dateField = (name: string) => screen.getByRole('textbox', { name });
  async function enter(last: string, first: string): Promise<void> {
    await userEvent.click(await screen.findByRole('radio', { name: 'My own dates' }));
    await userEvent.clear(dateField('My last frost'));
    await userEvent.type(dateField('My last frost'), last);
    await userEvent.clear(dateField('My first frost'));
    await userEvent.type(dateField('My first frost'), first);
    await userEvent.tab();
  }

  it('SEA-1 win over the place: fields begin with its dates, and what is typed counts', async () => {
    open();
    await chooseMadison();
    expect(dateField('My last frost')).toBeDisabled();
    expect(dateField('My last frost')).toHaveValue('Apr 26');
    await enter('5/3', '4 oct');
    expect(dateField('My last frost')).toHaveValue('May 3');
    expect(dateField('My first frost')).toHaveValue('Oct 4');
    expect(oddsRow('Frost after')[2]).toBe('May 3');
    expect(oddsRow('Frost before')[2]).toBe('October 4');
    await press('Use my dates');
    expect(lastAlert()).toMatchObject({ title: 'Dates follow your own frost dates now.' });
    expect(kept()).toMatchObject({
      place: { name: 'Madison' },
      ownDates: { lastFrost: 123, firstFrost: 277, hemisphere: null },
    });
  });

  it('SEA-4 asks whether a garden is southern when fall comes first, and takes yes for an answer', async () => {
    open();
    await enter('Oct 5', 'Apr 20');
    const question = within(await screen.findByRole('group', { name: /Is this a southern garden\?$/ }));
    await press('Use my dates');
    expect(kept()).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Yes, southern' }));
    expect(screen.queryByRole('group', { name: /southern garden/ })).not.toBeInTheDocument();
    expect(oddsRow('Frost after')[2]).toBe('October 5');
    await press('Use my dates');
    expect(kept().ownDates).toEqual({ lastFrost: 278, firstFrost: 110, hemisphere: 'south' });
  });

  it('SEA-4 or swaps the two; at a northern place it can only be that', async () => {
    open();
    await chooseMadison();
    await enter('Oct 5', 'Apr 20');
    expect(await screen.findByText(/the place is in the north/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, southern' })).not.toBeInTheDocument();
    await press('Swap the dates');
    expect(dateField('My last frost')).toHaveValue('Apr 20');
    expect(oddsRow('Frost before')[2]).toBe('October 5');
  });

  it('SEA-1 refuses what is no day at its field, and keeps nothing', async () => {
    open();
    await enter('soon', 'Apr 31');
    expect(screen.queryByText('Enter a day, like Apr 26.')).not.toBeInTheDocument();
    await press('Use my dates');
    expect(screen.getAllByText('Enter a day, like Apr 26.')).toHaveLength(2);
    expect(dateField('My last frost')).toHaveFocus();
    expect(dateField('My last frost')).toBeInvalid();
    expect(kept()).toBeNull();
  });
});
