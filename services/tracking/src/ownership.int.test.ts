import { randomUUID } from 'node:crypto';
import {
  fetchDashboardQuery,
  fetchGardenActivitiesQuery,
  fetchGardenAnalyticsQuery,
  fetchGardenPlantsQuery,
  fetchGardensQuery,
  fetchJournalEntriesQuery,
  fetchRecentActivitiesQuery,
  fetchSeasonQuery,
  fetchUserRemindersQuery,
} from '@planted/contracts';
import { asGuest, refusalOf } from '@planted/service-kit/testing';
import { radishAt } from './testing/garden-story';
import { startTracking, type Tracking } from './testing/start-tracking';

describe('whose rows they are', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('shows each gardener their own and nothing of another', async () => {
    const [ada, bruno] = [tracking.newStory(), tracking.newStory()];
    await ada.saved({ name: 'Ada’s bed' });
    await ada.planted(radishAt(0, 0));
    await bruno.saved({ name: 'Bruno’s bed' });
    expect((await tracking.gardens(bruno.ownerId)).map(({ name }) => name)).toEqual(['Bruno’s bed']);
    expect(await tracking.plants(bruno.ownerId)).toEqual([]);
    expect((await tracking.activities(bruno.ownerId)).map((one) => one.garden_id)).toEqual([bruno.gardenId]);
    expect((await tracking.plants(ada.ownerId)).map((one) => one.garden_id)).toEqual([ada.gardenId]);
    expect(await tracking.season(bruno.ownerId)).toMatchObject({
      gardens: [{ id: bruno.gardenId }],
      plantings: [],
    });
    expect((await tracking.season(ada.ownerId)).plantings).toMatchObject([{ gardenId: ada.gardenId }]);
  });

  it('answers nothing to a guest', async () => {
    const queries = [
      fetchGardensQuery,
      fetchGardenPlantsQuery,
      fetchRecentActivitiesQuery,
      fetchSeasonQuery,
      fetchDashboardQuery,
      fetchUserRemindersQuery,
      fetchJournalEntriesQuery,
    ];
    const gardenId = randomUUID();
    const attempts = [
      ...queries.map((query) => () => tracking.messaging.send(query, {}, asGuest())),
      () => tracking.messaging.send(fetchGardenActivitiesQuery, { gardenId }, asGuest()),
      () => tracking.messaging.send(fetchGardenAnalyticsQuery, { gardenId }, asGuest()),
      () => tracking.remind(asGuest()),
      () => tracking.tick(asGuest(), randomUUID()),
      () => tracking.write(asGuest()),
    ];
    for (const attempt of attempts)
      expect(await refusalOf(attempt())).toMatchObject({ code: 'not-signed-in' });
  });

  it('answers an empty list to a gardener who has done nothing yet', async () => {
    const newcomer = randomUUID();
    expect([
      await tracking.gardens(newcomer),
      await tracking.plants(newcomer),
      await tracking.activities(newcomer),
    ]).toEqual([[], [], []]);
  });
});
