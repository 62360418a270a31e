import {
  fetchLayoutCall,
  fetchPastCall,
  fetchPlaceCall,
  fetchSeasonCall,
  fetchSeasonFactsCall,
  readPlantsCall,
  type SeasonPlanting,
} from '@planted/contracts';
import { catalogueRow, exampleSeasonFact } from '@planted/contracts/testing';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { savedDraft } from '../saved-garden/saved-draft';
import { gardenId, rosa, server, usePlanterPage } from '../testing/planter-page';

const idOf = (n: number) => `0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c0${n}`;
const basil = catalogueRow();

const planting = (n: number, x: number, other: Partial<SeasonPlanting> = {}): SeasonPlanting => ({
  ...{ id: idOf(n), gardenId, plantId: basil.id, plantName: basil.plant_name },
  ...{ x, y: 0, width: 1, height: 1, squares: 1, color: '#aac62f', plantsPerSquare: null },
  ...{ state: 'standing', after: null, wasComing: false, fixed: [], done: [] },
  ...{ plantedDay: '2027-06-05', harvestDays: [], end: null },
  ...other,
});

/** Basil since June 5, another that was taken out on June 10 beside it. */
const plantings = [
  planting(1, 0),
  planting(2, 1, {
    plantedDay: '2027-05-20',
    state: 'ended',
    end: { day: '2027-06-10', how: 'harvested', cause: null },
  }),
];

const spot = { y: 0, width: 1, height: 1, color: '#aac62f', plantsPerSquare: null, isDated: true };
const ended = { id: idOf(2), x: 1, from: '2027-05-20', ...spot };

/** Saved on May 1; what was sown on May 20 was said on May 25, and that it ended on June 10 two days later. */
const past = {
  beds: [{ from: '2027-05-01', matrix: '1,1,1,1\n1,1,1,1', x: 0, y: 0 }],
  plantings: plantings.map(({ id, plantId, plantName, plantedDay, end }) => ({
    ...{ id, plantId, plantName, addedDay: plantedDay ?? '', plantedDay, end },
  })),
  spans: [
    {
      id: idOf(1),
      x: 0,
      from: '2027-06-05',
      until: null,
      ...spot,
      knownFrom: '2027-06-05',
      knownUntil: null,
    },
    { ...ended, until: null, knownFrom: '2027-05-25', knownUntil: '2027-06-12' },
    { ...ended, until: '2027-06-10', knownFrom: '2027-06-12', knownUntil: null },
  ],
  coming: [],
  said: [
    { id: idOf(2), on: '2027-05-25', what: 'planted', day: '2027-05-20' },
    { id: idOf(2), on: '2027-06-12', what: 'ended', day: '2027-06-10' },
  ],
  entries: [],
};

const place = {
  ...{ version: 1, choice: null, inherited: null, from: 'gardener', gardens: [] },
  climate: {
    ...{ latitude: 43.1, hemisphere: 'north', frost: 'yearly' },
    lastFrost: { p90: 102, p50: 116, p10: 130 },
    firstFrost: { p10: 270, p50: 283, p90: 297 },
    ...{ frostShare: 1, minimum: null, maximum: null, basis: 'stations', quality: 'good' },
    ...{ period: '1981–2010', estimated: ['p10'], sources: [] },
  },
};

const at = '2027-05-21T08:00:00.000Z';
const garden = {
  ...{ id: gardenId, name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '5b' },
  ...{ sunlight: 'Full Sun', maintenance: 'Medium', matrix: '1,1,1,1\n1,1,1,1' },
  ...{ width: 4, height: 2, created_at: at, updated_at: at },
};
const standing = {
  ...{ id: idOf(1), plant_id: basil.id, grid_x: 0, grid_y: 0 },
  ...{ custom_planting_width: 1, custom_planting_height: 1, display_color: '#aac62f' },
  ...{ custom_plants_per_square: null, planted_date: '2027-06-05', expected_harvest_date: null },
  ...{ health_rating: null, last_watered: null },
};

