import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changeLayoutCall,
  fetchLayoutCall,
  fetchPlaceCall,
  fetchRotationFactsCall,
  fetchSeasonCall,
  fetchSeasonFactsCall,
  readPlantsCall,
  type StandingPlanting,
} from '@planted/contracts';
import { catalogueRow } from '@planted/contracts/testing';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { savedDraft } from '../saved-garden/saved-draft';
import { beanFact, madisonPlace } from '../testing/madison';
import { gardenId, rosa, server, usePlanterPage } from '../testing/planter-page';

const facts = JSON.parse(
  readFileSync(join(__dirname, '../../../libs/catalogue-data/data/rotation.json'), 'utf8'),
);
const tomato = catalogueRow({ id: 'tomato-cherry', plant_name: 'Cherry Tomato' });
const at = '2026-05-21T08:00:00.000Z';
const ids = {
  now: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c01',
  gone: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c02',
};
const thisYear = new Date().getFullYear();

const standing: StandingPlanting = {
  ...{ id: ids.now, plant_id: 'tomato-cherry', grid_x: 0, grid_y: 0 },
  ...{ custom_planting_width: 1, custom_planting_height: 1, display_color: '#aac62f' },
  ...{ custom_plants_per_square: null, planted_date: null, expected_harvest_date: null },
  ...{ health_rating: null, last_watered: null },
};
const layout = (version: number) => ({
  body: {
    data: {
      garden: {
        ...{ id: gardenId, name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '5b' },
        ...{ sunlight: 'Full Sun', maintenance: 'Medium', matrix: '1,1,1,1\n1,1,1,1' },
        ...{ width: 4, height: 2, created_at: at, updated_at: at },
      },
      version,
      plants: [standing],
    },
  },
});
const planting = (id: string, more: object) => ({
  ...{ id, gardenId, plantId: 'tomato-cherry', plantName: 'Cherry Tomato', x: 0, y: 0, width: 1, height: 1 },
  ...{ squares: 1, color: '#aac62f', plantsPerSquare: null, state: 'standing', after: null },
  ...{ wasComing: false, fixed: [], done: [], plantedDay: null, harvestDays: [], end: null },
  ...more,
});
const goneTomato = planting(ids.gone, {
  ...{ state: 'ended', plantedDay: `${thisYear - 1}-05-20` },
  end: { day: `${thisYear - 1}-09-02`, how: 'failed', cause: 'early blight' },
});
const season = (style: string, now: object = {}) => ({
  body: {
    data: {
      gardens: [{ id: gardenId, name: 'Kitchen Bed', style, version: 3 }],
      plantings: [goneTomato, planting(ids.now, now)],
      ...{ position: 1, next: null },
    },
  },
});
const kinds = [
  { id: 'tomato-cherry', family: 'Solanaceae', isAnnual: true, isFlower: false, isHousePlant: false },
];

