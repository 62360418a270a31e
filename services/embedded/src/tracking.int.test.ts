import {
  type AnswerOf,
  fetchDashboardCall,
  fetchDashboardPlantsCall,
  fetchGardenActivitiesCall,
  fetchGardenAnalyticsCall,
  fetchJournalEntriesCall,
  fetchUserRemindersCall,
  readPlantsCall,
  saveGardenCall,
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
const today = new Date().toISOString().slice(0, 10);

describe('tracking a garden over HTTP', () => {
  let product: TestProduct;
  let ada: Gardener;
  let grace: Gardener;
  let gardenId: string;
  let plantIds: string[];

  const remindersOf = async (gardener: Gardener) =>
    fetchUserRemindersCall.answer.parse((await gardener.get(fetchUserRemindersCall.path)).body).data;
  const plantsOf = async (gardener: Gardener): Promise<AnswerOf<typeof fetchDashboardPlantsCall>['data']> =>
    fetchDashboardPlantsCall.answer.parse((await gardener.get(fetchDashboardPlantsCall.path)).body).data;
  const remind = (gardener: Gardener, changes: object = {}) =>
    gardener.post('/api/reminder/addReminder', {
      title: 'Water',
      reminder_datetime: `${today}T00:00:00Z`,
      garden_id: gardenId,
      recurrence_type: { type: 'daily' },
      recurrence_interval: 1,
      ...changes,
    });

  beforeAll(async () => {
    product = await startTestProduct(process.env['TEST_NATS_URL'] ? 'JetStream' : 'the event table');
    ada = await Gardener.signedIn(product.url, 'Ada');
    grace = await Gardener.signedIn(product.url, 'Grace');
    const saved = await ada.post('/api/gardens/save', garden, 'draft');
    gardenId = saveGardenCall.answer.parse(saved.body).data[0]?.id ?? '';
    const kinds = readPlantsCall.answer.parse((await ada.get('/rest/v1/plants')).body);
    const small = kinds.find((kind) => kind.planting_width * kind.planting_height === 1);
    const cell = {
      name: small?.plant_name,
      plantId: small?.id,
      plantingWidth: 1,
      plantingHeight: 1,
      rootCell: true,
    };
    const plantMap = [cell, cell, cell, null];
    await ada.post('/api/gardens/savePlants', { gardenId, plantMap, gardenWidth: 2 });
    plantIds = (await plantsOf(ada)).map(({ id }) => id);
    const plantingDates = plantIds.map((plant_id) => ({ plant_id, planted_date: today }));
    await ada.post('/api/gardens/updatePlantingDates', { plantingDates });
  });
  afterAll(() => product.stop());

  it('MAN-3, MAN-6 watering completes the watering reminder, and its next date is planned', async () => {
    const { status } = await remind(ada);
    expect(status).toBe(200);
    await ada.post('/api/gardenPlants/waterAllPlants', { gardenId, wateringDate: today });
    const seen = await remindersOf(ada);
    expect(seen).toMatchObject([
      { is_completed: false, recurrence_type: { type: 'daily' } },
      { is_completed: true, completed_by: 'watering' },
    ]);
    expect(seen[0]?.reminder_datetime.slice(0, 10)).not.toBe(today);
  });

  it('MAN-6 a reminder is ticked off by its id in the path, by its gardener only', async () => {
    const [open] = await remindersOf(ada);
    const path = `/api/reminder/updateReminder/${open?.id}`;
    const before = await product.countEvents();
    for (const [who, where, status] of [
      [grace, path, 404],
      [ada, '/api/reminder/updateReminder/0190a000-0000-7000-8000-000000000003', 404],
      [ada, '/api/reminder/updateReminder/3', 400],
    ] as const)
      expect((await who.patch(where, { is_completed: true })).status).toBe(status);
    expect((await ada.patch(path, { is_completed: true, id: open?.id })).body).toMatchObject({ field: 'id' });
    expect(await product.countEvents()).toBe(before);
    expect(await ada.patch(path, { is_completed: true })).toMatchObject({
      status: 200,
      body: { success: true, data: { id: open?.id, is_completed: true } },
    });
    expect((await remindersOf(ada)).find(({ id }) => id === open?.id)).toMatchObject({
      completed_by: 'gardener',
    });
  });

  it('MAN-7 a journal entry is read in the next answer, and a megabyte of text names its field', async () => {
    const entry = { title: 'First leaf', content: 'Tiny.', privacy: 'private', garden_id: gardenId };
    expect((await ada.post('/api/journal/addJournalEntry', entry)).status).toBe(200);
    const { body } = await ada.get('/api/journal/fetchJournalEntries');
    expect(fetchJournalEntriesCall.answer.parse(body).data).toMatchObject([{ ...entry, mood_intensity: 0 }]);
    const long = { ...entry, content: 'x'.repeat(1024 * 1024) };
    expect(await ada.post('/api/journal/addJournalEntry', long)).toMatchObject({
      status: 400,
      body: { field: 'content' },
    });
    expect(
      (await ada.post('/api/journal/addJournalEntry', { ...entry, content: 'x'.repeat(2 ** 21) })).status,
    ).toBe(413);
  });

  it('removes plants: all that are named or none, and records it', async () => {
    const [first, second, third] = plantIds;
    const stranger = '0190a000-0000-7000-8000-000000000003';
    const before = await product.countEvents();
    const remove = (who: Gardener, ...ids: (string | undefined)[]) =>
      who.post('/api/gardenPlants/removePlants', { plantIds: ids });
    expect(await remove(ada, first, stranger)).toMatchObject({ status: 404, body: { field: 'plantIds.1' } });
    expect(await remove(grace, first)).toMatchObject({ status: 404, body: { field: 'plantIds.0' } });
    expect(await remove(ada, first, first)).toMatchObject({ status: 400, body: { field: 'plantIds.1' } });
    expect(await product.countEvents()).toBe(before);
    expect((await remove(ada, first, second)).body).toEqual({ data: { plantsRemoved: 2 } });
    expect((await plantsOf(ada)).map(({ id }) => id)).toEqual([third]);
    expect((await remove(ada, first)).status).toBe(404);
    const past = await ada.get(`/api/activities/fetchGardenActivities?gardenId=${gardenId}`);
    expect(fetchGardenActivitiesCall.answer.parse(past.body).data[0]).toMatchObject({
      event_type: 'plants_removed',
      event_details: { notes: 'Removed 2 plants from Herbs' },
    });
  });

  it('answers analytics and dashboard to the gardener, and neither past events nor analytics to another', async () => {
    const query = `gardenId=${gardenId}&days=7`;
    const analytics = await ada.get(`${fetchGardenAnalyticsCall.path}?${query}`);
    expect(fetchGardenAnalyticsCall.answer.parse(analytics.body).data.days.at(-1)).toEqual({
      day: today,
      planted: 3,
      watered: 1,
      harvested: 0,
      growing: 1,
      health: 8,
    });
    for (const days of ['0', '401', '1.5', 'x'])
      expect(
        (await ada.get(`${fetchGardenAnalyticsCall.path}?gardenId=${gardenId}&days=${days}`)).body,
      ).toMatchObject({
        field: 'days',
      });
    const dashboard = await ada.get(fetchDashboardCall.path);
    expect(fetchDashboardCall.answer.parse(dashboard.body).data.counts).toMatchObject({
      gardens: 1,
      plants: 1,
    });
    for (const path of [
      `${fetchGardenAnalyticsCall.path}?${query}`,
      `${fetchGardenActivitiesCall.path}?gardenId=${gardenId}`,
    ])
      expect((await grace.get(path)).status).toBe(404);
  });

  it('ABT-2 a guest may write to the makers', async () => {
    const guest = new Gardener(product.url);
    const message = { email: ' grace@example.org ', message: 'Thank you!' };
    expect(await guest.post('/api/contact/sendContactMessage', message)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(
      await guest.post('/api/contact/sendContactMessage', { ...message, email: 'nobody' }),
    ).toMatchObject({
      status: 400,
      body: { field: 'email', error: 'email: Please enter a valid email address' },
    });
  });
});
