import { examplePlant } from '@planted/contracts/testing';
import { addDays, localDayOf } from '@planted/garden-domain';
import { alertStore, defineRemote } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attachPlants } from '../gardens/planted-garden';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { CHANGE_LAYOUT, gardensOf, LAYOUT, layoutOf, serve } from '../testing/serve-gardens';
import RemovePlant from './remove-plant';

const today = localDayOf(new Date());
const basil = examplePlant({
  id: 'basil',
  plant_name: 'Basil',
  frost_tolerance: 'Low',
  drought_tolerance: 'High',
  heat_tolerance: 'High',
});
const plants = [
  gardenPlantOf(0, { planted_date: '2026-05-01', expected_harvest_date: '2026-07-10', health_rating: 6 }),
  gardenPlantOf(1),
  gardenPlantOf(2, { plant: basil }),
];
const [carrot = '', other = '', herb = ''] = plants.map(({ id }) => id);
const row = gardenRowOf(1, { name: 'Kitchen Bed' });
const CHANGED = { data: { version: 8, entries: [] } };

const open = (answer: unknown = CHANGED) => {
  const [garden] = attachPlants([row], plants, '2026-06-01');
  const server = serve({
    ...gardensOf([row], plants),
    [LAYOUT]: layoutOf(row, plants, 7),
    [CHANGE_LAYOUT]: answer,
    '/rest/v1/plants': [],
  });
  const close = jest.fn();
  const Component = () => (garden ? <RemovePlant garden={garden} onClose={close} /> : null);
  renderRemote(defineRemote({ routes: [{ path: '/garden-manager', title: 'Manager', Component }] }), {
    at: '/garden-manager',
    user: { given_name: 'Maya' },
  });
  return { ...server, close };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const inBed = (id: string | undefined) =>
  userEvent.click(document.querySelector(`[data-plant="${id}"]`) as SVGGElement);
const ask = async (...ids: string[]) => {
  for (const id of ids) await inBed(id);
  await press(/^Remove \d/);
  return screen.findByRole('dialog', { name: 'Why remove?' });
};
const reasonIn = async (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name: new RegExp(`^${name}`) }));
const ended = (id: string, how: string, day = today, cause: string | null = null) => ({
  ...{ type: 'end', id, how, cause, day },
});
const conflict = (current: object) => ({
  status: 409,
  body: { error: 'Changed elsewhere', code: 'conflict', current },
});
const undo = () =>
  act(async () =>
    alertStore
      .get()
      .findLast(({ action }) => action?.label === 'Undo')
      ?.action?.run(),
  );

