import { randomUUID } from 'node:crypto';
import { fetchLayoutQuery } from '@planted/contracts';
import { asGardener, asGuest, refusalOf } from '@planted/service-kit/testing';
import { plantedOnMay21, radishAt } from '../../testing/garden-story';
import { startTracking, type Tracking } from '../../testing/start-tracking';

describe('the layout of a garden', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  const spotOf = (plant: ReturnType<typeof radishAt>) => {
    const { plantId: _, plantName: __, ...spot } = plant;
    return spot;
  };

  it('EDT-1 is told with its plantings and the version that a change must name', async () => {
    const story = tracking.newStory();
    const [low, high] = [radishAt(0, 1, { plantsPerSquare: 9 }), radishAt(1, 0, { width: 2 })];
    await story.saved();
    expect(await tracking.layout(story.ownerId, story.gardenId)).toMatchObject({
      garden: { id: story.gardenId, name: 'Kitchen Bed', matrix: '1,1,1\n1,1,0', width: 3, height: 2 },
      version: 1,
      plants: [],
    });
    await story.planted(low, high);
    await story.dated(plantedOnMay21(low.id));
    const { version, plants } = await tracking.layout(story.ownerId, story.gardenId);
    expect(version).toBe(2);
    expect(plants).toMatchObject([
      { id: high.id, grid_x: 1, grid_y: 0, custom_planting_width: 2, planted_date: null },
      { id: low.id, custom_plants_per_square: 9, planted_date: '2026-05-21', health_rating: 8 },
    ]);
  });

  it('EDT-3 keeps dates, health and waterings through a move, an end that is taken back and a turn of the bed', async () => {
    const story = tracking.newStory();
    const [stays, goes] = [radishAt(0, 0), radishAt(1, 0)];
    await story.saved();
    await story.planted(stays, goes);
    await story.dated(plantedOnMay21(stays.id), plantedOnMay21(goes.id));
    await story.watered('2026-05-24', stays.id, goes.id);
    await story.changed(3, {
      changed: [{ ...spotOf(stays), x: 0, y: 1 }],
      ended: [{ id: goes.id, how: 'failed', day: '2026-05-25' }],
    });
    const ended = await tracking.layout(story.ownerId, story.gardenId);
    expect(ended).toMatchObject({
      version: 3,
      plants: [{ id: stays.id, grid_y: 1, planted_date: '2026-05-21', last_watered: '2026-05-24' }],
    });
    await story.watered('2026-05-26', stays.id);
    await story.changed(4, {
      restored: [
        {
          ...goes,
          plantedDate: '2026-05-21',
          expectedHarvestDate: '2026-06-18',
          healthRating: 8,
          lastWatered: '2026-05-24',
        },
      ],
    });
    await story.changed(5, {
      bed: { matrix: '1,1\n1,1\n0,1', turns: 1, shiftX: 0, shiftY: 0 },
      changed: [
        { ...spotOf(stays), x: 0, y: 0 },
        { ...spotOf(goes), x: 1, y: 1 },
      ],
    });
    expect(await tracking.layout(story.ownerId, story.gardenId)).toMatchObject({
      garden: { matrix: '1,1\n1,1\n0,1', width: 2, height: 3 },
      version: 5,
      plants: [
        { id: stays.id, grid_x: 0, grid_y: 0, planted_date: '2026-05-21', last_watered: '2026-05-26' },
        {
          id: goes.id,
          grid_x: 1,
          grid_y: 1,
          planted_date: '2026-05-21',
          health_rating: 8,
          last_watered: '2026-05-24',
        },
      ],
    });
    const told = (await tracking.activities(story.ownerId)).map(({ event_details }) => event_details.notes);
    expect(told).toEqual(
      expect.arrayContaining([
        'Kitchen Bed: changed 1 plant, took out 1 plant that failed',
        'Kitchen Bed: brought back 1 plant',
        'Kitchen Bed: new shape, 2 × 3 ft',
      ]),
    );
  });

  it('EDT-2 leaves a plant of another garden alone, whoever claims its id', async () => {
    const [story, thief] = [tracking.newStory(), tracking.newStory()];
    const plant = radishAt(0, 0);
    await story.saved();
    await thief.saved();
    await story.planted(plant);
    await thief.changed(2, { added: [{ ...plant, x: 1 }] });
    await thief.changed(3, { changed: [{ ...spotOf(plant), x: 2 }] });
    await thief.changed(4, { ended: [{ id: plant.id, how: 'mistake', day: '2026-05-21' }] });
    expect((await tracking.layout(thief.ownerId, thief.gardenId)).plants).toEqual([]);
    expect((await tracking.layout(story.ownerId, story.gardenId)).plants).toMatchObject([
      { id: plant.id, grid_x: 0 },
    ]);
  });

  it('refuses gardens of others and of nobody, and guests', async () => {
    const story = tracking.newStory();
    await story.saved();
    for (const [owner, gardenId] of [
      [randomUUID(), story.gardenId],
      [story.ownerId, randomUUID()],
    ] as const)
      expect(await refusalOf(tracking.layout(owner, gardenId))).toMatchObject({
        code: 'not-found',
        field: 'gardenId',
      });
    const asked = tracking.messaging.send(fetchLayoutQuery, { gardenId: story.gardenId }, asGuest());
    expect(await refusalOf(asked)).toMatchObject({ code: 'not-signed-in' });
    const wrong = tracking.messaging.send(fetchLayoutQuery, { gardenId: 'x' }, asGardener(story.ownerId));
    expect(await refusalOf(wrong)).toMatchObject({ code: 'invalid', field: 'gardenId' });
  });
});
