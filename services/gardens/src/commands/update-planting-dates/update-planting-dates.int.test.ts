import { randomUUID } from 'node:crypto';
import { asGardener, asGuest, refusalOf } from '@planted/service-kit/testing';
import { type Gardens, startGardens } from '../../testing/start-gardens';

const day = '2026-05-21';

describe('setting planting dates', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  const lastTypes = async (gardenId: string) =>
    (await gardens.eventsOf(gardenId)).slice(2).map(({ type }) => type);

  it('MAN-2 answers how many, and which gardens are fully planted now', async () => {
    const owner = randomUUID();
    const { gardenId, plantIds } = await gardens.radishBed(owner, 2);
    const [first = '', second = ''] = plantIds;
    expect(await gardens.setDates(asGardener(owner), [[first, day]])).toEqual({
      data: { plantsUpdated: 1, completedGardens: [] },
    });
    expect(await gardens.setDates(asGardener(owner), [[second, day]])).toEqual({
      data: { plantsUpdated: 1, completedGardens: [gardenId] },
    });
    expect(await gardens.eventsOf(gardenId)).toMatchObject([
      { type: 'GardenSaved' },
      { type: 'LayoutSaved' },
      {
        type: 'PlantingDatesSet',
        data: {
          plantings: [
            {
              id: first,
              oldStatus: 'planned',
              plantedDate: day,
              expectedHarvestDate: '2026-06-18',
              healthRating: 8,
            },
          ],
        },
      },
      { type: 'PlantingDatesSet' },
      { type: 'GardenPlantingCompleted', data: { gardenId, plantCount: 2 } },
    ]);
  });

  it('reaches plants of several gardens at once', async () => {
    const owner = randomUUID();
    const [one, other] = [await gardens.radishBed(owner, 1), await gardens.radishBed(owner, 2)];
    const dates = [...other.plantIds, ...one.plantIds].map((id) => [id, day] as const);
    const { data } = await gardens.setDates(asGardener(owner), dates);
    expect(data.plantsUpdated).toBe(3);
    expect(data.completedGardens.toSorted()).toEqual([one.gardenId, other.gardenId].toSorted());
  });

  it('is done once, and answers the same, when it is sent again', async () => {
    const owner = randomUUID();
    const { gardenId, plantIds } = await gardens.radishBed(owner, 1);
    const context = asGardener(owner);
    const dates = plantIds.map((id) => [id, day] as const);
    const first = await gardens.setDates(context, dates);
    expect(await gardens.setDates(context, dates)).toEqual(first);
    expect(await lastTypes(gardenId)).toEqual(['PlantingDatesSet', 'GardenPlantingCompleted']);
  });

  it('AUTH-7 refuses the whole list for one plant of another gardener, as for one that no one has', async () => {
    const owner = randomUUID();
    const own = await gardens.radishBed(owner, 2);
    const foreign = (await gardens.radishBed(randomUUID(), 1)).plantIds[0] ?? '';
    const before = await gardens.eventCount();
    for (const id of [foreign, randomUUID()]) {
      const dates = [...own.plantIds, id].map((each) => [each, day] as const);
      expect(await refusalOf(gardens.setDates(asGardener(owner), dates))).toEqual({
        code: 'not-found',
        field: 'plantingDates.2.plant_id',
        message: 'Plant not found',
      });
      const ratings = [...own.plantIds, id].map((each) => [each, 5] as const);
      expect(await refusalOf(gardens.rate(asGardener(owner), ratings))).toMatchObject({
        code: 'not-found',
      });
    }
    expect(await gardens.eventCount()).toBe(before);
  });

  it('changes no garden when another one of the list refuses', async () => {
    const owner = randomUUID();
    const [sound, emptied] = [await gardens.radishBed(owner, 1), await gardens.radishBed(owner, 1)];
    await gardens.plant(asGardener(owner), {
      gardenId: emptied.gardenId,
      gardenWidth: 4,
      plantMap: Array.from({ length: 12 }, () => null),
    });
    const before = await gardens.eventCount();
    const dates = [...sound.plantIds, ...emptied.plantIds].map((id) => [id, day] as const);
    expect(await refusalOf(gardens.setDates(asGardener(owner), dates))).toMatchObject({
      code: 'not-found',
      field: 'plantingDates.1.plant_id',
    });
    expect(await gardens.eventCount()).toBe(before);
  });

  it('API-1 refuses dates that are none, a plant named twice, an empty list and a guest, and stores nothing', async () => {
    const owner = randomUUID();
    const [id = ''] = (await gardens.radishBed(owner, 1)).plantIds;
    const before = await gardens.eventCount();
    const wrong: [string, (readonly [string, string])[]][] = [
      ['plantingDates.0.planted_date', [[id, '2026-02-30']]],
      ['plantingDates.0.planted_date', [[id, '1066-10-14']]],
      ['plantingDates.0.planted_date', [[id, '2126-05-21']]],
      ['plantingDates.0.planted_date', [[id, '2026-05-21T10:00:00Z']]],
      ['plantingDates.0.plant_id', [['radish', day]]],
      [
        'plantingDates.1.plant_id',
        [
          [id, day],
          [id, day],
        ],
      ],
      ['plantingDates', []],
    ];
    for (const [field, dates] of wrong)
      expect(await refusalOf(gardens.setDates(asGardener(owner), dates))).toMatchObject({
        code: 'invalid',
        field,
      });
    expect(await refusalOf(gardens.setDates(asGuest(), [[id, day]]))).toMatchObject({
      code: 'not-signed-in',
    });
    expect(await gardens.eventCount()).toBe(before);
  });
});

describe('rating the health of plants', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  it('records a rating of 0 to 10 for what is planted', async () => {
    const owner = randomUUID();
    const { gardenId, plantIds } = await gardens.radishBed(owner, 1);
    const [id = ''] = plantIds;
    await gardens.setDates(asGardener(owner), [[id, day]]);
    expect(await gardens.rate(asGardener(owner), [[id, 10]])).toMatchObject({
      data: { plantsUpdated: 1, entries: [{ garden_id: gardenId }] },
    });
    expect((await gardens.eventsOf(gardenId)).at(-1)).toMatchObject({
      type: 'PlantHealthRated',
      data: { gardenId, ratings: [{ id, healthRating: 10 }] },
    });
    for (const rating of [11, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(await refusalOf(gardens.rate(asGardener(owner), [[id, rating]]))).toMatchObject({
        code: 'invalid',
        field: 'plantHealthUpdates.0.health_rating',
      });
  });
});