describe('TIM-3 rotation in the planter of a saved garden', () => {
  usePlanterPage();
  beforeAll(() => Promise.all([import('../saved-garden/saved-garden-page'), import('./know-rotation')]));
  afterEach(() => savedDraft(gardenId).clear());

  const serve = (style = 'in-ground', now: object = {}) =>
    server({
      [fetchLayoutCall.path]: layout(3),
      [changeLayoutCall.path]: { body: { data: { version: 3 } } },
      [readPlantsCall.path]: { body: [tomato] },
      [fetchSeasonCall.path]: season(style, now),
      [fetchSeasonFactsCall.path]: { body: { data: [{ ...beanFact, id: 'tomato-cherry' }] } },
      [fetchPlaceCall.path]: { body: madisonPlace },
      [fetchRotationFactsCall.path]: { body: { data: { facts, kinds } } },
    });
  const open = () => renderRemote(remote, { at: `/garden-summary?garden=${gardenId}`, user: rosa });
  const bed = () => screen.findByRole('grid', { name: 'Kitchen Bed, 4 by 2 feet' });
  const card = () => screen.findByRole('region', { name: 'Rotation' });
  const marks = () =>
    [...document.querySelectorAll('[data-rotation]')].map((one) => one.getAttribute('data-rotation'));
  const changesOf = (asked: ReturnType<typeof serve>['asked']) =>
    asked(changeLayoutCall.path).map(({ body }) => body['changes']);

  async function ignore(because: string): Promise<void> {
    await userEvent.click(within(await card()).getByRole('button', { name: 'Ignore here, because...' }));
    await userEvent.type(screen.getByLabelText('Ignore here, because'), `${because}{Enter}`);
  }

  it('says cause, years, evidence and source of what stands where its hosts stood, on the square and aloud', async () => {
    serve();
    open();
    const region = await card();
    expect(within(region).getByRole('heading', { level: 3 })).toHaveTextContent(
      `Cherry Tomato where Cherry Tomato stood in ${thisYear - 1}`,
    );
    expect(within(region).getByText('Field trial')).toBeVisible();
    expect(within(region).getByText(`Free again in ${thisYear + 3}.`)).toBeVisible();
    expect(
      within(region).getByText(/Cause: early blight and Septoria leaf spot.*3 full years/),
    ).toHaveTextContent('Source: MacNab and Zitter, Cornell University (Penn State fields).');
    expect(marks()).toEqual(['against']);
    act(() => screen.getByRole('grid').focus());
    expect(screen.getByRole('gridcell')).toHaveAccessibleName(
      new RegExp(`Rotation: Cherry Tomato where Cherry Tomato stood in ${thisYear - 1}\\. Field trial`),
    );
    // A custom is told after the trial, and not as something bad.
    const also = within(region).getByRole('list', { name: 'Also' });
    expect(within(also).getByText('Tradition')).toBeVisible();
  });

  it('is said again by the dialog of the plant', async () => {
    serve();
    open();
    await card();
    act(() => screen.getByRole('grid').focus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /^Select Plot Color/ });
    expect(within(dialog).getByText('Field trial')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Ignore here, because...' })).toBeVisible();
  });

  it('remembers why it is ignored with the next save, and undoes that', async () => {
    const { asked, answers } = serve();
    open();
    await bed();
    await ignore('a resistant variety');
    expect(marks()).toEqual(['ignored']);
    expect(await card()).toHaveTextContent('You ignore this: a resistant variety. Not saved yet.');
    const undo = alertStore.get().find(({ title }) => title === 'Rotation ignored for Cherry Tomato');
    act(() => undo?.action?.run());
    expect(marks()).toEqual(['against']);
    expect(screen.getByText('Everything is saved.')).toBeVisible();
    await ignore('a resistant variety');
    answers[fetchSeasonCall.path] = season('in-ground', {
      rotationIgnored: { because: 'a resistant variety', day: `${thisYear}-05-21` },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await screen.findByText('Everything is saved.');
    expect(changesOf(asked)).toEqual([
      [{ type: 'ignore-rotation', id: ids.now, because: 'a resistant variety' }],
    ]);
    await waitFor(async () =>
      expect(await card()).toHaveTextContent('You ignore this since May 21: a resistant variety.'),
    );
  });

  it('TIM-3 says which squares are free for a kind', async () => {
    serve();
    open();
    const show = within(await card()).getByRole('button', { name: 'Show squares that are free' });
    await userEvent.click(show);
    const lit = () =>
      [...document.querySelectorAll('[data-free-square]')].map((one) => one.getAttribute('data-free-square'));
    expect(within(await card()).getByRole('status')).toHaveTextContent(/free for Cherry Tomato/);
    expect(lit()).toEqual(['1,0', '2,0', '3,0', '0,1', '1,1', '2,1', '3,1']);
    await userEvent.click(show);
    expect(lit()).toEqual([]);
  });

  it('TIM-3 leads from the card and from the mark to the memory of the square that they speak of', async () => {
    serve();
    open();
    const link = within(await card()).getAllByRole('button', { name: 'What grew in row 1, column 1?' })[0];
    if (!link) throw new Error('the card leads nowhere');
    await userEvent.click(link);
    const opened = await screen.findByRole('dialog', { name: 'Row 1, column 1' });
    await userEvent.click(within(opened).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const mark = document.querySelector('[data-rotation="against"]');
    if (!mark) throw new Error('nothing is marked');
    fireEvent.click(mark);
    expect(await screen.findByRole('dialog', { name: 'Row 1, column 1' })).toBeVisible();
  });

  it('TIM-2 has the families of the bed by year', async () => {
    serve('in-ground', { plantedDay: `${thisYear}-05-20` });
    open();
    const table = await screen.findByRole('table', { name: 'Families by square and year' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([`Square${thisYear - 1}${thisYear}`, 'Row 1, column 1NightshadeNightshade']);
  });

  it('takes back what was ignored before', async () => {
    const { asked } = serve('in-ground', {
      rotationIgnored: { because: 'new soil', day: `${thisYear}-05-21` },
    });
    open();
    await waitFor(() => expect(marks()).toEqual(['ignored']));
    await userEvent.click(within(await card()).getByRole('button', { name: 'Take it back' }));
    expect(marks()).toEqual(['against']);
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await waitFor(() => expect(changesOf(asked)).toEqual([[{ type: 'heed-rotation', id: ids.now }]]));
  });

  it('asks for a reason in words', async () => {
    serve();
    open();
    await ignore(' ');
    expect(screen.getByText('Write a reason, so that you know it next year.')).toBeVisible();
    expect(marks()).toEqual(['against']);
  });

  it.each(['container', 'indoor', 'hydroponic', 'vertical'])(
    'is not asked about in a bed of the style %s',
    async (style) => {
      const { asked } = serve(style);
      open();
      await bed();
      await waitFor(() => expect(asked(fetchSeasonCall.path).length).toBeGreaterThan(0));
      // The day slider is there once the same answers are.
      await screen.findByRole('slider');
      expect(asked(fetchRotationFactsCall.path)).toEqual([]);
      expect(marks()).toEqual([]);
      expect(screen.queryByRole('region', { name: 'Rotation' })).toBeNull();
    },
  );
});
