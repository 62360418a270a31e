import { examplePlant } from '@planted/contracts/testing';
import { addDays, localDayOf } from '@planted/garden-domain';
import { renderRemote } from '@planted/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { type Answers, gardensOf, serve } from '../testing/serve-gardens';

// Its code comes late; a test does not wait for its compilation.
beforeAll(() => import('./memory-of-square'));

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const row = { ...gardenRowOf(1), matrix: '1,1\n0,1' };
const garlic = examplePlant({ id: 'garlic', plant_name: 'Garlic' });
const standing = gardenPlantOf(0, { plant: garlic });
const today = localDayOf(new Date());
const tomato = '0190a8f0-0000-7000-8000-000000009001';
const spot = { width: 1, height: 1, color: '#aac62f', plantsPerSquare: null, isDated: true };
const known = { knownFrom: addDays(today, -20), knownUntil: null };

const past = {
  beds: [
    { from: '2024-03-01', matrix: '1,1', x: 0, y: 0 },
    { from: '2025-03-01', matrix: '1,1\n0,1', x: 0, y: 0 },
  ],
  plantings: [
    {
      ...{ id: standing.id, plantId: 'garlic', plantName: 'Garlic', addedDay: addDays(today, -20) },
      ...{ plantedDay: addDays(today, -20), end: null },
    },
    {
      ...{ id: tomato, plantId: 'tomato', plantName: 'Tomato', addedDay: '2025-05-01' },
      ...{ plantedDay: '2025-05-20', end: { day: '2025-09-02', how: 'failed', cause: 'early blight' } },
    },
  ],
  spans: [
    { ...spot, ...known, id: standing.id, x: 0, y: 0, from: addDays(today, -20), until: null },
    { ...spot, ...known, id: tomato, x: 0, y: 0, from: '2025-05-20', until: '2025-09-02' },
  ],
  coming: [],
  said: [
    { id: tomato, on: '2025-06-09', what: 'planted', day: '2025-05-20' },
    { id: tomato, on: '2025-06-01', what: 'planted', day: '2025-05-25' },
  ],
  entries: [
    {
      ...{ plantingId: tomato, day: '2025-08-01', action: 'harvested', value: 1.5, unit: 'lb' },
      ...{ words: 'Brown spots from below', healthRating: null },
    },
    {
      ...{ plantingId: tomato, day: '2025-08-09', action: 'harvested', value: '2', unit: 'lb' },
      ...{ words: '', healthRating: null },
    },
  ],
};

const line = {
  ...{ id: '0190a8f0-0000-7000-8000-000000009002', title: 'Blight', content: 'On the lowest leaves' },
  ...{ created_at: '2025-09-01T08:00:00.000Z', mood: null, mood_intensity: 0, garden_id: row.id },
  ...{ privacy: 'private', day: '2025-08-20' },
};

const answers = (other: Answers = {}): Answers => ({
  ...gardensOf([row], [standing]),
  '/rest/v1/plants': [garlic],
  '/api/gardens/fetchSeason': 500,
  '/api/gardens/fetchPast': { data: past },
  '/api/journal/fetchJournalEntries': { data: [line], next: null },
  ...other,
});

function open(served = answers()) {
  const server = serve(served);
  renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
  return server;
}

const plantInBed = async () =>
  within(await screen.findByRole('group', { name: row.name })).findByRole('img', { name: 'Garlic' });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('TIM-2 the memory of a square in the manager', () => {
  it('TIM-2 is told by year: dates, harvest, words and how it ended', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'What grew here?' }));
    const opened = await dialog('Row 1, column 1');
    expect(await within(opened).findByText('Garlic')).toBeVisible();
    const [now, before] = within(opened)
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    expect(now).toHaveTextContent(/Garlic.*Since .*growing/);
    expect(before).toHaveTextContent('2025TomatoMay 20');
    expect(before).toHaveTextContent('You wrote on Jun 9, 2025 that it was planted on May 20, 2025.');
    expect(before).not.toHaveTextContent('May 25');
    expect(before).toHaveTextContent('3.5 lb');
    expect(before).toHaveTextContent('Aug 1, 2025: "Brown spots from below"');
    expect(before).toHaveTextContent('failed: early blight');
    expect(opened).toHaveAccessibleDescription(
      /^2 seasons remembered\. Garlic since [A-Z][a-z]+( \d{4})?; before that Tomato 2025, early blight in September\.$/,
    );
    const journal = within(opened).getByRole('region', { name: "From the garden's journal" });
    expect(journal).toHaveTextContent('Aug 20, 2025: BlightOn the lowest leaves');
    const ring = document.querySelector('[data-ringed]');
    expect(ring).toHaveAttribute('data-ringed', '0,0');
  });

  it('TIM-2 opens by Enter on a plant, goes from square to square, and gives the focus back', async () => {
    open();
    const plant = await plantInBed();
    plant.focus();
    await userEvent.keyboard('{Enter}');
    await dialog('Row 1, column 1');
    await userEvent.click(screen.getByRole('button', { name: 'Next square' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next square' }));
    const opened = await dialog('Row 2, column 2');
    expect(await within(opened).findByText('Nothing has grown here yet.')).toBeVisible();
    expect(within(opened).getByText(/^New ground since Mar 1, 2025/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next square' }));
    await dialog('Row 1, column 1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(plant).toHaveFocus());
  });

  it('TIM-2 opens by a press on a square, and not beside the soil', async () => {
    open();
    await plantInBed();
    const bed = screen.getByRole('group', { name: row.name });
    bed.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    fireEvent.click(bed, { clientX: 25, clientY: 75 });
    fireEvent.click(bed, { clientX: 75, clientY: 25 });
    await dialog('Row 1, column 2');
    expect(screen.queryByRole('dialog', { name: 'Row 2, column 1' })).toBeNull();
  });

  it('TIM-2 says that it could not be read, and tries again', async () => {
    const { answers: served } = open(answers({ '/api/gardens/fetchPast': 500 }));
    await userEvent.click(await screen.findByRole('button', { name: 'What grew here?' }));
    const opened = await dialog('Row 1, column 1');
    expect(await within(opened).findByText(/could not be read\. Your plants are safe\./)).toBeVisible();
    Object.assign(served, answers());
    await userEvent.click(within(opened).getByRole('button', { name: 'Try again' }));
    expect(await within(opened).findByText('Garlic')).toBeVisible();
  });
});
