import type { SeasonPlanting } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { renderRemote } from '@planted/mfe-kit/testing';
import { toDay, toText } from '@planted/season';
import { madison } from '@planted/season/testing/madison';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { type Answers, gardensOf, serve } from '../testing/serve-gardens';

// Its code comes late; a test does not wait for its compilation.
beforeAll(() => import('./days-of-garden'));

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2027, 5, 15, 12),
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'nextTick'],
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const today = toDay('2027-06-15');
const row = gardenRowOf(1);
const bean = examplePlant({ id: 'bean-bush', plant_name: 'Bush Bean', days_to_maturity: 55 });
const standing = gardenPlantOf(0, {
  plant: bean,
  planted_date: toText(today - 10),
  plant_status: 'planted',
});

const idOf = (n: number) => `0190a8f0-0000-7000-8000-00000000900${n}`;

const planting = (id: string, other: Partial<SeasonPlanting>): SeasonPlanting => ({
  id,
  gardenId: row.id,
  plantId: 'bean-bush',
  plantName: 'Bush Bean',
  ...{ x: 0, y: 0, width: 1, height: 1, squares: 1 },
  color: '#aac62f',
  plantsPerSquare: 9,
  ...{ state: 'standing', after: null, wasComing: false, fixed: [], done: [] },
  ...{ plantedDay: null, harvestDays: [], end: null },
  ...other,
});

/** Beans of ten days ago, others that were taken out four days ago beside them, and more to come in 20 days. */
const plantings = [
  planting(standing.id, { plantedDay: toText(today - 10) }),
  planting(idOf(1), {
    x: 1,
    plantName: 'Radish',
    state: 'ended',
    plantedDay: toText(today - 30),
    end: { day: toText(today - 4), how: 'harvested', cause: null },
  }),
  planting(idOf(2), {
    y: 1,
    plantName: 'Curly Kale',
    state: 'coming',
    fixed: [{ step: 'sow', day: toText(today + 20) }],
  }),
];

const spot = { y: 0, width: 1, height: 1, color: '#aac62f', plantsPerSquare: null, isDated: true };
const always = { knownUntil: null };

/** Of a bed that was two squares wide until 20 days ago, and one to the left of today's. */
const past = {
  beds: [
    { from: toText(today - 40), matrix: '1,1', x: -1, y: 0 },
    { from: toText(today - 20), matrix: row.matrix, x: 0, y: 0 },
  ],
  plantings: plantings.slice(0, 2).map(({ id, plantId, plantName, plantedDay, end }) => ({
    ...{ id, plantId, plantName, addedDay: plantedDay ?? '', plantedDay, end },
  })),
  spans: [
    {
      ...{ ...spot, ...always, id: standing.id, x: 0 },
      ...{ from: toText(today - 10), until: null, knownFrom: toText(today - 10) },
    },
    {
      ...{ ...spot, ...always, id: idOf(1), x: 0, isDated: false },
      ...{ from: toText(today - 30), until: toText(today - 15), knownFrom: toText(today - 30) },
    },
    {
      ...{ ...spot, ...always, id: idOf(1), x: 1, isDated: false },
      ...{ from: toText(today - 15), until: toText(today - 4), knownFrom: toText(today - 15) },
    },
  ],
  coming: [],
  said: [],
  entries: [],
};

const answers = (other: Answers = {}): Answers => ({
  ...gardensOf([row], [standing]),
  '/rest/v1/plants': [bean],
  '/api/gardens/fetchPast': { data: past },
  '/api/catalog/fetchSeasonFacts': { data: [exampleSeasonFact()] },
  '/api/gardens/fetchPlace': {
    data: { version: 1, choice: null, inherited: null, from: 'gardener', climate: madison, gardens: [] },
  },
  '/api/gardens/fetchSeason': {
    data: {
      gardens: [{ id: row.id, name: row.name, style: 'in-ground', version: 3 }],
      plantings,
      next: null,
      position: 1,
    },
  },
  ...other,
});

function open(served = answers()) {
  const server = serve(served);
  renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
  return server;
}

const slider = () => screen.findByRole('slider', { name: 'Day' });
async function focusSlider(): Promise<void> {
  const input = await slider();
  act(() => input.focus());
}
const bed = () => within(screen.getByRole('group', { name: row.name }));
const inBed = () =>
  bed()
    .queryAllByRole('img')
    .map((plant) => plant.getAttribute('aria-label') ?? '');
