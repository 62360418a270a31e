import { examplePlant } from '@planted/contracts/testing';
import { addDays, localDayOf } from '@planted/garden-domain';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { keepCommands } from '../testing/keep-commands';
import { activityOf, gardenPlantOf, gardenRowOf } from '../testing/rows';
import {
  CHANGE_LAYOUT,
  gardensOf,
  LAYOUT,
  layoutOf,
  MANAGER_PLANTS,
  type Sent,
  serve,
} from '../testing/serve-gardens';
import { parsePersistedEvent } from './event-form';

const ADD = '/api/activities/addGardenEvent';
const WITHDRAW = '/api/activities/withdrawGardenEvent';
const today = localDayOf(new Date());
const carrot = examplePlant({ id: 'carrot', plant_name: 'Carrot', single_harvest: true });
const tomato = examplePlant({ id: 'tomato', plant_name: 'Tomato' });
const entry = activityOf(1).id;
const NO_PLACE = { version: 1, choice: null, inherited: null, from: null, climate: null, gardens: [] };
/** Without a browser's storage there is a notice, too. */
const undoAlerts = () => alertStore.get().filter(({ kind }) => kind === 'undo');

describe('a harvest', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });
  let gardens = 300;
  /** Two ripe carrots, one that was sown yesterday, and a ripe tomato. */
  const open = async (picked: number, more: object = {}) => {
    const garden = gardenRowOf((gardens += 1));
    const plants = [
      gardenPlantOf(0, { planted_date: addDays(today, -100), plant: carrot }),
      gardenPlantOf(1, { planted_date: addDays(today, -90), plant: carrot }),
      gardenPlantOf(2, { planted_date: addDays(today, -1), plant: carrot }),
      gardenPlantOf(3, { planted_date: addDays(today, -100), plant: tomato }),
    ].map((plant) => ({ ...plant, garden_id: garden.id }));
    const server = serve({
      ...gardensOf([garden], plants, []),
      [LAYOUT]: layoutOf(garden, plants, 4),
      '/rest/v1/plants': [],
      ...more,
    });
    renderRemote(remote, {
      at: `/garden-manager?open=event&event=harvested&plant=${plants[picked]?.id}`,
      user: { given_name: 'Maya' },
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^Events in/ }));
    return { ...server, garden, plants, dialog };
  };
  const fill = (dialog: Awaited<ReturnType<typeof open>>['dialog'], label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label, { exact: true }), { target: { value } });
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add Event', hidden: false }));

  it('EDT-6 clears the squares of a crop that is harvested once, in one act, and one Undo takes all of it back', async () => {
    const { sent, answers, garden, plants, dialog } = await open(0);
    const [first, second] = plants;
    answers[CHANGE_LAYOUT] = () => {
      answers[MANAGER_PLANTS] = { data: plants.slice(2), next: null };
      answers[LAYOUT] = layoutOf(garden, plants.slice(2), 5);
      return { data: { version: 5, entries: [{ id: entry, garden_id: garden.id }] } };
    };
    expect(dialog.getByRole('checkbox', { name: 'And clear its 2 squares' })).toBeChecked();
    expect(dialog.getByText('Carrot: row 1, column 1 and row 1, column 2.')).toBeVisible();
    fill(dialog, 'How much', '11');
    fill(dialog, 'Unit', 'oz');
    fill(dialog, 'Time', '18:05');
    await add();
    await screen.findByRole('dialog', { name: '2 squares cleared' });
    const end = { type: 'end', how: 'harvested', cause: null, day: today };
    const changes = [
      { ...end, id: first?.id, harvest: { value: 11, unit: 'oz', time: '18:05', notes: '' } },
      { ...end, id: second?.id },
    ];
    expect(sent).toEqual([
      { path: CHANGE_LAYOUT, body: { gardenId: garden.id, expectedVersion: 4, changes } },
    ]);
    expect(undoAlerts()).toMatchObject([
      { kind: 'undo', title: 'Carrot harvested and cleared', text: '11 oz · 2 squares are free' },
    ]);
    answers[CHANGE_LAYOUT] = { data: { version: 6, entries: [] } };
    answers[WITHDRAW] = { success: true, data: { id: entry, revision: 1 } };
    await act(async () => undoAlerts()[0]?.action?.run());
    await waitFor(() => expect(alertStore.get().at(-1)).toMatchObject({ title: 'Plants Restored' }));
    expect(sent.slice(1)).toEqual([
      {
        path: CHANGE_LAYOUT,
        body: {
          ...{ gardenId: garden.id, expectedVersion: 5 },
          changes: [first, second].map((plant) => ({ type: 'restore', id: plant?.id })),
        },
      },
      { path: WITHDRAW, body: { id: entry, garden_id: garden.id, revision: 0 } },
    ]);
  });

  it('FLD-5 EDT-6 without a signal one Undo keeps all that takes it back, the harvest as well', async () => {
    const kept = keepCommands();
    try {
      const { answers, garden, plants } = await open(0);
      answers[CHANGE_LAYOUT] = () => {
        answers[MANAGER_PLANTS] = { data: plants.slice(2), next: null };
        answers[LAYOUT] = layoutOf(garden, plants.slice(2), 5);
        return { data: { version: 5, entries: [{ id: entry, garden_id: garden.id }] } };
      };
      await add();
      await screen.findByRole('dialog', { name: '2 squares cleared' });
      answers[CHANGE_LAYOUT] = answers[WITHDRAW] = new TypeError('no connection');
      await act(async () => undoAlerts()[0]?.action?.run());
      await waitFor(() => expect(kept.calls()).toEqual(['change-layout', 'withdraw-garden-event']));
      expect(alertStore.get().filter(({ kind }) => kind === 'error' || kind === 'success')).toEqual([]);
    } finally {
      kept.stop();
    }
  });

  it('EDT-6 SEA-8 puts what follows into the squares in the act that clears them, and one Undo takes all of it back', async () => {
    const bean = examplePlant({ id: 'bean', plant_name: 'Bush Bean', crop_type: 'Legume' });
    const { sent, answers, garden, plants, dialog } = await open(0, { '/rest/v1/plants': [bean] });
    answers['/api/gardens/fetchPlace'] = { data: NO_PLACE };
    answers[CHANGE_LAYOUT] = () => {
      answers[MANAGER_PLANTS] = { data: plants.slice(2), next: null };
      return { data: { version: 5, entries: [{ id: entry, garden_id: garden.id }] } };
    };
    await userEvent.click(dialog.getByRole('button', { name: 'Choose What Follows' }));
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'What could follow, from today' })).toHaveFocus(),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Put here: Bush Bean' }));
    expect(dialog.getByText('28 days to maturity, in 2 squares.')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Then Bush Bean' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Another' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Put here: Bush Bean' }));
    expect(sent).toEqual([]);
    await add();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { changes } = (sent[0] as Sent).body as { changes: { id: string }[] };
    expect(changes).toMatchObject([
      { type: 'end', id: plants[0]?.id, how: 'harvested', harvest: {} },
      { type: 'end', id: plants[1]?.id, how: 'harvested' },
      { type: 'place', plantId: 'bean', x: 0, y: 0 },
      { type: 'place', plantId: 'bean', x: 1, y: 0 },
    ]);
    expect(sent).toHaveLength(1);
    expect(undoAlerts()).toMatchObject([{ text: 'Bush Bean in 2 squares' }]);
    const placed = changes.slice(2).map(({ id }, at) => gardenPlantOf(at, { id, plant: bean }));
    answers[LAYOUT] = layoutOf(garden, [...placed, ...plants.slice(2)], 5);
    answers[CHANGE_LAYOUT] = { data: { version: 6, entries: [] } };
    answers[WITHDRAW] = { success: true, data: { id: entry, revision: 1 } };
    await act(async () => undoAlerts()[0]?.action?.run());
    await waitFor(() => expect(alertStore.get().at(-1)).toMatchObject({ title: 'Plants Restored' }));
    expect(sent[1]?.body).toMatchObject({
      changes: [
        ...placed.map(({ id }) => ({ type: 'end', id, how: 'mistake' })),
        ...plants.slice(0, 2).map(({ id }) => ({ type: 'restore', id })),
      ],
    });
  });

  it('EDT-6 SEA-8 puts nothing there where the squares stay as they are, or another page has cleared them', async () => {
    const bean = examplePlant({ id: 'bean', plant_name: 'Bush Bean', crop_type: 'Legume' });
    const { sent, answers, garden, plants, dialog } = await open(0, { '/rest/v1/plants': [bean] });
    answers['/api/gardens/fetchPlace'] = { data: NO_PLACE };
    await userEvent.click(dialog.getByRole('button', { name: 'Choose What Follows' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Put here: Bush Bean' }));
    answers[LAYOUT] = layoutOf(garden, plants.slice(2), 5);
    await add();
    expect(await screen.findByText('These plants are no longer in the bed.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave the Squares Free' }));
    expect(dialog.getByRole('button', { name: 'Choose What Follows' })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^And clear/ }));
    expect(dialog.queryByRole('button', { name: 'Choose What Follows' })).toBeNull();
  });

  it('EDT-6 says what could follow where the last that grew is cleared', async () => {
    const { answers, dialog } = await open(0);
    answers[CHANGE_LAYOUT] = () => {
      answers[MANAGER_PLANTS] = { data: [], next: null };
      return { data: { version: 5, entries: [] } };
    };
    expect(dialog.getByLabelText('How much')).toBeVisible();
    await add();
    expect(await screen.findByText('Nothing that fits has room here.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Water Garden', hidden: true })).toBeNull(),
    );
    expect(screen.getByRole('dialog', { name: '2 squares cleared' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('EDT-6 goes on from where its Undo was cut off', async () => {
    const { sent, answers, garden, plants } = await open(0);
    answers[CHANGE_LAYOUT] = { data: { version: 5, entries: [{ id: entry, garden_id: garden.id }] } };
    await add();
    await screen.findByRole('dialog', { name: '2 squares cleared' });
    answers[LAYOUT] = layoutOf(garden, plants.slice(2), 5);
    answers[WITHDRAW] = new TypeError('no connection');
    await act(async () => undoAlerts()[0]?.action?.run());
    await waitFor(() =>
      expect(alertStore.get().at(-1)).toMatchObject({ title: 'Undo Failed', action: { label: 'Try Again' } }),
    );
    answers[WITHDRAW] = { success: true, data: { id: entry, revision: 1 } };
    const before = sent.length;
    await act(async () => alertStore.get().at(-1)?.action?.run());
    await waitFor(() => expect(sent.slice(before).map(({ path }) => path)).toEqual([WITHDRAW]));
  });

  it.each([
    ['where that is not wanted', 0, 'carrot'],
    ['of a crop that bears again', 3, 'tomato'],
  ])('EDT-6 clears nothing %s', async (_why, picked, kind) => {
    const { sent, plants, dialog } = await open(picked, { [ADD]: { success: true, data: { id: entry } } });
    const clears = dialog.queryByRole('checkbox', { name: /^And clear/ });
    expect(clears !== null).toBe(kind === 'carrot');
    if (clears) await userEvent.click(clears);
    fill(dialog, 'How much', '2.5');
    fill(dialog, 'Unit', 'lb');
    await add();
    expect(await screen.findByText('Event created successfully!')).toBeVisible();
    expect(sent).toMatchObject([
      {
        path: ADD,
        body: {
          eventDetails: { subject_id: plants[picked]?.id, action: 'harvested', value: 2.5, unit: 'lb' },
        },
      },
    ]);
  });

  it('EDT-6 of what is not ready yet is of what was planted on the same day', async () => {
    const { dialog } = await open(2);
    expect(dialog.getByRole('checkbox', { name: 'And clear its 1 square' })).toBeChecked();
  });

  it.each([
    ['How much', 'plenty', 'Please enter a number, such as 2.5.'],
    ['How much', '-1', 'It must be more than 0.'],
    ['How much', '1e308', 'It must be at most 1,000,000.'],
    ['Unit', 'x'.repeat(51), 'Please use 50 characters or fewer.'],
    ['Date', addDays(today, -500), 'Please choose a day of the past year.'],
  ])('EDT-6 refuses %s %j at its field', async (label, value, words) => {
    const { sent, dialog } = await open(0);
    fill(dialog, label, value);
    await add();
    expect(await dialog.findByText(words)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('EDT-6 says that nothing was sent, and keeps what was written', async () => {
    const { dialog } = await open(0, { [CHANGE_LAYOUT]: new TypeError('no connection') });
    fill(dialog, 'How much', '11');
    await add();
    expect(await dialog.findByText('Failed to create reminder. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('How much')).toHaveValue('11');
  });

  it('EDT-6 reads an event that an earlier release kept half written', () => {
    const old = { type: 'harvested', subject: 'garden', date: today, time: '18:05', notes: 'Half' };
    expect(parsePersistedEvent(old)).toEqual({ ...old, amount: '', unit: '', clears: true });
  });
});
