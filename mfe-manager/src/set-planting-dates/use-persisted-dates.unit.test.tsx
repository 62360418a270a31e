import { createDraftStore } from '@planted/mfe-kit';
import { renderRemote, signInForTest } from '@planted/mfe-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { gardensOf, MANAGER_PLANTS, serve } from '../testing/serve-gardens';
import { slowStorage } from '../testing/slow-storage';
import { parsePersistedDates } from './planting-dates';

const PATH = '/api/gardens/updatePlantingDates';
const [first, second] = [gardenRowOf(1), gardenRowOf(2)];
const carrot = gardenPlantOf(0);
const beet = gardenPlantOf(1, { plant: { ...carrot.plant, id: 'beet', plant_name: 'Beet' } });
const pea = gardenPlantOf(3, { plant: { ...carrot.plant, id: 'pea', plant_name: 'Pea' } });
const othersCarrot = gardenPlantOf(2, { garden_id: second.id });
const planted = (plant: typeof carrot) => ({ ...plant, planted_date: '2026-05-21', health_rating: 8 });

/** Of this test: each begins with no drafts. */
let gardener = { id: '', given_name: 'Maya' };
let gardeners = 0;

const plantsOf = (id: string) => `${MANAGER_PLANTS}?gardenId=${id}`;
const dateOf = (name: string) => screen.getByLabelText(`Planting date of ${name}`);
const choose = (name: string, date: string) => fireEvent.change(dateOf(name), { target: { value: date } });
const saveDates = () => userEvent.click(screen.getByRole('button', { name: 'Save Planting Dates' }));
const untilShown = (name: string, date: string) => waitFor(() => expect(dateOf(name)).toHaveValue(date));

async function openManager(answer: unknown = 500, plants = [carrot, beet]) {
  const server = serve({
    ...gardensOf([first, second], plants),
    [plantsOf(second.id)]: { data: [othersCarrot], next: null },
    [PATH]: answer,
  });
  const page = renderRemote(remote, { at: '/garden-manager', user: gardener });
  await screen.findByRole('heading', { name: 'Set Planting Dates' });
  return { ...server, ...page };
}

async function chooseGarden(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: 'Garden' }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await screen.findByRole('region', { name });
}

/** The draft of the first garden's dates. */
const draft = createDraftStore({
  key: `manager/planting-dates/${first.id}`,
  version: 1,
  parse: parsePersistedDates,
});
async function keep(dates: [string, string][]): Promise<void> {
  signInForTest(gardener);
  draft.save(new Map(dates));
  await draft.flush();
}
/** Waits until these are what is kept of them: by plant, or nothing. */
const untilPersisted = (dates: Record<string, string> | 'nothing') =>
  waitFor(async () => {
    const found = await draft.load();
    expect(found.status === 'found' ? Object.fromEntries(found.value) : 'nothing').toEqual(dates);
  });

describe('planting dates that are chosen and not yet saved', () => {
  const realFetch = globalThis.fetch;
  // jsdom has no IndexedDB: here drafts live in memory, which the storage logs once.
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    gardeners += 1;
    gardener = { ...gardener, id: `maya-${gardeners}` };
  });
  afterEach(async () => {
    globalThis.fetch = realFetch;
    jest.restoreAllMocks();
    await clearAlerts();
  });

  it('MAN-2 are there again after another garden, and are not that one’s', async () => {
    await openManager();
    choose('Beet', '2026-05-21');
    choose('Carrot', '0206-05-21');
    await chooseGarden('Garden 2');
    expect(dateOf('Carrot')).toHaveValue('');
    choose('Carrot', '2026-05-20');
    await chooseGarden('Garden 1');
    await untilShown('Beet', '2026-05-21');
    expect(dateOf('Carrot')).toHaveValue('0206-05-21');
    await chooseGarden('Garden 2');
    await untilShown('Carrot', '2026-05-20');
  });

  it('MAN-2 are there again when the page is opened again', async () => {
    const { unmount } = await openManager();
    choose('Beet', '2026-05-21');
    unmount();
    await openManager();
    await untilShown('Beet', '2026-05-21');
    expect(dateOf('Carrot')).toHaveValue('');
  });

  it('MAN-2 stand when storage answers later, also where one was emptied, beside those that were left', async () => {
    await keep([
      [carrot.id, '2026-05-01'],
      [beet.id, '2026-05-02'],
      [pea.id, '2026-05-03'],
    ]);
    const answer = slowStorage();
    await openManager(500, [carrot, beet, pea]);
    choose('Carrot', '2026-05-21');
    choose('Pea', '2026-05-22');
    choose('Pea', '');
    await answer();
    await untilShown('Beet', '2026-05-02');
    expect(dateOf('Carrot')).toHaveValue('2026-05-21');
    expect(dateOf('Pea')).toHaveValue('');
    await untilPersisted({ [carrot.id]: '2026-05-21', [beet.id]: '2026-05-02' });
  });

  it('MAN-2 are dropped with a plant that is gone or has been planted since', async () => {
    await keep([
      ['gone', '2026-05-01'],
      [carrot.id, '2026-05-01'],
      [beet.id, '2026-05-02'],
    ]);
    await openManager(500, [planted(carrot), beet]);
    await untilShown('Beet', '2026-05-02');
    await untilPersisted({ [beet.id]: '2026-05-02' });
  });

  it('MAN-2 are forgotten once they are saved, and no others', async () => {
    let answer: (body: unknown) => void = () => {};
    const answered = new Promise((resolve) => {
      answer = resolve;
    });
    const { answers, sent } = await openManager(() => answered);
    choose('Carrot', '2026-05-21');
    await saveDates();
    choose('Beet', '2026-05-22');
    await untilPersisted({ [carrot.id]: '2026-05-21', [beet.id]: '2026-05-22' });
    answers[MANAGER_PLANTS] = { data: [planted(carrot), beet], next: null };
    answer({ data: { plantsUpdated: 1, completedGardens: [] } });
    expect(await screen.findByText('1 plant without a planting date')).toBeVisible();
    expect(sent).toHaveLength(1);
    await untilPersisted({ [beet.id]: '2026-05-22' });
    answers[PATH] = { data: { plantsUpdated: 1, completedGardens: [first.id] } };
    answers[MANAGER_PLANTS] = { data: [carrot, beet].map(planted), next: null };
    await saveDates();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Set Planting Dates' })).toBeNull());
    await untilPersisted('nothing');
  });

  it('MAN-2 are forgotten when all are emptied', async () => {
    await openManager();
    choose('Beet', '2026-05-21');
    await untilPersisted({ [beet.id]: '2026-05-21' });
    choose('Beet', '');
    await untilPersisted('nothing');
  });
});
