import { changeLayoutCall, fetchLayoutCall, type StandingPlanting } from '@planted/contracts';
import { alertStore, signInStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { gardenId, rosa, server, usePlanterPage, veggie } from '../testing/planter-page';
import { savedDraft } from './saved-draft';

const at = '2026-05-21T08:00:00.000Z';
const ids = {
  first: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c01',
  second: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c02',
  others: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c03',
};

const basil = (id: string, x: number, y: number, planted: string | null = null): StandingPlanting => ({
  id,
  plant_id: 'basil-sweet',
  grid_x: x,
  grid_y: y,
  custom_planting_width: 1,
  custom_planting_height: 1,
  display_color: '#aac62f',
  custom_plants_per_square: null,
  planted_date: planted,
  expected_harvest_date: null,
  health_rating: null,
  last_watered: null,
});

const layout = (version: number, plants: StandingPlanting[]) => ({
  body: {
    data: {
      garden: {
        ...{ id: gardenId, name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '5b' },
        ...{ sunlight: 'Full Sun', maintenance: 'Medium', matrix: '1,1,1,1\n1,1,1,1' },
        ...{ width: 4, height: 2, created_at: at, updated_at: at },
      },
      version,
      plants,
    },
  },
});
const spot = (id: string, x: number, y: number) => ({
  ...{ id, plantId: 'basil-sweet', x, y, width: 1, height: 1, color: '#aac62f', plantsPerSquare: null },
});
/** 'YYYY-MM-DD' on the gardener's clock. */
const dayOf = (moment: number) => new Date(moment).toLocaleDateString('en-CA');
const accepted = (version: number) => ({ body: { data: { version } } });
const conflict = (current: object) => ({
  status: 409,
  body: { error: 'This garden was changed elsewhere meanwhile', code: 'conflict', current },
});

const openSaved = (user: typeof rosa | undefined = rosa) =>
  renderRemote(remote, { at: `/garden-summary?garden=${gardenId}`, user });
const bed = () => screen.findByRole('grid', { name: 'Kitchen Bed, 4 by 2 feet' });
const save = () => screen.getByRole('button', { name: 'Save Layout' });

/** With the keyboard, from the first square. */
async function press(keys: string): Promise<void> {
  const grid = await bed();
  act(() => grid.focus());
  await userEvent.keyboard(keys);
}

describe('a saved garden in the planter', () => {
  usePlanterPage();
  beforeAll(() => import('./saved-garden-page'));
  afterEach(() => savedDraft(gardenId).clear());

  const standing = [basil(ids.first, 0, 0), basil(ids.second, 1, 0)];
  const serve = (more: Parameters<typeof server>[0] = {}) =>
    server({ [fetchLayoutCall.path]: layout(3, standing), [changeLayoutCall.path]: accepted(4), ...more });

  it('EDT-1 opens with its plantings, and saves only what was changed, in one act', async () => {
    const { asked, answers } = serve();
    openSaved();
    expect(await bed()).toBeVisible();
    expect(screen.getByText('Everything is saved.')).toBeVisible();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    // The first goes two squares down and right, the second is taken out, and undone.
    await press('m{ArrowDown}{ArrowRight}{Enter}');
    await press('{ArrowUp}{Delete}');
    expect(screen.getByRole('heading', { name: 'Placed 1 of 1' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Remove Sweet Basil' }));
    answers[fetchLayoutCall.path] = layout(4, [basil(ids.first, 1, 1), basil(ids.second, 1, 0)]);
    await userEvent.click(save());
    await screen.findByText('Everything is saved.');
    expect(asked(changeLayoutCall.path)).toEqual([
      expect.objectContaining({
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: { gardenId, expectedVersion: 3, changes: [{ type: 'move', id: ids.first, x: 1, y: 1 }] },
      }),
    ]);
    expect(alertStore.get().map(({ title }) => title)).toContain('Kitchen Bed saved');
    // What is undone after that is an act of its own, on the version that the first has led to.
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Move Sweet Basil' }));
    await userEvent.click(save());
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(2));
    expect(asked(changeLayoutCall.path)[1]?.body).toEqual({
      ...{ gardenId, expectedVersion: 4, changes: [{ type: 'move', id: ids.first, x: 0, y: 0 }] },
    });
  });

  it('EDT-1 resizes and recolors what stands, and sets how many grow in a square', async () => {
    const { asked } = serve();
    openSaved();
    await press('{Enter}');
    const [width, height] = [
      screen.getByLabelText(/^Width of this/),
      screen.getByLabelText(/^Height of this/),
    ];
    await userEvent.clear(width);
    await userEvent.type(width, '2');
    expect(screen.getByText('2 by 1 feet does not fit here.')).toBeVisible();
    await userEvent.clear(width);
    await userEvent.type(width, '1');
    await userEvent.clear(height);
    await userEvent.type(height, '2');
    await userEvent.click(screen.getByRole('button', { name: 'Apricot' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const perSquare = screen.getByLabelText('Sweet Basil per square');
    await userEvent.clear(perSquare);
    await userEvent.type(perSquare, '4');
    await userEvent.click(save());
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    const color = expect.stringMatching(/^#[0-9a-f]{6}$/);
    expect(asked(changeLayoutCall.path)[0]?.body['changes']).toEqual([
      { type: 'resize', id: ids.first, x: 0, y: 0, width: 1, height: 2 },
      { type: 'recolor', id: ids.first, color },
      { type: 'count', id: ids.first, plantsPerSquare: 4 },
      { type: 'recolor', id: ids.second, color },
      { type: 'count', id: ids.second, plantsPerSquare: 4 },
    ]);
  });

  it('EDT-1 asks how grown plants ended, in one tap; one that was only planned was a mistake', async () => {
    const grown = [basil(ids.first, 0, 0, '2026-05-01'), basil(ids.second, 1, 0)];
    const { asked } = serve({ [fetchLayoutCall.path]: layout(3, grown) });
    openSaved();
    await press('{Delete}{ArrowRight}{Delete}');
    await userEvent.click(save());
    expect(
      await screen.findByRole('dialog', { name: 'Why remove Sweet Basil?' }),
    ).toHaveAccessibleDescription(/^One planting leaves the bed/);
    expect(asked(changeLayoutCall.path)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Moved away/ }));
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(asked(changeLayoutCall.path)[0]?.body['changes']).toEqual([
      { type: 'end', id: ids.first, how: 'moved_away', cause: null, day },
      { type: 'end', id: ids.second, how: 'mistake', cause: null, day },
    ]);
  });

  it('EDT-6 asks of what and when they failed, kind by kind, and keeps the day', async () => {
    const fern = { ...basil(ids.second, 1, 0, '2026-05-01'), plant_id: 'fern' };
    const { asked } = serve({
      [fetchLayoutCall.path]: layout(3, [basil(ids.first, 0, 0, '2026-05-01'), fern]),
    });
    openSaved();
    await press('{Delete}{ArrowRight}{Delete}');
    await userEvent.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Why remove Sweet Basil?' });
    expect(dialog).toHaveAccessibleDescription(/once you have answered for 1 more kind\.$/);
    const [today, day] = [0, 86_400_000].map((ago) => dayOf(Date.now() - ago));
    expect(screen.getByLabelText('When')).toHaveValue(today);
    fireEvent.change(screen.getByLabelText('When'), { target: { value: day } });
    await userEvent.click(screen.getByRole('button', { name: /^Failed/ }));
    const causes = screen.getByRole('group', { name: 'Causes' });
    // It stands little frost, says the plant table.
    expect(causes.firstElementChild).toHaveTextContent('Frost');
    await userEvent.click(screen.getByRole('button', { name: 'Slugs' }));
    expect(await screen.findByRole('dialog', { name: 'Why remove Boston Fern?' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Harvested/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /^Harvested/ }));
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    expect(asked(changeLayoutCall.path)[0]?.body['changes']).toEqual([
      { type: 'end', id: ids.first, how: 'failed', cause: 'slugs', day },
      { type: 'end', id: ids.second, how: 'harvested', cause: null, day },
    ]);
  });

  it('EDT-1 keeps what is changed in this browser, and goes on from it', async () => {
    serve();
    const first = openSaved();
    await press('m{ArrowDown}{Enter}');
    await act(() => savedDraft(gardenId).flush());
    first.unmount();
    openSaved();
    await bed();
    expect(await screen.findByRole('button', { name: 'Undo: Move Sweet Basil' })).toBeVisible();
    expect(save()).toHaveAttribute('aria-disabled', 'false');
  });

  it('EDT-1 sends an act whose answer was lost again under its key', async () => {
    const { asked, answers } = serve({ [changeLayoutCall.path]: 'network' });
    openSaved();
    await press('m{ArrowDown}{Enter}');
    await userEvent.click(save());
    await screen.findByText(/^Not saved: Network error/);
    answers[changeLayoutCall.path] = accepted(4);
    await userEvent.click(save());
    await screen.findByText('Everything is saved.');
    const [one, other] = asked(changeLayoutCall.path);
    expect(other).toEqual(one);
  });

  it('EDT-4 rebases on what others did, sends what does not clash again, and shows what found no room', async () => {
    const since = { version: 5, matrix: null, plants: [spot(ids.others, 0, 1)], ended: [] };
    const { asked, answersOnce } = serve();
    openSaved();
    await press('m{ArrowDown}{Enter}');
    await press('{ArrowUp}{ArrowRight}m{ArrowDown}{ArrowRight}{Enter}');
    answersOnce(changeLayoutCall.path, conflict(since));
    await userEvent.click(save());
    const card = await screen.findByRole('region', { name: 'Needs you: Sweet Basil' });
    expect(card).toHaveTextContent('In the gardenrow 1, column 1');
    expect(card).toHaveTextContent('Hererow 2, column 1');
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(2));
    const [first, second] = asked(changeLayoutCall.path);
    expect(second?.key).not.toBe(first?.key);
    expect(second?.body).toEqual({
      ...{ gardenId, expectedVersion: 5, changes: [{ type: 'move', id: ids.second, x: 2, y: 1 }] },
    });
    expect(screen.getByRole('heading', { name: 'Placed 3 of 3' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep It as It Is' }));
    expect(screen.queryByRole('region', { name: /^Needs you/ })).toBeNull();
  });

  it('EDT-4 says which change can never be saved and why, and saves the others', async () => {
    const { asked, answersOnce } = serve();
    openSaved();
    await press('m{ArrowDown}{Enter}');
    await press('{ArrowUp}{ArrowRight}m{ArrowDown}{ArrowRight}{Enter}');
    answersOnce(changeLayoutCall.path, {
      status: 409,
      body: {
        ...{ error: 'changes.0: overlaps another plant', code: 'conflict', field: 'changes.0' },
        current: { id: ids.first, by: ids.others },
      },
    });
    await userEvent.click(save());
    const card = await screen.findByRole('region', { name: 'Needs you: Sweet Basil' });
    expect(card).toHaveTextContent('Sweet Basil was not saved as you have it here: overlaps another plant.');
    expect(card).toHaveTextContent('In the gardenrow 1, column 1');
    expect(card).toHaveTextContent('Hererow 2, column 1');
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(2));
    expect(asked(changeLayoutCall.path)[1]?.body['changes']).toEqual([
      { type: 'move', id: ids.second, x: 2, y: 1 },
    ]);
    expect(alertStore.get()).toEqual([]);
    await act(() => savedDraft(gardenId).flush());
    expect(await savedDraft(gardenId).load()).toMatchObject({ value: { unfit: [{ why: 'refused' }] } });
    await userEvent.click(screen.getByRole('button', { name: 'Keep It as It Is' }));
    expect(await screen.findByText('Everything is saved.')).toBeVisible();
  });

  it('EDT-4 follows the newest version, and keeps what was changed here', async () => {
    const { answers } = serve();
    const { queryClient } = openSaved();
    await press('m{ArrowDown}{Enter}');
    answers[fetchLayoutCall.path] = layout(4, [...standing, basil(ids.others, 3, 1)]);
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Placed 3 of 3' })).toBeVisible());
    expect(screen.getByRole('button', { name: 'Undo: Move Sweet Basil' })).toBeVisible();
    expect(save()).toHaveAttribute('aria-disabled', 'false');
    expect(veggie()).toBeVisible();
  });

  it('EDT-1 asks a guest to sign in', async () => {
    serve();
    renderRemote(remote, { at: `/garden-summary?garden=${gardenId}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(signInStore.get()).toMatchObject({ type: 1 });
  });

  it("EDT-1 says so for a garden that is not the gardener's", async () => {
    serve({
      [fetchLayoutCall.path]: { status: 404, body: { error: 'Garden not found', code: 'not-found' } },
    });
    openSaved();
    expect(await screen.findByText(/We couldn't find this garden among yours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
