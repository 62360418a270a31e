import { randomUUID } from 'node:crypto';
import { fetchGardenPlantsQuery, fetchGardensQuery, fetchRecentActivitiesQuery } from '@planted/contracts';
import { asGuest } from '@planted/service-kit/testing';
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
  });

  it('answers nothing to a guest', async () => {
    for (const query of [fetchGardensQuery, fetchGardenPlantsQuery, fetchRecentActivitiesQuery])
      await expect(tracking.messaging.send(query, {}, asGuest())).rejects.toMatchObject({
        code: 'not-signed-in',
      });
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
