import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { gardensOf, MANAGER_PLANTS, serve } from '../testing/serve-gardens';

const PATH = '/api/gardens/updatePlantingDates';
const carrot = gardenPlantOf(0).plant;
const beet = { ...carrot, id: 'beet', plant_name: 'Beet', days_to_maturity: 55 };
const [one, two, other] = [gardenPlantOf(0), gardenPlantOf(1), gardenPlantOf(2, { plant: beet })];
const planted = (plant: typeof one) => ({ ...plant, planted_date: '2026-05-21', health_rating: 8 });

const alerts = () => alertStore.get().map(({ kind, title, text }) => ({ kind, title, text }));
const choose = (label: string, date: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: date } });
const saveDates = () => userEvent.click(screen.getByRole('button', { name: 'Save Planting Dates' }));

/** Each test has a gardener of its own: what one chose and did not save is there when they come again. */
let gardeners = 0;

async function openManager(answer: unknown) {
  gardeners += 1;
  const server = serve({ ...gardensOf([gardenRowOf(1)], [one, two, other]), [PATH]: answer });
  renderRemote(remote, { at: '/garden-manager', user: { id: `maya-${gardeners}`, given_name: 'Maya' } });
  await screen.findByRole('heading', { name: 'Set Planting Dates' });
  return server;
}

