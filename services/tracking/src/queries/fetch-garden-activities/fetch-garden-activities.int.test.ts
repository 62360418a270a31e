import { radishAt } from '../../testing/garden-story';
import { fetchGardenActivitiesQuery } from '@planted/contracts';
import { asGardener, refusalOf } from '@planted/service-kit/testing';
import { startTracking, type Tracking } from '../../testing/start-tracking';

describe('past events of a garden', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('MAN-8 are those about the garden and about its plants, and of no other garden', async () => {
    const story = tracking.newStory();
    const other = tracking.newStory(story.ownerId);
    const plant = radishAt(0, 0);
    await story.saved();
    await other.saved();
    await story.planted(plant);
    await other.happened({ action: 'weeded' });
    await story.happened({ action: 'pruned', subject: 'plant', subjectId: plant.id });
    await story.removed(plant.id);
    const { data, next } = await tracking.ofGarden(story.ownerId, story.gardenId);
    expect(data.map((one) => one.event_type)).toEqual([
      'plants_removed',
      'pruned',
      'layout_saved',
      'garden_saved',
    ]);
    expect(data[0]?.event_details.notes).toBe('Removed 1 plant from Kitchen Bed');
    expect(next).toBeNull();
  });

  it('MAN-8 reach back further than recent activity, page by page', async () => {
    const story = tracking.newStory();
    const told = [await story.saved()];
    for (let n = 0; n < 104; n += 1) told.unshift(await story.happened({ action: 'weeded' }));
    const first = await tracking.ofGarden(story.ownerId, story.gardenId);
    const second = await tracking.ofGarden(story.ownerId, story.gardenId, first.next ?? '');
    expect([first.data.length, second.data.length, second.next]).toEqual([100, 5, null]);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(told);
  });

  it('EDT-7 are without what was taken back, which can be asked for instead', async () => {
    const story = tracking.newStory();
    const saved = await story.saved();
    const mulched = await story.happened({ action: 'mulched' });
    const weeded = await story.happened({ action: 'weeded' });
    await story.withdrawn(mulched, 'mulched', '2026-05-21');
    const { data } = await tracking.ofGarden(story.ownerId, story.gardenId);
    expect(data.map(({ id }) => id)).toEqual([weeded, saved]);
    const asked = { gardenId: story.gardenId, takenBack: 'true' } as const;
    const takenBack = (owner: string) =>
      tracking.messaging.send(fetchGardenActivitiesQuery, asked, asGardener(owner));
    expect(await takenBack(story.ownerId)).toMatchObject({
      data: [{ id: mulched, event_type: 'mulched', revision: 1 }],
      next: null,
    });
    const stranger = tracking.newStory();
    await stranger.saved();
    expect(await refusalOf(takenBack(stranger.ownerId))).toMatchObject({ code: 'not-found' });
  });

  it('answers another’s garden as one that no one has', async () => {
    const [ada, bruno] = [tracking.newStory(), tracking.newStory()];
    await ada.saved();
    await bruno.saved();
    const attempts = [
      () => tracking.ofGarden(bruno.ownerId, ada.gardenId),
      () => tracking.analytics(bruno.ownerId, ada.gardenId, 7),
    ];
    for (const attempt of attempts)
      expect(await refusalOf(attempt())).toMatchObject({ code: 'not-found', field: 'gardenId' });
  });
});

describe('the analytics of a garden', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('report what was planted, watered and harvested, and how healthy it was', async () => {
    const story = tracking.newStory();
    const [one, other] = [radishAt(0, 0), radishAt(1, 0)];
    await story.saved();
    await story.planted(one, other);
    const planting = { oldStatus: 'planned', expectedHarvestDate: '2026-06-18', healthRating: 8 } as const;
    await story.dated({ id: one.id, plantedDate: '2026-05-20', ...planting });
    await story.dated({ id: other.id, plantedDate: '2026-05-22', ...planting });
    await story.rated({ id: one.id, healthRating: 6 });
    story.recordedOn('2026-05-23');
    await story.watered('2026-05-21', one.id);
    await story.happened({ action: 'watered', notes: 'Event occurred on 2026-05-22 at 09:00' });
    await story.happened({ action: 'harvested', notes: 'Event occurred on 2026-05-23 at 09:00. Crisp!' });
    await story.happened({ action: 'harvested' });
    await story.removed(one.id);
    tracking.itIs('2026-05-23T23:00:00.000Z');
    const { days } = await tracking.analytics(story.ownerId, story.gardenId, 5);
    expect(days).toEqual([
      { day: '2026-05-19', planted: 0, watered: 0, harvested: 0, growing: 0, health: null },
      { day: '2026-05-20', planted: 1, watered: 0, harvested: 0, growing: 1, health: null },
      { day: '2026-05-21', planted: 0, watered: 1, harvested: 0, growing: 1, health: 7 },
      { day: '2026-05-22', planted: 1, watered: 1, harvested: 0, growing: 2, health: 7 },
      { day: '2026-05-23', planted: 0, watered: 0, harvested: 2, growing: 1, health: 8 },
    ]);
    expect((await tracking.analytics(story.ownerId, story.gardenId, 400)).days).toHaveLength(400);
    const on = async (day: string) =>
      (await tracking.analytics(story.ownerId, story.gardenId, 2, day)).days.at(-1);
    expect(await on('2026-05-24')).toMatchObject({ day: '2026-05-24', harvested: 0, growing: 1 });
    expect(await on('2026-05-22')).toMatchObject({ day: '2026-05-22', watered: 1, harvested: 2, growing: 1 });
    expect(await on('2026-05-25')).toMatchObject({ day: '2026-05-23' });
  });
});
