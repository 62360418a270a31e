import { localDayOf } from '@planted/garden-domain';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { gardensOf, MANAGER_PLANTS, serve } from '../testing/serve-gardens';

const PATH = '/api/gardenPlants/waterAllPlants';
const today = localDayOf(new Date());
const growing = gardenPlantOf(0, { planted_date: today, plant_status: 'planted', health_rating: 8 });
const planned = gardenPlantOf(1);

const alerts = () => alertStore.get().map(({ kind, title, text }) => ({ kind, title, text }));
const openManager = (plants: (typeof growing)[], answer?: unknown) => {
  const server = serve({ ...gardensOf([gardenRowOf(1)], plants), [PATH]: answer });
  renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
  return server;
};
const waterButton = () => screen.findByRole('button', { name: 'Water Garden' });

describe('Water Garden', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });

  it('MAN-1 is only offered when a plant is more than planned', async () => {
    openManager([planned, gardenPlantOf(2, { planted_date: '2999-01-01' })]);
    expect(await screen.findByRole('heading', { name: 'Garden Overview' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Water Garden' })).toBeNull();
  });

  it('MAN-3 waters today, reports how many, and is Watered Today', async () => {
    const { sent, answers } = openManager([growing, planned], { data: { plantsUpdated: 1 } });
    const button = await waterButton();
    answers[MANAGER_PLANTS] = { data: [{ ...growing, last_watered: today }, planned], next: null };
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Watered Today' })).toBeDisabled();
    expect(sent).toEqual([
      {
        path: PATH,
        body: {
          ...{ gardenId: gardenRowOf(1).id, wateringDate: today },
          wateringTime: expect.stringMatching(/^\d\d:\d\d$/),
        },
      },
    ]);
    expect(alerts()).toContainEqual({
      kind: 'success',
      title: 'Watering Complete!',
      text: 'Successfully watered 1 plants in Garden 1!',
    });
  });

  it('MAN-3 can water again on another day', async () => {
    openManager([{ ...growing, last_watered: '2026-01-01' }]);
    expect(await waterButton()).toBeEnabled();
  });

  it.each([
    [404, 'Watering Failed', 'Error watering garden: It rains.'],
    [
      new TypeError('no connection'),
      'Watering Error',
      'An unexpected error occurred while watering the garden.',
    ],
  ])('MAN-3 reports a failure (%s) and can be tried again', async (answer, title, text) => {
    openManager([growing], answer);
    await userEvent.click(await waterButton());
    await waitFor(() => expect(alerts()).toContainEqual({ kind: 'error', title, text }));
    expect(await waterButton()).toBeEnabled();
  });
});
