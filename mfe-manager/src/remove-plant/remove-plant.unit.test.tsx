import { examplePlant } from '@planted/contracts/testing';
import { alertStore, defineRemote } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attachPlants } from '../gardens/planted-garden';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { gardensOf, MANAGER_PLANTS, serve } from '../testing/serve-gardens';
import RemovePlant from './remove-plant';

const REMOVE = '/api/gardenPlants/removePlants';
const basil = examplePlant({ id: 'basil', plant_name: 'Basil' });
const plants = [
  gardenPlantOf(0, { planted_date: '2026-05-01', expected_harvest_date: '2026-07-10', health_rating: 6 }),
  gardenPlantOf(1),
  gardenPlantOf(2, { plant: basil }),
];
const [carrot, other, herb] = plants.map(({ id }) => id);

const open = (answer: unknown) => {
  const [garden] = attachPlants([gardenRowOf(1, { name: 'Kitchen Bed' })], plants, '2026-06-01');
  const server = serve({ ...gardensOf([gardenRowOf(1)], plants), [REMOVE]: answer });
  const close = jest.fn();
  const Component = () => (garden ? <RemovePlant garden={garden} onClose={close} /> : null);
  renderRemote(defineRemote({ routes: [{ path: '/garden-manager', title: 'Manager', Component }] }), {
    at: '/garden-manager',
    user: { given_name: 'Maya' },
  });
  return { ...server, close };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async () =>
  userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, Remove' }),
  );
const inBed = (id: string | undefined) =>
  userEvent.click(document.querySelector(`[data-plant="${id}"]`) as SVGGElement);

describe('Remove Plant', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });

  it('MAN-4 takes plants that are pressed in the bed, pressed again they stay', async () => {
    open({});
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
    await inBed(carrot);
    await inBed(herb);
    await inBed(herb);
    expect(screen.getByRole('button', { name: 'Remove 1 plant' })).toBeEnabled();
    expect(screen.getByText('1 of 2 selected')).toBeVisible();
  });

  it('MAN-4 asks before it removes, and nothing happens without a yes', async () => {
    const { sent } = open({});
    await userEvent.click(screen.getByRole('checkbox', { name: 'Carrot: all 2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Basil' }));
    await press('Remove 3 plants');
    const question = await screen.findByRole('alertdialog', { name: 'Remove 3 plants?' });
    expect(question).toHaveAccessibleDescription('This removes 2 Carrot and 1 Basil from Kitchen Bed.');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('MAN-4 removes what was chosen, reports it and closes', async () => {
    const { sent, close } = open({ data: { plantsRemoved: 2 } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Carrot: all 2' }));
    await press('Remove 2 plants');
    await confirm();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sent).toEqual([{ path: REMOVE, body: { plantIds: [carrot, other] } }]);
    expect(alertStore.get()[0]).toMatchObject({
      ...{ kind: 'undo', title: '2 plants removed', text: 'From Kitchen Bed.' },
      action: { label: 'Undo' },
    });
  });

  it('MAN-4 puts removed plants back where they stood, with their dates and health', async () => {
    const { sent, answers } = open({ data: { plantsRemoved: 1 } });
    await inBed(carrot);
    await press('Remove 1 plant');
    await confirm();
    await waitFor(() => expect(alertStore.get()).toHaveLength(1));
    const left = plants.slice(1);
    answers[MANAGER_PLANTS] = { data: left };
    const again = gardenPlantOf(70, { grid_x: 0, grid_y: 0 });
    answers['/api/gardens/savePlants'] = () => {
      answers[MANAGER_PLANTS] = { data: [...left, again] };
      return { plantsCount: 3 };
    };
    answers['/api/gardens/updatePlantingDates'] = { data: { plantsUpdated: 1, completedGardens: [] } };
    answers['/api/gardenPlants/updatePlantHealthRating'] = { data: { plantsUpdated: 1 } };
    alertStore.get()[0]?.action?.run();
    await waitFor(() => expect(alertStore.get().at(-1)).toMatchObject({ title: 'Plants Restored' }));
    expect(sent.slice(1).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        gardenWidth: 2,
        plantMap: [
          expect.objectContaining({ plantId: 'carrot', rootCell: true }),
          expect.objectContaining({ plantId: 'carrot', rootCell: true }),
          expect.objectContaining({ plantId: 'basil', rootCell: true }),
          null,
        ],
      }),
      {
        plantingDates: [
          { plant_id: again.id, planted_date: '2026-05-01', expected_harvest_date: '2026-07-10' },
        ],
      },
      { plantHealthUpdates: [{ plant_id: again.id, health_rating: 6 }] },
    ]);
  });

  it('MAN-4 reports that plants cannot be removed, and keeps the choice', async () => {
    const { close } = open(404);
    await inBed(carrot);
    await press('Remove 1 plant');
    await confirm();
    await waitFor(() =>
      expect(alertStore.get()[0]).toMatchObject({
        ...{ kind: 'error', title: 'Removal Failed', text: 'Error removing plants: It rains.' },
      }),
    );
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Remove 1 plant', hidden: true })).toBeEnabled();
  });
});
