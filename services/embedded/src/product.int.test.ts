import { randomUUID } from 'node:crypto';
import {
  addGardenEventCall,
  type AnswerOf,
  fetchDashboardPlantsCall,
  fetchGardensCall,
  fetchManagerPlantsCall,
  fetchRecentActivitiesCall,
  meCall,
  readPlantsCall,
  saveGardenCall,
  savePlantsCall,
} from '@planted/contracts';
import { Gardener } from './testing/gardener';
import { startTestProduct, type TestProduct } from './testing/start-test-product';

const garden = {
  name: 'Herbs',
  soil_type: 'Loamy',
  hardiness_zone: '6a',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1\n1,1',
};
const DRAFT = '7d9f1f0e-6a0b-4c8e-9b7d-111111111111';

/** A plant map of the garden above: one basil in its first cell. */
const oneBasil = (basil: AnswerOf<typeof readPlantsCall>[number]) => {
  const cell = {
    name: basil.plant_name,
    plantId: basil.id,
    plantingWidth: basil.planting_width,
    plantingHeight: basil.planting_height,
    rootCell: true,
  };
  return { plantMap: [cell, null, null, null], gardenWidth: 2 };
};

/** Read models behind JetStream, where this machine has it, and behind the event table. */
const feeds = [...(process.env['TEST_NATS_URL'] ? ['JetStream' as const] : []), 'the event table' as const];

