import { loadPlaceFiles, loadStationFiles } from '@planted/climate-data';
import { fetchPlaceFiles, fetchStationFiles } from '@planted/climate-data/browser';
import { alertStore, MemoryRouter, type RemoteRoutes, type StepsMoved } from '@planted/mfe-kit';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, choosePlace, fetchPlace } from './calls';
import { devicePlace } from '@planted/season-plan/device';
import type { PlaceChoice } from './place-choice';
import PlacePage from './place-page';
import { madison } from './testing/climates';

jest.mock('@planted/climate-data/browser', () => ({
  fetchPlaceFiles: jest.fn(),
  fetchStationFiles: jest.fn(),
}));
/** What the season, as a micro-frontend, says. */
const stepsMoved = jest.fn<Promise<string | undefined>, Parameters<StepsMoved>>();
const season: RemoteRoutes = { routes: [], offers: { stepsMoved: async () => stepsMoved } };
jest.mock('../../federation', () => ({ loadRemoteRoutes: async () => season, RemoteProviders: () => null }));
jest.mock('../../remotes/ask-for-list', () => ({ askForList: async () => new Response() }));
const gardens = [{ id: 'bed-1', name: 'Kitchen Bed' }];
jest.mock('./calls', () => {
  const { useQuery } = jest.requireActual('@tanstack/react-query');
  const calls = {
    ...jest.requireActual('./calls'),
    choosePlace: jest.fn(),
    fetchPlace: jest.fn(),
    useGardens: ({ enabled }: { enabled: boolean }) => ({ data: enabled ? gardens : undefined }),
    useFetchPlace: (input: object, { enabled }: { enabled: boolean }) =>
      useQuery({
        queryKey: ['fetch-place', input],
        queryFn: () => calls.fetchPlace(input),
        enabled,
        retry: false,
      }),
  };
  return calls;
});

const burlington: PlaceChoice = {
  place: {
    ...{ name: 'Burlington', region: 'Vermont', latitude: 44.5, longitude: -73.2 },
    ...{ elevation: 61, town: 'US/VT/Burlington' },
  },
  ownDates: null,
};
const own: PlaceChoice = { place: null, ownDates: { lastFrost: 120, firstFrost: 280, hemisphere: null } };

/** A service of one choice for all gardens, and one for each garden. */
function serve(choice: PlaceChoice | null, version = choice === null ? 0 : 3) {
  const state = { choice, version, inherited: null as PlaceChoice | null };
  jest
    .mocked(fetchPlace)
    .mockImplementation(async () => ({ ...state, from: null, climate: null, gardens: [] }));
  jest.mocked(choosePlace).mockImplementation(async ({ choice: next, expectedVersion }) => {
    if (expectedVersion !== state.version)
      throw new ApiError('Changed meanwhile', 409, 'conflict', undefined, { ...state });
    state.choice = next;
    state.version += 1;
    return { version: state.version };
  });
  return state;
}

const open = (address = '/place') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PlacePage />
    </MemoryRouter>,
  );
const search = () => screen.findByRole('combobox');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const alerts = () => alertStore.get().filter(({ leaving }) => !leaving);
const chooseMadison = async () => {
  const field = await search();
  await userEvent.clear(field);
  await userEvent.type(field, 'Madison, wis');
  await screen.findByRole('option', { name: /Wisconsin/ });
  await userEvent.keyboard('{Enter}');
};

/** Nobody before is known to this gardener. */
let gardener = 0;
beforeEach(() => {
  localStorage.clear();
  jest.mocked(choosePlace).mockClear();
  jest.mocked(fetchPlaceFiles).mockImplementation(loadPlaceFiles);
  jest.mocked(fetchStationFiles).mockImplementation(loadStationFiles);
  act(() => signOutForTest());
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
  stepsMoved.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  gardener += 1;
  signInForTest({ id: `gardener-${gardener}` });
});

