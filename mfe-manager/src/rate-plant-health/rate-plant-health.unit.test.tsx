import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { gardensOf, MANAGER_PLANTS, serve } from '../testing/serve-gardens';

const PATH = '/api/gardenPlants/updatePlantHealthRating';
const planted = (n: number, health = 8) =>
  gardenPlantOf(n, { planted_date: '2026-05-01', health_rating: health });

describe('the health of a plant', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });
  const open = async (answer: unknown) => {
    const plants = [planted(0), planted(1), gardenPlantOf(2)];
    const server = serve({ ...gardensOf([gardenRowOf(1)], plants), [PATH]: answer });
    renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Change the health of Carrot, row 1, column 1' }),
    );
    const range = await screen.findByRole('slider', { name: 'Health, 0 to 10' });
    fireEvent.change(range, { target: { value: '3' } });
    return server;
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Health' }));

  it('MAN-5 is changed for one plant, and shows at once', async () => {
    const { sent, answers } = await open({ data: { plantsUpdated: 1 } });
    expect(screen.getByText('Unhealthy')).toBeVisible();
    answers[MANAGER_PLANTS] = { data: [planted(0, 3), planted(1), gardenPlantOf(2)], next: null };
    await save();
    expect(await screen.findByText('30%')).toBeVisible();
    expect(sent).toEqual([
      { path: PATH, body: { plantHealthUpdates: [{ plant_id: planted(0).id, health_rating: 3 }] } },
    ]);
  });

  it('MAN-5 is changed for all plants of a kind that are in the ground', async () => {
    const { sent } = await open({ data: { plantsUpdated: 2 } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'For all 2 plants of this kind' }));
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      plantHealthUpdates: [0, 1].map((n) => ({ plant_id: planted(n).id, health_rating: 3 })),
    });
  });

  it('MAN-5 is put back, with an alert, when the server refuses', async () => {
    await open(400);
    await save();
    await waitFor(() =>
      expect(alertStore.get()).toContainEqual(
        expect.objectContaining({ kind: 'error', title: 'Health Not Saved' }),
      ),
    );
    expect(await screen.findAllByText('80%')).toHaveLength(3);
  });
});
