import { randomUUID } from 'node:crypto';
import {
  fetchDashboardQuery,
  fetchGardenPlantsQuery,
  fetchPastQuery,
  fetchSeasonQuery,
  type PlantCell,
  saveGardenCommand,
  saveOwnKindCommand,
  savePlantsCommand,
} from '@planted/contracts';
import { createLog, type Host, startHost } from '@planted/service-kit';
import {
  PATIENT,
  asGardener,
  createTestDatabase,
  refusalOf,
  type TestDatabase,
} from '@planted/service-kit/testing';
import pg from 'pg';
import { services } from './services';
import { tracesOf } from './testing/stored-traces';

const ID = 'radish--french-breakfast';
const NAME = 'Radish ‘French Breakfast’';
const cell = (plantId: string, name: string): PlantCell => ({
  ...{ name, plantId, plantingWidth: 1, plantingHeight: 1, rootCell: true },
});

describe('a garden with varieties', () => {
  let database: TestDatabase;
  let host: Host;
  const owner = randomUUID();
  const gardenId = randomUUID();
  const save = (plantMap: readonly (PlantCell | null)[]) =>
    host.messaging.send(
      savePlantsCommand,
      { gardenId, gardenWidth: 2, plantMap: [...plantMap] },
      asGardener(owner),
    );

  beforeAll(async () => {
    database = await createTestDatabase(services);
    const environment = { ...PATIENT, NODE_ENV: 'test', DATABASE_URL: database.url };
    host = await startHost({ environment, log: createLog('silent'), services, messages: 'in-process' });
    const conditions = { soil_type: 'Loamy', hardiness_zone: '5b', sunlight: 'Full Sun' } as const;
    const garden = {
      gardenId,
      name: 'Kitchen Bed',
      maintenance: 'Low',
      matrix: '1,1',
      ...conditions,
    } as const;
    await host.messaging.send(saveGardenCommand, garden, asGardener(owner));
  });
  afterAll(async () => {
    await host.stop();
    await database.drop();
  });

  it('REA-8 keeps a variety beside its plant and answers it with its own days and name', async () => {
    expect(await save([cell('radish', 'Radish'), cell(ID, NAME)])).toEqual({ plantsCount: 2 });
    const { data } = await host.messaging.send(fetchGardenPlantsQuery, {}, asGardener(owner));
    const rows = data.map(({ plant }) => [plant.id, plant.plant_name]);
    expect(rows.toSorted()).toEqual([
      ['radish', 'Radish'],
      [ID, NAME],
    ]);
    const [any, variety] = data.map(({ plant }) => plant).toSorted((a, b) => a.id.length - b.id.length);
    expect(variety?.scientific_name).toBe(any?.scientific_name);
    const stages = variety?.growth_stages.reduce((sum, { days }) => sum + days, 0);
    expect(stages).toBe(variety?.days_to_maturity);
    const season = await host.messaging.send(fetchSeasonQuery, {}, asGardener(owner));
    expect(season.plantings.map(({ plantName }) => plantName).toSorted()).toEqual(['Radish', NAME]);
    const { gardens } = await host.messaging.send(fetchDashboardQuery, {}, asGardener(owner));
    expect(gardens[0]).toMatchObject({ squares: 2 });
  });

  it('REA-5 keeps an own variety, answers it by its own name to its gardener, and has that name in no event', async () => {
    const own = `radish--${randomUUID()}`;
    const kind = {
      id: own,
      isPlant: false,
      name: 'Canary’s',
      facts: { days_to_maturity: 33, start: 'set-out' },
    } as const;
    await host.messaging.send(saveOwnKindCommand, kind, asGardener(owner));
    expect(await save([cell('radish', 'Radish'), cell(own, 'Radish')])).toEqual({ plantsCount: 2 });
    const { data } = await host.messaging.send(fetchGardenPlantsQuery, {}, asGardener(owner));
    const row = data.find(({ plant }) => plant.id === own)?.plant;
    expect(row).toMatchObject({
      plant_name: 'Radish ‘Canary’s’',
      days_to_maturity: 33,
      own_start: { start: 'set-out' },
    });
    const season = await host.messaging.send(fetchSeasonQuery, {}, asGardener(owner));
    const planted = season.plantings.filter(({ plantId, state }) => plantId === own && state === 'standing');
    expect(planted).toMatchObject([{ plantName: 'Radish ‘Canary’s’' }]);
    const past = await host.messaging.send(fetchPastQuery, { gardenId }, asGardener(owner));
    const told = past.data.plantings.filter(({ plantId }) => plantId === own);
    expect(told).toMatchObject([{ plantName: 'Radish ‘Canary’s’' }]);
    const pool = new pg.Pool({ connectionString: database.url });
    const traces = await tracesOf(pool, ['Canary']);
    await pool.end();
    expect(traces).toEqual([]);
    const stranger = randomUUID();
    const another = { gardenId: randomUUID(), gardenWidth: 2, plantMap: [cell(own, 'Radish'), null] };
    const theirs = host.messaging.send(savePlantsCommand, another, asGardener(stranger));
    expect(await refusalOf(theirs)).toMatchObject({ code: 'not-found' });
    await save([cell('radish', 'Radish'), cell(ID, NAME)]);
  });

  it('REA-8 refuses a variety that there is not, and changes nothing', async () => {
    const refusal = await refusalOf(save([cell('radish--triffid', 'Triffid'), null]));
    expect(refusal).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('is not a known plant'),
    });
    const { data } = await host.messaging.send(fetchGardenPlantsQuery, {}, asGardener(owner));
    expect(data).toHaveLength(2);
  });
});
