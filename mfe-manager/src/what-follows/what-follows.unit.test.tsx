import { examplePlant } from '@planted/contracts/testing';
import { localDayOf } from '@planted/garden-domain';
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
const bean = examplePlant({ id: 'bean', plant_name: 'Bush Bean', crop_type: 'Legume' });
const NO_PLACE = { version: 1, choice: null, inherited: null, from: null, climate: null, gardens: [] };
const gone = [gardenPlantOf(0), gardenPlantOf(1)];
const left = [gardenPlantOf(2)];

const open = (more: object = {}) => {
  const [garden] = attachPlants([row], left, '2026-06-01');
  const server = serve({
    ...gardensOf([row], left),
    [LAYOUT]: layoutOf(row, left, 8),
    [CHANGE_LAYOUT]: { data: { version: 9, entries: [] } },
    '/rest/v1/plants': [bean],
    '/api/gardens/fetchPlace': { data: NO_PLACE },
    ...more,
  });
  const put = jest.fn();
  const Component = () => (garden ? <WhatFollows garden={garden} gone={gone} onPut={put} /> : null);
  renderRemote(defineRemote({ routes: [{ path: '/garden-manager', title: 'Manager', Component }] }), {
    at: '/garden-manager',
    user: { given_name: 'Maya' },
  });
  return { ...server, put };
};
const putHere = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Put here: Bush Bean' }));

describe('what could follow', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });

  it('EDT-6 is put into the cleared squares as planned, and taken back', async () => {
    const { sent, answers, put } = open();
    const list = await screen.findByRole('list', { name: 'What could follow, from today' });
    expect(list).toHaveTextContent('Bush Bean28 days to maturity, in 2 squaresLegume after Root');
    await putHere();
    await waitFor(() => expect(put).toHaveBeenCalled());
    const { changes } = (sent[0] as Sent).body as { changes: { id: string; color: string }[] };
    const kind = { type: 'place', plantId: 'bean', width: 1, height: 1, color: changes[0]?.color };
    expect(sent[0]?.body).toEqual({
      gardenId: row.id,
      expectedVersion: 8,
      changes: [
        { ...kind, id: changes[0]?.id, x: 0, y: 0 },
        { ...kind, id: changes[1]?.id, x: 1, y: 0 },
      ],
    });
    expect(alertStore.get()).toMatchObject([
      { kind: 'undo', title: 'Bush Bean planned', text: 'In 2 squares of Kitchen Bed.' },
    ]);
    const placed = changes.map(({ id }, at) => gardenPlantOf(at, { id, plant: bean }));
    answers[LAYOUT] = layoutOf(row, [...left, ...placed], 9);
    await act(async () => alertStore.get()[0]?.action?.run());
    await waitFor(() => expect(alertStore.get().at(-1)).toMatchObject({ title: 'Taken Back' }));
    const day = localDayOf(new Date());
    expect(sent.at(-1)?.body).toMatchObject({
      expectedVersion: 9,
      changes: changes.map(({ id }) => ({ type: 'end', id, how: 'mistake', cause: null, day })),
    });
  });

  it.each([
    [409, 'It rains.'],
    [new TypeError('no connection'), 'Network error'],
  ])('EDT-6 says that it could not be put there (%s)', async (answer, text) => {
    const { put } = open({ [CHANGE_LAYOUT]: answer });
    await putHere();
    await waitFor(() =>
      expect(alertStore.get()).toMatchObject([{ kind: 'error', title: 'Not Planted', text }]),
    );
    expect(put).not.toHaveBeenCalled();
  });

  it('EDT-6 says that nothing fits, and that the plants could not be loaded', async () => {
    const { answers } = open({ '/rest/v1/plants': 500 });
    await screen.findByText('The plants could not be loaded: It rains.');
    answers['/rest/v1/plants'] = [];
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nothing that fits has room here.')).toBeVisible();
  });

  it('EDT-6 says that dates need a place, and names what could follow without them', async () => {
    open();
    expect(await screen.findByText(/^Dates need a place/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a place' })).toHaveAttribute('href', '/place');
    expect(await screen.findByRole('button', { name: 'Put here: Bush Bean' })).toBeVisible();
  });
});