describe('Set Planting Dates', () => {
  const realFetch = globalThis.fetch;
  // jsdom has no IndexedDB: here drafts live in memory, which the storage logs once.
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(async () => {
    globalThis.fetch = realFetch;
    jest.restoreAllMocks();
    await clearAlerts();
  });

  it('MAN-2 asks for at least one date, until one is chosen', async () => {
    const { sent } = await openManager(500);
    await saveDates();
    expect(alerts()).toContainEqual({
      kind: 'error',
      title: 'No Dates Selected',
      text: 'Please select at least one planting date before saving.',
    });
    expect(sent).toEqual([]);
    choose('Planting date of Beet', '2026-05-21');
    const [asked] = alertStore.get().filter(({ title }) => title === 'No Dates Selected');
    expect(asked).toMatchObject({ leaving: true });
  });

  it('MAN-2 fills every unplanted plant by the batch date, saves all, and is complete', async () => {
    const answer = { data: { plantsUpdated: 3, completedGardens: [gardenRowOf(1).id] } };
    const { sent, answers } = await openManager(answer);
    choose('Batch date', '2026-05-21');
    expect(screen.getByLabelText('Planting date of Carrot')).toHaveValue('2026-05-21');
    expect(screen.getByLabelText('Planting date of Beet')).toHaveValue('2026-05-21');
    answers[MANAGER_PLANTS] = { data: [one, two, other].map(planted), next: null };
    await saveDates();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Set Planting Dates' })).toBeNull());
    expect(sent).toEqual([
      {
        path: PATH,
        body: {
          plantingDates: [
            { plant_id: one.id, planted_date: '2026-05-21', expected_harvest_date: '2026-07-30' },
            { plant_id: two.id, planted_date: '2026-05-21', expected_harvest_date: '2026-07-30' },
            { plant_id: other.id, planted_date: '2026-05-21', expected_harvest_date: '2026-07-15' },
          ],
        },
      },
    ]);
    expect(alerts()).toContainEqual({
      kind: 'success',
      title: 'Planting Complete!',
      text: 'Successfully saved 3 planting dates and initialized health ratings!',
    });
    expect(alertStore.get().find(({ title }) => title === 'Garden Complete!')).toMatchObject({
      kind: 'success',
      durationMs: 10_000,
    });
  });

  it('MAN-2 leaves out plants without a date, and keeps the card for them', async () => {
    const { sent, answers } = await openManager({ data: { plantsUpdated: 1, completedGardens: [] } });
    await userEvent.click(screen.getByText('A date for each'));
    choose(
      await screen.findByText('Carrot, row 1, column 2').then((label) => label.textContent),
      '2026-05-20',
    );
    expect(screen.getByLabelText('Planting date of Carrot')).toHaveValue('');
    answers[MANAGER_PLANTS] = { data: [one, planted(two), other], next: null };
    await saveDates();
    expect(await screen.findByText('2 plants without a planting date')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      plantingDates: [{ plant_id: two.id, planted_date: '2026-05-20' }],
    });
    expect(alerts().filter(({ title }) => title === 'Garden Complete!')).toEqual([]);
  });

  it('MAN-2 shows at its field which date is a slip of the pen, and saves once that is another', async () => {
    const { sent } = await openManager({ data: { plantsUpdated: 1, completedGardens: [] } });
    const field = screen.getByLabelText('Planting date of Beet');
    choose('Planting date of Carrot', '2026-05-21');
    choose('Planting date of Beet', '0206-05-21');
    expect(field).toBeValid();
    await saveDates();
    expect(field).toHaveAccessibleDescription(
      'Please choose a date from the past 100 years to two years from now.',
    );
    expect(screen.getByLabelText('Planting date of Carrot')).toBeValid();
    expect(field).toHaveFocus();
    expect(sent).toEqual([]);
    choose('Planting date of Beet', '2026-05-21');
    expect(field).toBeValid();
    await saveDates();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it.each([
    [404, 'Save Failed', 'Failed to save planting dates: It rains.'],
    [
      new TypeError('no connection'),
      'Save Error',
      'An unexpected error occurred while saving planting dates.',
    ],
  ])('MAN-2 reports a failure (%s) and keeps the dates that were chosen', async (answer, title, text) => {
    await openManager(answer);
    choose('Planting date of Beet', '2026-05-21');
    await saveDates();
    await waitFor(() => expect(alerts()).toContainEqual({ kind: 'error', title, text }));
    expect(screen.getByLabelText('Planting date of Beet')).toHaveValue('2026-05-21');
  });

  it('shows nothing of it when every plant has its date', async () => {
    serve(gardensOf([gardenRowOf(1)], [planted(one)]));
    renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
    const overview = await screen.findByRole('region', { name: 'Garden Overview' });
    expect(within(overview).getByText('16 plants in 1 square, 1 kind')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Set Planting Dates' })).toBeNull();
  });
});

describe('Set Planting Dates, by the season', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00'), advanceTimers: true });
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(async () => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
    jest.restoreAllMocks();
    await clearAlerts();
  });

  const tomato = {
    ...carrot,
    ...{
      id: 'tomato-cherry',
      plant_name: 'Cherry Tomato',
      plant_type: 'vegetable',
      hardiness_range: '10a-11b',
    },
    days_to_maturity: 65,
  } as typeof carrot;
  const violet = { ...tomato, id: 'african-violet', plant_name: 'African Violet', plant_type: 'house plant' };
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const place = (climate: object | null) => ({
    data: { version: 1, choice: null, inherited: null, from: climate && 'gardener', climate, gardens: [] },
  });
  const places: Record<string, object> = JSON.parse(
    readFileSync(join(__dirname, '../../../libs/season/src/testing/reference-places.json'), 'utf8'),
  );

  const facts: unknown = JSON.parse(
    readFileSync(join(__dirname, '../../../libs/catalogue-data/data/season.json'), 'utf8'),
  );

  async function open(climate: object | null, plant = tomato, row = gardenRowOf(1)) {
    gardeners += 1;
    serve({
      ...gardensOf([row], [gardenPlantOf(0, { plant })]),
      '/api/gardens/fetchPlace': place(climate),
      '/api/catalog/fetchSeasonFacts': { data: facts },
    });
    renderRemote(remote, { at: '/garden-manager', user: { id: `maya-${gardeners}`, given_name: 'Maya' } });
    await screen.findByRole('heading', { name: 'Set Planting Dates' });
  }

  it('SEA-10 proposes a date from the window of the kind, with its reason, and takes it by one press', async () => {
    await open(places['Duluth'] ?? null);
    const field = screen.getByLabelText('Planting date of Cherry Tomato');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /^Plant out June \d+ to July \d+\. When nights stay above \d+ °F on average\.$/,
      ),
    );
    await user().click(screen.getByRole('button', { name: /^Use June \d+ for Cherry Tomato$/ }));
    expect(field).toHaveDisplayValue(/^2026-06-\d\d$/);
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
    expect(field).not.toHaveAccessibleDescription();
  });

  it('SEA-10 says at the field what frost does to a chosen date, in years', async () => {
    await open(places['Duluth'] ?? null);
    await screen.findByRole('button', { name: /^Use June \d+ for Cherry Tomato$/ });
    choose('Planting date of Cherry Tomato', '2026-05-10');
    const field = screen.getByLabelText('Planting date of Cherry Tomato');
    expect(field).toHaveAccessibleDescription(/^In .*years.* frost still comes after this day\.$/);
    choose('Planting date of Cherry Tomato', '2026-08-20');
    expect(field).toHaveAccessibleDescription(/^Too late to ripen/);
  });

  it('SEA-10 says why a kind has no date', async () => {
    await open(places['Duluth'] ?? null, violet as typeof carrot);
    expect(await screen.findByText('A house plant: it has no season.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
    choose('Planting date of African Violet', '2026-05-10');
    expect(screen.getByLabelText('Planting date of African Violet')).toHaveAccessibleDescription(
      'A house plant: it has no season.',
    );
  });

  it('SEA-13 takes no heed of frost indoors', async () => {
    await open(places['Duluth'] ?? null, tomato, { ...gardenRowOf(1), style: 'indoor' });
    expect(
      await screen.findByText(/^Plant out now, until .*\. Indoors, so that frost does not count\.$/),
    ).toBeVisible();
    choose('Planting date of Cherry Tomato', '2026-05-10');
    expect(screen.getByLabelText('Planting date of Cherry Tomato')).not.toHaveAccessibleDescription();
  });

  it('SEA-2 proposes nothing without a place, and leads to one', async () => {
    await open(null);
    expect(await screen.findByText(/^Dates need a place, or your own frost dates\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a place' })).toHaveAttribute(
      'href',
      `/place?garden=${gardenRowOf(1).id}`,
    );
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
  });
});
