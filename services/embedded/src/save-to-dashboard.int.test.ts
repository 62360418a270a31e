import { randomUUID } from 'node:crypto';
import {
  addGardenEventCommand,
  fetchGardenPlantsQuery,
  fetchGardensQuery,
  fetchLayoutQuery,
  fetchRecentActivitiesQuery,
  type MessageContext,
  type PlantCell,
  saveGardenCommand,
  savePlantsCommand,
} from '@planted/contracts';
import type { GardenStyleId } from '@planted/garden-domain';
import { asGardener, startServices, type TestServices } from '@planted/service-kit/testing';
import { services as all } from './services';

const settings = {
  soil_type: 'Loamy',
  hardiness_zone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1,1\n1,1,1',
} as const;

const radish: PlantCell = { name: 'Radish', plantingWidth: 1, plantingHeight: 1, rootCell: true };
const inTheMiddle = [null, radish, null, null, null, null];

/** Read models behind JetStream, where this machine has it, and behind the event table. */
const feeds = [...(process.env['TEST_NATS_URL'] ? [{ nats: true }] : []), { nats: false }];

describe.each(feeds)('from a save to the dashboard, with %j', ({ nats }) => {
  let services: TestServices;

  beforeAll(async () => {
    services = await startServices(all, { nats });
  });
  afterAll(() => services.stop());

  const gardener = () => {
    const userId = randomUUID();
    const ask = (): MessageContext => asGardener(userId);
    return {
      save: async (name: string, style?: GardenStyleId) => {
        const garden = { ...settings, name, gardenId: randomUUID(), ...(style && { style }) };
        return (await services.messaging.send(saveGardenCommand, garden, ask())).data[0];
      },
      plant: (gardenId: string, plantMap: (PlantCell | null)[] = inTheMiddle) =>
        services.messaging.send(savePlantsCommand, { gardenId, plantMap, gardenWidth: 3 }, ask()),
      log: (subject: 'garden' | 'plant', subject_id: string) =>
        services.messaging.send(
          addGardenEventCommand,
          { eventDetails: { subject, subject_id, action: 'watered', notes: 'after the rain' } },
          ask(),
        ),
      layout: (gardenId: string) => services.messaging.send(fetchLayoutQuery, { gardenId }, ask()),
      gardens: () => services.messaging.send(fetchGardensQuery, {}, ask()),
      plants: async () => (await services.messaging.send(fetchGardenPlantsQuery, {}, ask())).data,
      activities: () => services.messaging.send(fetchRecentActivitiesQuery, {}, ask()),
    };
  };

  it('ARCH-2 shows a gardener their own writes in the very next read, ten times over', async () => {
    for (let times = 0; times < 10; times += 1) {
      const ada = gardener();
      const saved = await ada.save('Kitchen Bed');
      expect(await ada.gardens()).toEqual([saved]);
      await ada.plant(saved?.id ?? '');
      const [plant] = await ada.plants();
      expect(plant).toMatchObject({
        garden_id: saved?.id,
        grid_x: 1,
        grid_y: 0,
        plant: { plant_name: 'Radish' },
      });
      const { id } = await ada.log('plant', plant?.id ?? '');
      expect(await ada.activities()).toMatchObject([
        { id, event_type: 'watered', subject_id: plant?.id, event_details: { notes: 'after the rain' } },
        { event_type: 'layout_saved', event_details: { notes: 'Planted 1 plant in Kitchen Bed' } },
        { event_type: 'garden_saved', garden_name: 'Kitchen Bed' },
      ]);
    }
  });

  it('keeps in which designer a garden was drawn, and of others that nobody knows', async () => {
    const ada = gardener();
    const sill = await ada.save('Window Sill', 'indoor');
    const bed = await ada.save('Kitchen Bed');
    expect([sill?.style, bed?.style]).toEqual(['indoor', null]);
    expect((await ada.gardens()).map(({ style }) => style)).toEqual(['indoor', null]);
    const layout = await ada.layout(sill?.id ?? '');
    expect(layout.garden.style).toBe('indoor');
  });

  it('keeps a plant the same plant while others come and go', async () => {
    const ada = gardener();
    const gardenId = (await ada.save('Kitchen Bed'))?.id ?? '';
    await ada.plant(gardenId);
    const before = await ada.plants();
    await ada.plant(gardenId, [radish, radish, null, null, null, radish]);
    const after = await ada.plants();
    expect(after).toHaveLength(3);
    expect(after[1]?.id).toBe(before[0]?.id);
  });

  it('never shows or changes one gardener’s garden for another', async () => {
    const [ada, bruno] = [gardener(), gardener()];
    const gardenId = (await ada.save('Kitchen Bed'))?.id ?? '';
    await ada.plant(gardenId);
    const [plant] = await ada.plants();
    await bruno.save('Orchard');
    const attempts = [
      bruno.plant(
        gardenId,
        inTheMiddle.map(() => null),
      ),
      bruno.log('garden', gardenId),
      bruno.log('plant', plant?.id ?? ''),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
    expect((await bruno.gardens()).map(({ name }) => name)).toEqual(['Orchard']);
    expect(await bruno.plants()).toEqual([]);
    expect(await bruno.activities()).toHaveLength(1);
    expect(await ada.activities()).toHaveLength(2);
    expect(await ada.plants()).toEqual([plant]);
  });
});
