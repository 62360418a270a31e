import { randomUUID } from 'node:crypto';
import { asGardener } from '@planted/service-kit/testing';
import { type Gardens, startGardens } from '../testing/start-gardens';
import { plantMapOf } from './garden.examples';

describe('a command id in the log', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  it('carries the name that the first release gave the command', async () => {
    const owner = randomUUID();
    const ada = asGardener(owner);
    const { gardenId, plantIds } = await gardens.radishBed(owner, 2);
    const [first = '', second = ''] = plantIds;
    await gardens.log(ada, { subject: 'garden', subject_id: gardenId, action: 'weeded' });
    await gardens.setDates(ada, [[first, gardens.now().slice(0, 10)]]);
    await gardens.rate(ada, [[first, 3]]);
    await gardens.water(ada, gardenId, gardens.now().slice(0, 10));
    await gardens.remove(ada, [second]);
    await gardens.plant(ada, { gardenId, gardenWidth: 4, plantMap: plantMapOf(12, {}) });
    const named = (await gardens.eventsOf(gardenId)).map(({ type, metadata }) => [
      type,
      metadata.commandId?.split(':')[0],
    ]);
    expect(named).toEqual([
      ['GardenSaved', 'SaveGarden'],
      ['LayoutSaved', 'SavePlants'],
      ['GardenEventRecorded', 'RecordGardenEvent'],
      ['PlantingDatesSet', 'SetPlantingDates'],
      ['PlantHealthRated', 'RatePlantHealth'],
      ['GardenWatered', 'WaterGarden'],
      ['PlantsRemoved', 'RemovePlants'],
      ['LayoutSaved', 'SavePlants'],
    ]);
  });
});