describe('Remove Plant', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });

  it('MAN-4 takes plants that are pressed in the bed, pressed again they stay', async () => {
    open();
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
    await inBed(carrot);
    await inBed(herb);
    await inBed(herb);
    expect(screen.getByRole('button', { name: 'Remove 1 plant' })).toBeEnabled();
    expect(screen.getByText('1 of 2 selected')).toBeVisible();
  });

  it('EDT-6 asks why, and without a reason nothing is removed', async () => {
    const { sent } = open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Carrot: all 2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Basil' }));
    await press('Remove 3 plants');
    const question = await screen.findByRole('dialog', { name: 'Why remove?' });
    expect(question).toHaveAccessibleDescription(
      "2 Carrot and 1 Basil in Kitchen Bed. One tap, and they're gone from the bed.",
    );
    expect(within(question).getByLabelText('When')).toHaveValue(today);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Why remove?' })).toBeNull());
    expect(sent).toEqual([]);
  });

  it.each([
    ['Harvested', 'harvested'],
    ['Moved away', 'moved_away'],
    ['A mistake', 'mistake'],
  ])('EDT-6 removes by one tap on %s, today, in one act', async (label, how) => {
    const { sent } = open();
    await reasonIn(await ask(carrot, herb), label);
    await screen.findByRole('dialog', { name: '2 squares cleared' });
    const changes = [ended(carrot, how), ended(herb, how)];
    expect(sent).toEqual([{ path: CHANGE_LAYOUT, body: { gardenId: row.id, expectedVersion: 7, changes } }]);
    expect(alertStore.get()).toMatchObject([
      { kind: 'undo', title: '2 plants removed', text: 'From Kitchen Bed.', action: { label: 'Undo' } },
    ]);
  });

  it('EDT-6 asks what failed plants failed of, what the kind is prone to first, on an earlier day', async () => {
    const { sent } = open();
    const dialog = await ask(herb);
    const day = addDays(today, -2);
    fireEvent.change(within(dialog).getByLabelText('When'), { target: { value: day } });
    await reasonIn(dialog, 'Failed');
    expect(sent).toEqual([]);
    const causes = within(await screen.findByRole('group', { name: 'Causes' })).getAllByRole('button');
    expect(causes.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Frost', 'Slugs']);
    expect(causes[0]).toHaveFocus();
    await press('Slugs');
    await screen.findByRole('dialog', { name: '1 square cleared' });
    expect(sent).toMatchObject([{ body: { changes: [ended(herb, 'failed', day, 'slugs')] } }]);
  });

  it('EDT-6 removes failed plants whose cause nobody knows', async () => {
    const { sent } = open();
    await reasonIn(await ask(carrot), 'Failed');
    await press("I don't know");
    await waitFor(() => expect(sent).toMatchObject([{ body: { changes: [ended(carrot, 'failed')] } }]));
  });

  it.each([
    ['', 'Please choose a date.'],
    [addDays(today, 1), "The date can't be in the future."],
    [addDays(today, -500), 'Please choose a day of the past year.'],
  ])('EDT-6 refuses the day %j at its field', async (day, words) => {
    const { sent } = open();
    const dialog = await ask(carrot);
    fireEvent.change(within(dialog).getByLabelText('When'), { target: { value: day } });
    await reasonIn(dialog, 'Harvested');
    expect(within(dialog).getByLabelText('When')).toHaveAccessibleDescription(words);
    expect(sent).toEqual([]);
  });

  it('EDT-6 brings removed plants back by their ids', async () => {
    const { sent, answers } = open();
    await reasonIn(await ask(carrot, other), 'A mistake');
    await waitFor(() => expect(alertStore.get()).toHaveLength(1));
    answers[LAYOUT] = layoutOf(row, plants.slice(2), 8);
    await undo();
    await waitFor(() =>
      expect(alertStore.get().at(-1)).toMatchObject({
        title: 'Plants Restored',
        text: '2 plants back in Kitchen Bed.',
      }),
    );
    const changes = [carrot, other].map((id) => ({ type: 'restore', id }));
    expect(sent.at(-1)).toEqual({
      path: CHANGE_LAYOUT,
      body: { gardenId: row.id, expectedVersion: 8, changes },
    });
  });

  it('EDT-6 says why plants cannot be put back', async () => {
    const { answers } = open();
    await reasonIn(await ask(carrot), 'A mistake');
    await waitFor(() => expect(alertStore.get()).toHaveLength(1));
    answers[LAYOUT] = layoutOf(row, plants.slice(1), 8);
    answers[CHANGE_LAYOUT] = conflict({ id: other });
    await undo();
    await waitFor(() =>
      expect(alertStore.get().at(-1)).toMatchObject({
        ...{ kind: 'error', title: 'Undo Failed' },
        text: 'The plants could not be put back: The bed has changed: something else may stand there now.',
      }),
    );
  });

  it('EDT-6 where another page was faster, ends what still stands there', async () => {
    let calls = 0;
    const since = {
      version: 9,
      matrix: null,
      plants: [],
      ended: [{ id: carrot, how: 'failed', day: today }],
    };
    const { sent } = open(() => ((calls += 1) === 1 ? conflict(since) : CHANGED));
    await reasonIn(await ask(carrot, herb), 'Harvested');
    await screen.findByRole('dialog', { name: '1 square cleared' });
    expect(sent.at(-1)?.body).toEqual({
      ...{ gardenId: row.id, expectedVersion: 9, changes: [ended(herb, 'harvested')] },
    });
    expect(alertStore.get()[0]).toMatchObject({
      ...{ title: '1 plant removed', text: 'From Kitchen Bed. 1 more had gone already.' },
    });
  });

  it('EDT-6 says that plants are gone already, and asks for nothing', async () => {
    const { sent, answers } = open();
    answers[LAYOUT] = layoutOf(row, [], 9);
    await reasonIn(await ask(carrot), 'Harvested');
    await waitFor(() =>
      expect(alertStore.get()[0]).toMatchObject({
        ...{ kind: 'error', title: 'Removal Failed' },
        text: 'Error removing plants: These plants are no longer in the bed.',
      }),
    );
    expect(sent).toEqual([]);
  });

  it('EDT-6 keeps the question open after an answer that was lost, and sends the same again', async () => {
    const lost = new TypeError('no connection');
    const { sent, answers, keys } = open(lost);
    await reasonIn(await ask(carrot), 'Harvested');
    await waitFor(() =>
      expect(alertStore.get()[0]).toMatchObject({
        kind: 'error',
        text: 'Error removing plants: Network error',
      }),
    );
    answers[CHANGE_LAYOUT] = CHANGED;
    // It was done all the same.
    answers[LAYOUT] = layoutOf(row, plants.slice(1), 8);
    await reasonIn(screen.getByRole('dialog', { name: 'Why remove?' }), 'Harvested');
    await screen.findByRole('dialog', { name: '1 square cleared' });
    expect(sent[1]).toEqual(sent[0]);
    expect(keys[1]).toBe(keys[0]);
  });

  it('MAN-4 reports that plants cannot be removed, and keeps the choice', async () => {
    const { close } = open(404);
    await reasonIn(await ask(carrot), 'Harvested');
    await waitFor(() =>
      expect(alertStore.get()[0]).toMatchObject({
        ...{ kind: 'error', title: 'Removal Failed', text: 'Error removing plants: It rains.' },
      }),
    );
    expect(close).not.toHaveBeenCalled();
    expect(await screen.findByRole('button', { name: 'Remove 1 plant' })).toBeEnabled();
  });
});
