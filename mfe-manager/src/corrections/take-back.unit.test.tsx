import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import {
  changed,
  leaveCleanly,
  openManager,
  openWeeded,
  RESTORE,
  undo,
  weeded,
  WITHDRAW,
} from '../testing/corrections';
import { activityOf, gardenPlantOf, gardenRowOf } from '../testing/rows';
import { gardensOf, serve } from '../testing/serve-gardens';

describe('taking back what was logged', () => {
  leaveCleanly();

  it('EDT-7 takes an entry back, and Undo restores it', async () => {
    const { sent } = openManager(weeded, { [WITHDRAW]: changed, [RESTORE]: changed });
    const dialog = within(await openWeeded());
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ kind: 'undo', title: 'Taken Back' }]));
    await undo();
    const named = { id: weeded.id, garden_id: weeded.garden_id };
    expect(sent).toEqual([
      { path: WITHDRAW, body: { ...named, revision: 0 } },
      { path: RESTORE, body: { ...named, revision: 1 } },
    ]);
  });

  it('EDT-7 brings an entry back that was taken back long ago', async () => {
    const gone = { ...weeded, revision: 5 };
    const listed = `/api/activities/fetchGardenActivities?gardenId=${weeded.garden_id}&takenBack=true`;
    const { sent } = openManager(activityOf(2), {
      [listed]: { data: [gone], next: null },
      [RESTORE]: changed,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Taken back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bring it back: Weeded' }));
    expect(screen.getByText(/^Wed, May 20(, \d{4})? · Event occurred/)).toBeVisible();
    await waitFor(() =>
      expect(sent).toEqual([
        { path: RESTORE, body: { id: gone.id, garden_id: gone.garden_id, revision: 5 } },
      ]),
    );
  });

  it('EDT-7 offers no Undo of what was brought back meanwhile, and one of what was done last', async () => {
    const listed = `/api/activities/fetchGardenActivities?gardenId=${weeded.garden_id}&takenBack=true`;
    openManager(weeded, {
      [listed]: { data: [{ ...weeded, revision: 1 }], next: null },
      [WITHDRAW]: changed,
      [RESTORE]: changed,
    });
    const offered = () => alertStore.get().filter(({ kind, leaving }) => kind === 'undo' && !leaving);
    // Its time alone would end an offer on a slow machine.
    alertStore.hold();
    await userEvent.click(within(await openWeeded()).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(offered()).toMatchObject([{ title: 'Taken Back' }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Taken back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bring it back: Weeded' }));
    await waitFor(() => expect(offered()).toEqual([]));
    await userEvent.click(within(await openWeeded()).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(offered()).toHaveLength(1));
    alertStore.release();
  });

  it('EDT-7 a watering is undone at once', async () => {
    const growing = gardenPlantOf(0, { planted_date: '2026-01-01', plant_status: 'planted' });
    const entry = { id: weeded.id, garden_id: weeded.garden_id };
    const { sent } = serve({
      ...gardensOf([gardenRowOf(1)], [growing]),
      '/api/gardenPlants/waterAllPlants': { data: { plantsUpdated: 1, entries: [entry] } },
      [WITHDRAW]: changed,
    });
    renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Water Garden' }));
    await waitFor(() =>
      expect(alertStore.get()).toMatchObject([{ kind: 'undo', title: 'Watering Complete!' }]),
    );
    await undo();
    expect(sent.at(-1)).toEqual({ path: WITHDRAW, body: { ...entry, revision: 0 } });
  });
});