function open(own: typeof place | object = place) {
  const asked = server({
    [fetchPastCall.path]: { body: { data: past } },
    [readPlantsCall.path]: { body: [basil] },
    [fetchLayoutCall.path]: { body: { data: { garden, version: 3, plants: [standing] } } },
    [fetchPlaceCall.path]: { body: { data: own } },
    [fetchSeasonFactsCall.path]: { body: { data: [{ ...exampleSeasonFact(), id: basil.id }] } },
    [fetchSeasonCall.path]: {
      body: {
        data: {
          gardens: [{ id: gardenId, name: 'Kitchen Bed', style: 'in-ground', version: 3 }],
          ...{ plantings, position: 1, next: null },
        },
      },
    },
  });
  renderRemote(remote, { at: `/garden-summary?garden=${gardenId}`, user: rosa });
  return asked;
}

const slider = () => screen.findByRole('slider', { name: 'Day' });
const grid = () => screen.queryByRole('grid', { name: 'Kitchen Bed, 4 by 2 feet' });
const inBed = () =>
  within(screen.getByRole('group', { name: 'Kitchen Bed' }))
    .queryAllByRole('img')
    .map((plant) => plant.getAttribute('aria-label'));

const valueIs = (value: string) =>
  waitFor(async () => expect((await slider()).getAttribute('aria-valuetext')).toBe(value));

async function slide(keys: string): Promise<void> {
  const input = await slider();
  act(() => input.focus());
  await userEvent.keyboard(keys);
}