describe('the place of a gardener', () => {
  it('SEA-1 is read from the account, kept by the call with its version, and undone', async () => {
    const state = serve(burlington);
    open();
    expect(await screen.findByRole('table', { name: 'Odds of frost, as years' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Frost in Burlington' })).toBeVisible();
    await chooseMadison();
    await press('Use this place');
    expect(choosePlace).toHaveBeenLastCalledWith(
      { expectedVersion: 3, choice: expect.objectContaining({ ownDates: null }) },
      expect.any(String),
    );
    expect(state.choice?.place?.name).toBe('Madison');
    expect(alerts().at(-1)).toMatchObject({ kind: 'undo', title: 'Dates follow Madison, Wisconsin now.' });
    expect(await search()).toHaveValue('Madison, Wisconsin');
    expect(devicePlace.read()).toBeNull();

    act(() => alerts().at(-1)?.action?.run());
    await waitFor(async () => expect(await search()).toHaveValue('Burlington, Vermont'));
    expect(state).toMatchObject({ choice: burlington, version: 5 });
  });

  it('SEA-1 says with the words of the season how many steps moved, and nothing where none did, or that fails', async () => {
    serve(burlington);
    stepsMoved.mockResolvedValueOnce('12 steps moved.').mockResolvedValueOnce(undefined);
    stepsMoved.mockRejectedValueOnce(new Error('gone'));
    open();
    const said: (string | undefined)[] = [];
    const links: (string | undefined)[] = [];
    for (const town of ['Madison, wis', 'Oslo', 'Madison, wis']) {
      const field = await search();
      await userEvent.clear(field);
      await userEvent.type(field, town);
      await screen.findAllByRole('option');
      await userEvent.keyboard('{Enter}');
      for (const { id } of alerts()) alertStore.dismiss(id);
      await press('Use this place');
      await waitFor(() => expect(alerts()).toHaveLength(1));
      said.push(alerts()[0]?.text);
      links.push(alerts()[0]?.link?.to);
    }
    expect(said).toEqual(['12 steps moved.', undefined, undefined]);
    expect(links).toEqual(['/season', undefined, undefined]);
    expect(
      stepsMoved.mock.calls.map(([before, after]) => [before.choice?.place?.name, after.choice?.place?.name]),
    ).toEqual([
      ['Burlington', 'Madison'],
      ['Madison', 'Oslo'],
      ['Oslo', 'Madison'],
    ]);
  });

  it('SEA-1 is not lost when another device was faster: it is said, and the next press keeps it', async () => {
    const state = serve(burlington);
    open();
    await chooseMadison();
    state.version = 7;
    await press('Use this place');
    expect(alerts().at(-1)).toMatchObject({ kind: 'error', title: 'Another device was faster' });
    expect(await search()).toHaveValue('Madison, Wisconsin');
    await press('Use this place');
    expect(state.choice?.place?.name).toBe('Madison');
  });

  it('SEA-1 stands in the form when it is refused or there is no answer, and the same choice keeps its key', async () => {
    serve(burlington);
    open();
    await chooseMadison();
    jest.mocked(choosePlace).mockRejectedValueOnce(new ApiError('Too many requests.', 429));
    await press('Use this place');
    expect(alerts().at(-1)).toMatchObject({ title: 'The place was not kept', text: 'Too many requests.' });
    jest.mocked(choosePlace).mockRejectedValueOnce(new ApiError('Network error', 0, 'network'));
    await press('Use this place');
    expect(await search()).toHaveValue('Madison, Wisconsin');
    await press('Use this place');
    const keys = jest.mocked(choosePlace).mock.calls.map(([, key]) => key);
    expect(keys.at(-1)).toBe(keys.at(-2));
  });

  it('SEA-1 is shown with the climate that the service answers, without any list of places', async () => {
    const state = serve(burlington);
    const climate = {
      ...madison,
      ...{ lastFrost: { p90: 110, p50: 121, p10: 132 }, minimum: null, maximum: null, sources: [] },
      estimated: ['p10' as const],
    };
    jest
      .mocked(fetchPlace)
      .mockImplementation(async () => ({ ...state, from: 'gardener' as const, climate, gardens: [] }));
    jest.mocked(fetchPlaceFiles).mockClear();
    open();
    expect(await screen.findByRole('cell', { name: 'May 1' })).toBeVisible();
    expect(fetchPlaceFiles).not.toHaveBeenCalled();
  });

  it('says that it could not be read, and reads it again', async () => {
    serve(burlington);
    jest.mocked(fetchPlace).mockRejectedValueOnce(new ApiError('Network error', 0, 'network'));
    open();
    expect(await screen.findByText('Your place could not be read. Your plants are safe.')).toBeVisible();
    await press('Try again');
    expect(await search()).toHaveValue('Burlington, Vermont');
  });

  it('SEA-1 is a garden’s own where the address names one, or the same as that of the others', async () => {
    const state = serve(null);
    state.inherited = burlington;
    open('/place?garden=bed-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Place of Kitchen Bed' })).toBeVisible();
    const same = await screen.findByRole('radio', { name: 'Same as my other gardens' });
    expect(same).toBeChecked();
    expect(same).toHaveAccessibleDescription('Burlington, Vermont');
    expect(await screen.findByRole('table', { name: 'Odds of frost, as years' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Frost in Burlington' })).toBeVisible();
    await chooseMadison();
    await press('Use this place');
    expect(choosePlace).toHaveBeenLastCalledWith(
      expect.objectContaining({ gardenId: 'bed-1', expectedVersion: 0 }),
      expect.any(String),
    );
    expect(alerts().at(-1)).toMatchObject({ title: 'Dates of Kitchen Bed follow Madison, Wisconsin now.' });
    await userEvent.click(screen.getByRole('radio', { name: 'Same as my other gardens' }));
    await press('Use the same place');
    expect(state.choice).toBeNull();
    expect(alerts().at(-1)).toMatchObject({ title: 'Dates of Kitchen Bed follow your other gardens now.' });
  });
});

describe('a place that a guest chose', () => {
  const signIn = () => {
    gardener += 1;
    act(() => void signInForTest({ id: `gardener-${gardener}` }));
  };
  beforeEach(() => {
    act(() => signOutForTest());
    devicePlace.keep(burlington);
  });

  it('SEA-1 goes over to an account that has none, without a question', async () => {
    const state = serve(null);
    open();
    expect(await search()).toHaveValue('Burlington, Vermont');
    signIn();
    await waitFor(() => expect(state.choice).toEqual(burlington));
    await waitFor(() => expect(devicePlace.read()).toBeNull());
    await waitFor(async () => expect(await search()).toHaveValue('Burlington, Vermont'));
    expect(alerts()).toEqual([]);
  });

  it('SEA-1 gives way to the place of the account, and it is said', async () => {
    const state = serve(own);
    open();
    await search();
    signIn();
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(alerts()[0]).toMatchObject({
      title: 'Dates follow your own frost dates, as your account says.',
      text: 'On this device it was Burlington, Vermont.',
    });
    expect(state.choice).toEqual(own);
    expect(devicePlace.read()).toBeNull();
  });

  it('SEA-1 stays on the device while the account cannot be asked', async () => {
    serve(null);
    jest.mocked(fetchPlace).mockRejectedValue(new ApiError('Network error', 0, 'network'));
    open();
    await search();
    signIn();
    await waitFor(() => expect(fetchPlace).toHaveBeenCalled());
    await act(async () => {});
    expect(devicePlace.read()).toEqual(burlington);
    expect(choosePlace).not.toHaveBeenCalled();
  });
});