/** What stands, with or without the day from which its squares are free. */
const standingInBed = () =>
  inBed()
    .map((words) => words.replace(/, free from .*$/, ''))
    .filter((name) => !name.includes(','));

describe('SEA-9 TIM-1 the bed of a garden in the manager', () => {
  it('stands as it does today, with what comes as a ghost', async () => {
    open();
    expect((await slider()).getAttribute('aria-valuetext')).toMatch(/, today\. 1 plant stands\.$/);
    expect(inBed()).toEqual([
      expect.stringMatching(/^Bush Bean, free from /),
      expect.stringMatching(/^Curly Kale, from /),
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show what comes' }));
    await waitFor(() => expect(inBed()).toEqual(['Bush Bean']));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show what is gone' }));
    await waitFor(() =>
      expect(inBed()).toEqual(['Bush Bean', expect.stringMatching(/^Radish, gone since /)]),
    );
  });

  it('shows the past as it is known today, and the future as it is planned', async () => {
    open();
    await focusSlider();
    await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowLeft}{/Control}');
    await waitFor(() => expect(standingInBed()).toEqual(['Bush Bean', 'Radish']));
    expect((await slider()).getAttribute('aria-valuetext')).toMatch(/, as known today\. 2 plants stand\.$/);
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
    await waitFor(() => expect(standingInBed()).toContain('Radish'));
    expect(standingInBed()).not.toContain('Bush Bean');
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next change' }));
    await waitFor(() => expect(standingInBed()).toContain('Curly Kale'));
    expect((await slider()).getAttribute('aria-valuetext')).toMatch(/, as planned\./);
  });

  it('says of an empty day what stands first, and goes there', async () => {
    open();
    await focusSlider();
    await userEvent.keyboard('{Control>}{ArrowLeft>6/}{/Control}{ArrowLeft}');
    expect(await screen.findByText(/^Nothing stands here on .* First: Radish, /)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go there' }));
    await waitFor(() => expect(standingInBed()).toContain('Radish'));
  });

  it('shows today without a place, and the way to choose one', async () => {
    open(
      answers({
        '/api/gardens/fetchPlace': {
          data: { version: 0, choice: null, inherited: null, from: null, climate: null, gardens: [] },
        },
      }),
    );
    const link = await screen.findByRole('link', { name: 'Choose a place' });
    expect(link).toHaveAttribute('href', `/place?garden=${row.id}`);
    expect(await slider()).toHaveAttribute('max', String(today));
    expect(inBed()).toEqual(['Bush Bean']);
  });

  it('TIM-1 shows the bed of an earlier day as it was then: its shape, and what stood where', async () => {
    open();
    await focusSlider();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await waitFor(() => expect(standingInBed()).toEqual(['Radish']));
    const drawing = screen.getByRole('group', { name: row.name });
    expect(drawing.getAttribute('viewBox')).toMatch(/^-1 -1 114 58$/);
    const radish = drawing.querySelector(`[data-plant="${idOf(1)}"] rect`);
    expect(Number(radish?.getAttribute('x'))).toBeGreaterThan(56);
    expect(
      screen.getByText(/1 plant has no planting date: it is shown from the day it was drawn\.$/),
    ).toBeVisible();
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await waitFor(() => expect(drawing.getAttribute('viewBox')).not.toMatch(/ 58$/));
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    expect((await slider()).getAttribute('value')).toBe(String(today - 15));
  });

  it('TIM-1 reads the past again after an act', async () => {
    const server = open(answers({ '/api/gardenPlants/waterAllPlants': { data: { plantsUpdated: 1 } } }));
    await focusSlider();
    await userEvent.keyboard('{ArrowLeft>12/}');
    await waitFor(() => expect(standingInBed()).toEqual(['Radish']));
    const [bush] = past.spans;
    server.answers['/api/gardens/fetchPast'] = {
      data: { ...past, spans: [{ ...bush, from: toText(today - 14) }, ...past.spans.slice(1)] },
    };
    await userEvent.click(screen.getByRole('button', { name: 'Water Garden' }));
    await waitFor(() => expect(standingInBed()).toEqual(['Bush Bean', 'Radish']));
  });

  it('shows today where the season cannot be read, and tries again', async () => {
    const { answers: served } = open(answers({ '/api/gardens/fetchSeason': 500 }));
    expect(await screen.findByText('The season could not be read. Your plants are safe.')).toBeVisible();
    expect(inBed()).toEqual(['Bush Bean']);
    Object.assign(served, answers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await slider()).toBeVisible();
  });
});