describe('SEA-9 the bed of a saved garden on its days', () => {
  usePlanterPage();
  // Their code comes late; a test does not wait for its compilation.
  beforeAll(() => import('./days-of-bed'));
  beforeAll(() => import('../saved-garden/saved-garden-page'));
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(2027, 5, 15, 12),
      doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'nextTick'],
    });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await savedDraft(gardenId).clear();
  });

  it('is worked on today, and looked at on any other day', async () => {
    open();
    expect((await slider()).getAttribute('aria-valuetext')).toBe('Tuesday, June 15, today. 1 plant stands.');
    expect(grid()).toBeVisible();
    expect(screen.getByRole('list', { name: 'Free later' })).toHaveTextContent(
      /^Sweet Basil, free from [A-Z][a-z]+ \d+$/,
    );
    expect(screen.getByText(/^free from [A-Z][a-z]{2} \d+$/)).toBeInTheDocument();
    await slide('{PageUp}');
    await valueIs('Tuesday, June 1, as known today. 1 plant stands.');
    await waitFor(() => expect(grid()).toBeNull());
    expect(inBed()).toEqual(['Sweet Basil, from June 5', 'Sweet Basil, free from June 10']);
    expect(screen.getByText(/^This is the bed on June 1\. To change it, go back to today/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(grid()).toBeVisible());
  });

  it('shows what is gone by its check box, today too, and says it', async () => {
    open();
    await slider();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show what is gone' }));
    const gone = await screen.findByRole('list', { name: 'Gone from the bed' });
    expect(gone).toHaveTextContent('Sweet Basil, gone since June 10');
    expect(document.querySelectorAll('[data-ghost="gone"]')).toHaveLength(1);
  });

  it('says of an empty day what stands first, and goes there', async () => {
    open();
    await slide('{PageUp}');
    await valueIs('Tuesday, June 1, as known today. 1 plant stands.');
    await slide('{Home}');
    expect(
      await screen.findByText('Nothing stands here on May 1. First: Sweet Basil, May 20.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go there' }));
    await waitFor(() => expect(inBed()).toContain('Sweet Basil, free from June 10'));
  });

  it('goes back to today when what the bed holds is changed', async () => {
    open();
    await slider();
    fireEvent.contextMenu(document.querySelector(`[data-plant="${idOf(1)}"]`) as Element);
    await slide('{PageUp}');
    await waitFor(() => expect(grid()).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Undo: / }));
    await waitFor(() => expect(grid()).toBeVisible());
    expect((await slider()).getAttribute('aria-valuetext')).toBe('Tuesday, June 15, today. 1 plant stands.');
  });

  it('plans the draft: what is removed does not stand on later days', async () => {
    open();
    await slider();
    fireEvent.contextMenu(document.querySelector(`[data-plant="${idOf(1)}"]`) as Element);
    await slide('{ArrowRight}');
    await waitFor(async () =>
      expect((await slider()).getAttribute('aria-valuetext')).toMatch(/June 16, as planned\. 0 plants stand/),
    );
  });

  it('leads to the place that days need, and is worked on as ever without one', async () => {
    open({ ...place, version: 0, from: null, climate: null });
    const link = await screen.findByRole('link', { name: 'Choose a place' });
    expect(link).toHaveAttribute('href', `/place?garden=${gardenId}`);
    expect(grid()).toBeVisible();
  });

  it('TIM-1 asks for its past when somebody looks at it, and once', async () => {
    const server = open();
    await slider();
    await waitFor(() => expect(grid()).toBeVisible());
    expect(server.asked(fetchPastCall.path)).toHaveLength(0);
    await slide('{PageUp}{PageUp}{ArrowRight}');
    await valueIs('Wednesday, May 19, as known today. 0 plants stand.');
    expect(server.asked(fetchPastCall.path)).toHaveLength(1);
  });

  it('TIM-1 shows a day as it is known today, or as it was then, and says which', async () => {
    open();
    await slide('{ArrowLeft>4/}');
    await valueIs('Friday, June 11, as known today. 1 plant stands.');
    expect(screen.getByText('What stood on June 11, with the correction that came later.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'As we knew it then' }));
    await valueIs('Friday, June 11, as we knew it then. 2 plants stand.');
    expect(screen.getByText('As recorded by June 11. 1 correction came later.')).toBeVisible();
    await waitFor(() => expect(inBed()).toEqual(['Sweet Basil', 'Sweet Basil']));
    await slide('{Control>}{ArrowLeft}{ArrowLeft}{/Control}');
    await valueIs('Tuesday, May 25, as we knew it then. 1 plant stands.');
    await slide('{ArrowLeft}');
    await valueIs('Monday, May 24, as we knew it then. 0 plants stand.');
    await userEvent.click(screen.getByRole('radio', { name: 'As known today' }));
    await valueIs('Monday, May 24, as known today. 1 plant stands.');
    expect(screen.getByText('What stood on May 24, with the correction that came later.')).toBeVisible();
  });

  it('TIM-1 has no day before the garden, and says so', async () => {
    open();
    await slide('{PageUp}');
    await valueIs('Tuesday, June 1, as known today. 1 plant stands.');
    expect((await slider()).getAttribute('min')).toBe(String(Date.UTC(2027, 4, 1) / 86_400_000));
    await userEvent.click(screen.getByRole('button', { name: 'Pick a day' }));
    fireEvent.change(screen.getByLabelText(/^Day/, { selector: 'input[type=date]' }), {
      target: { value: '2026-08-01' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show this day' }));
    expect(
      screen.getByText('The garden begins on May 1. Pick a day from 2027-05-01 to 2027-12-31.'),
    ).toBeVisible();
  });

  it('TIM-1 says where the past cannot be read, shows today, and tries again', async () => {
    const { answers } = open();
    answers[fetchPastCall.path] = { status: 400, body: { error: 'Not today' } };
    await slide('{PageUp}');
    expect(await screen.findByText('The past could not be read. Your plants are safe.')).toBeVisible();
    expect(grid()).toBeVisible();
    await valueIs('Tuesday, June 1, not loaded.');
    answers[fetchPastCall.path] = { body: { data: past } };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await valueIs('Tuesday, June 1, as known today. 1 plant stands.');
    await waitFor(() => expect(grid()).toBeNull());
  });

  it('TIM-1 has its past without a place, and no day to come', async () => {
    open({ ...place, version: 0, from: null, climate: null });
    await slide('{PageUp}');
    await valueIs('Tuesday, June 1, as known today. 1 plant stands.');
    await slide('{End}{PageDown}');
    await valueIs('Tuesday, June 15, today. 1 plant stands.');
    expect(screen.getByText('Days to come need a place, or your own frost dates.')).toBeVisible();
  });
});