describe.each(feeds)('the product over %s', (follow) => {
  let product: TestProduct;
  let ada: Gardener;
  beforeAll(async () => {
    product = await startTestProduct(follow);
    ada = await Gardener.signedIn(product.url, 'Ada');
  });
  afterAll(() => product.stop());

  it.each([
    ['GET', '/api/algorithm/fetchFillerPlants'],
    ['GET', '/api/algorithm/fetchOrganicPestControlPlants'],
    ['GET', '/api/algorithm/fetchPollinatorPlants'],
    ['POST', '/api/algorithm/fetchCompanionPlants'],
  ])('AUTO-3 a guest is answered by %s %s with {data}', async (method, path) => {
    const response = await fetch(product.url + path, {
      method,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ plantIds: ['potato', 'no-plant'] }),
      }),
    });
    const { data } = JSON.parse(await response.text());
    expect([response.status, Object.keys(data).length > 0]).toEqual([200, true]);
    if (method === 'POST') expect(Object.keys(data)).toEqual(['potato']);
  });

  it('AUTH-4 returns who is signed in', async () => {
    const { body } = await ada.get('/api/me');
    expect(meCall.answer.parse(body).user.given_name).toBe('Ada');
  });

  it('API-1 saves a garden and its plants, and shows both in the next read', async () => {
    const plants = readPlantsCall.answer.parse(
      (await ada.get('/rest/v1/plants?select=*&order=plant_name.asc')).body,
    );
    const basil = plants.find(
      ({ planting_width, planting_height }) => planting_width * planting_height === 1,
    );
    if (!basil) throw new Error('the catalogue has no plant of one foot');

    const saved = await ada.post('/api/gardens/save', garden, DRAFT);
    const [row] = saveGardenCall.answer.parse(saved.body).data;
    expect(row).toMatchObject({ ...garden, width: 2, height: 2 });
    const layout = await ada.post('/api/gardens/savePlants', { gardenId: row?.id, ...oneBasil(basil) });
    expect(savePlantsCall.answer.parse(layout.body)).toEqual({ plantsCount: 1 });

    expect(fetchGardensCall.answer.parse((await ada.get('/api/gardens/fetchGardens')).body).data).toEqual([
      row,
    ]);
    for (const call of [fetchDashboardPlantsCall, fetchManagerPlantsCall]) {
      const [plant] = call.answer.parse((await ada.get(call.path)).body).data;
      expect(plant).toMatchObject({ garden_id: row?.id, grid_x: 0, grid_y: 0, plant: { id: basil.id } });
    }
    const activities = await ada.get('/api/activities/fetchRecentActivities');
    const { success, data, error } = fetchRecentActivitiesCall.answer.parse(activities.body);
    expect([success, error, data.map(({ event_type }) => event_type)]).toEqual([
      true,
      null,
      ['layout_saved', 'garden_saved'],
    ]);
  });

  it('API-1 logs what happened in a garden, once for each key', async () => {
    const [row] = fetchGardensCall.answer.parse((await ada.get('/api/gardens/fetchGardens')).body).data;
    const eventDetails = {
      subject: 'garden',
      subject_id: row?.id,
      action: 'watered',
      value: 2,
      unit: 'gallons',
    };
    const key = '7d9f1f0e-6a0b-4c8e-9b7d-333333333333';
    const before = await product.countEvents();
    const first = await ada.post('/api/activities/addGardenEvent', { eventDetails }, key);
    const again = await ada.post('/api/activities/addGardenEvent', { eventDetails }, key);
    expect(addGardenEventCall.answer.parse(first.body)).toEqual(again.body);
    expect(await product.countEvents()).toBe(before + 1);
  });

  it('takes a draft that is saved again for the same garden, also when it is changed and changed back', async () => {
    const before = await product.countEvents();
    const save = async (changes: object) => {
      const { body } = await ada.post('/api/gardens/save', { ...garden, ...changes }, DRAFT, randomUUID());
      return saveGardenCall.answer.parse(body).data[0];
    };
    const [same, changed, back] = [await save({}), await save({ sunlight: 'Full Shade' }), await save({})];
    expect([changed?.id, back?.id]).toEqual([same?.id, same?.id]);
    expect([changed?.sunlight, back?.sunlight]).toEqual(['Full Shade', 'Full Sun']);
    expect(await product.countEvents()).toBe(before + 2);
    const { data } = fetchGardensCall.answer.parse((await ada.get('/api/gardens/fetchGardens')).body);
    expect(data.map(({ sunlight }) => sunlight)).toEqual(['Full Sun']);
  });

  it("AUTH-7 neither shows nor touches another gardener's garden: 404, and no event", async () => {
    const grace = await Gardener.signedIn(product.url, 'Grace');
    const [row] = fetchGardensCall.answer.parse((await ada.get('/api/gardens/fetchGardens')).body).data;
    const [plant] = fetchDashboardPlantsCall.answer.parse(
      (await ada.get('/api/gardens/fetchDashboardPlants')).body,
    ).data;
    const before = await product.countEvents();
    const refused = [
      await grace.post('/api/gardens/savePlants', { gardenId: row?.id, plantMap: [null], gardenWidth: 2 }),
      await grace.post('/api/activities/addGardenEvent', {
        eventDetails: { subject: 'garden', subject_id: row?.id, action: 'watered' },
      }),
      await grace.post('/api/activities/addGardenEvent', {
        eventDetails: { subject: 'plant', subject_id: plant?.id, action: 'watered' },
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await product.countEvents()).toBe(before);
    for (const path of ['/api/gardens/fetchGardens', '/api/gardens/fetchDashboardPlants']) {
      expect((await grace.get(path)).body).toMatchObject({ data: [] });
    }
    expect((await grace.get('/api/activities/fetchRecentActivities')).body).toMatchObject({ data: [] });

    const own = await grace.post('/api/gardens/save', garden, DRAFT);
    expect(saveGardenCall.answer.parse(own.body).data[0]?.id).not.toBe(row?.id);
  });

  it('API-1 stores nothing of wrong input', async () => {
    const before = await product.countEvents();
    for (const wrong of [
      { matrix: '1,1\n1' },
      { name: '' },
      { soil_type: 'Moon dust' },
      { owner_id: 'me' },
    ]) {
      const { status, body } = await ada.post('/api/gardens/save', { ...garden, ...wrong });
      expect([status, body]).toEqual([400, expect.objectContaining({ field: Object.keys(wrong)[0] })]);
    }
    expect(await product.countEvents()).toBe(before);
  });

  it('AUTH-5 ends the session at logout: the old cookie no longer works', async () => {
    const maya = await Gardener.signedIn(product.url, 'Maya');
    const { cookie } = maya;
    expect((await maya.post('/api/logout', {})).body).toEqual({ success: true });
    expect(maya.cookie).toBe('');
    maya.cookie = cookie;
    expect((await maya.get('/api/me')).status).toBe(401);
  });

  it('AUTH-2 refuses a token that no one trusted has signed', async () => {
    const guest = new Gardener(product.url);
    const { status, body } = await guest.post('/api/verify-google-token', { token: 'a.b.c' });
    expect([status, body]).toEqual([401, { error: 'Login failed', code: 'not-signed-in' }]);
    expect(guest.cookie).toBe('');
  });

  it('says that it is ready, with the lag of every read model', async () => {
    const { status, body } = await ada.get('/api/health');
    expect([status, body]).toEqual([
      200,
      {
        status: 'ok',
        components: {
          postgres: 'connected',
          nats: follow === 'JetStream' ? 'connected' : 'absent',
          readModels: expect.objectContaining({ 'tracking.dashboard': { lag: expect.any(Number) } }),
        },
      },
    ]);
  });
});
