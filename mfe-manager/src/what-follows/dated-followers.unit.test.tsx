import type { LayoutChangeRequest, SeasonPlanting } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { alertStore, defineRemote } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attachPlants } from '../gardens/planted-garden';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { CHANGE_LAYOUT, gardensOf, LAYOUT, layoutOf, type Sent, serve } from '../testing/serve-gardens';
import { WhatFollows } from './what-follows';

const row = gardenRowOf(1, { name: 'Kitchen Bed' });
const gone = [gardenPlantOf(0), gardenPlantOf(1)];
const bean = examplePlant({
  ...{ id: 'bean', plant_name: 'Bush Bean', crop_type: 'Legume', lifecycle: 'annual', days_to_maturity: 55 },
});
const melon = examplePlant({
  ...{ id: 'melon', plant_name: 'Melon', crop_type: 'Cucurbit', lifecycle: 'annual', days_to_maturity: 140 },
});
const carrot = gardenPlantOf(0).plant;
const plants = [bean, melon, carrot];

const climate = {
  ...{ latitude: 43.1, hemisphere: 'north', frost: 'yearly', frostShare: 1, minimum: null, maximum: null },
  lastFrost: { p90: 102, p50: 116, p10: 130 },
  firstFrost: { p10: 270, p50: 283, p90: 297 },
  ...{ basis: 'stations', quality: 'good', period: '1981–2010', estimated: ['p10'], sources: [] },
};
const place = {
  ...{ name: 'Madison', region: 'Wisconsin', latitude: 43.1, longitude: -89.4, elevation: 263, town: null },
};
const PLACE = {
  ...{
    version: 1,
    choice: { place, ownDates: null },
    inherited: null,
    from: 'gardener',
    climate,
    gardens: [],
  },
};

const stored = (n: number, other: Partial<SeasonPlanting> = {}): SeasonPlanting => {
  const { id, grid_x: x, grid_y: y, display_color: color } = gardenPlantOf(n);
  return {
    ...{
      id,
      gardenId: row.id,
      plantId: 'carrot',
      plantName: 'Carrot',
      x,
      y,
      width: 1,
      height: 1,
      squares: 1,
    },
    ...{
      color,
      plantsPerSquare: null,
      state: 'standing',
      after: null,
      wasComing: false,
      fixed: [],
      done: [],
    },
    ...{ plantedDay: '2027-04-10', harvestDays: [], end: null },
    ...other,
  };
};

/** Carrots were cleared from two squares on July 3; the season may not know it yet. */
function open(plantings: SeasonPlanting[] = [stored(0), stored(1)]) {
  const [garden] = attachPlants([row], [], '2027-07-03');
  const server = serve({
    ...gardensOf([row], []),
    [LAYOUT]: layoutOf(row, [], 8),
    [CHANGE_LAYOUT]: { data: { version: 9, entries: [] } },
    '/rest/v1/plants': plants,
    '/api/catalog/fetchSeasonFacts': { data: plants.map(({ id }) => ({ ...exampleSeasonFact(), id })) },
    '/api/gardens/fetchPlace': { data: PLACE },
    '/api/gardens/fetchSeason': {
      data: {
        gardens: [{ id: row.id, name: row.name, style: 'in-ground', version: 8 }],
        ...{ plantings, position: 1, next: null },
      },
    },
  });
  const put = jest.fn();
  const Component = () => (garden ? <WhatFollows garden={garden} gone={gone} onPut={put} /> : null);
  renderRemote(defineRemote({ routes: [{ path: '/garden-manager', title: 'Manager', Component }] }), {
    at: '/garden-manager',
    user: { given_name: 'Maya' },
  });
  return { ...server, put };
}
const changesOf = (sent: readonly Sent[], n: number): LayoutChangeRequest[] =>
  (sent[n]?.body as { changes: LayoutChangeRequest[] } | undefined)?.changes ?? [];

describe('what could follow, by the plan', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2027, 6, 3, 12), doNotFake: [...UNFAKED] });
  });
  afterEach(async () => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
    await clearAlerts();
  });

  it('EDT-6 SEA-8 is what still ripens, with its last day, and is put there in one act with an undo', async () => {
    const { sent, answers, put } = open();
    expect(await screen.findByText('Free from July 3: Bush Bean, Carrot.')).toBeVisible();
    const list = screen.getByRole('list', { name: 'What could follow, from today' });
    expect(list).toHaveTextContent(
      /Bush BeanSow now, [A-Z][a-z]+ \d+ at the latest; ripe from August 27, in 2 squaresLegume after Root/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Put here: Bush Bean' }));
    await waitFor(() => expect(put).toHaveBeenCalled());
    const changes = changesOf(sent, 0);
    const placed = changes.filter(({ type }) => type === 'place');
    expect(placed).toMatchObject([
      { plantId: 'bean', x: 0, y: 0 },
      { plantId: 'bean', x: 1, y: 0 },
    ]);
    expect(changes.filter(({ type }) => type === 'put-after')).toMatchObject(
      gone.map(({ id }) => ({ after: id })),
    );
    expect(changes).toHaveLength(4);
    const ids = placed.flatMap((change) => ('id' in change ? [change.id] : []));
    answers[LAYOUT] = layoutOf(
      row,
      ids.map((id, at) => gardenPlantOf(at, { id, plant: bean })),
      9,
    );
    await act(async () => alertStore.get()[0]?.action?.run());
    await waitFor(() => expect(alertStore.get().at(-1)).toMatchObject({ title: 'Taken Back' }));
    expect(changesOf(sent, 1)).toMatchObject(ids.map((id) => ({ type: 'end', id, how: 'mistake' })));
  });

  it('EDT-6 SEA-8 is taken back also where it is still to come', async () => {
    const { sent, answers, put } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Put here: Bush Bean' }));
    await waitFor(() => expect(put).toHaveBeenCalled());
    const spots = changesOf(sent, 0).flatMap((change) => (change.type === 'place' ? [change] : []));
    const { data } = layoutOf(row, [], 9);
    answers[LAYOUT] = {
      data: { ...data, coming: spots.map((spot) => ({ ...spot, plantsPerSquare: null })) },
    };
    await act(async () => alertStore.get()[0]?.action?.run());
    await waitFor(() => expect(alertStore.get().at(-1)).toMatchObject({ title: 'Taken Back' }));
    expect(changesOf(sent, 1)).toMatchObject(spots.map(({ id }) => ({ type: 'end', id, how: 'mistake' })));
  });

  it('EDT-6 SEA-8 is out before what is to come there', async () => {
    const coming = { state: 'coming' as const, fixed: [{ step: 'sow' as const, day: '2027-08-01' }] };
    open([stored(0), stored(1), stored(4, coming), stored(5, coming)]);
    expect(await screen.findByText('Free from July 3: nothing that still ripens.')).toBeVisible();
  });

  it('EDT-6 falls back to the rules where the season cannot be read', async () => {
    const { answers } = open();
    answers['/api/gardens/fetchSeason'] = 500;
    expect(await screen.findByText(/Frost is not weighed/)).toBeVisible();
  });
});

const UNFAKED = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'nextTick', 'performance', 'requestAnimationFrame'] as const),
];
