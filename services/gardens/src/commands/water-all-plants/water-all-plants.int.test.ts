import { randomUUID } from 'node:crypto';
import { asGardener, asGuest, refusalOf } from '@planted/service-kit/testing';
import { type Gardens, startGardens } from '../../testing/start-gardens';

const today = '2026-05-21';

describe('watering a garden', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  it('MAN-3 answers how many plants were not planned, and waters them once a day', async () => {
    const owner = randomUUID();
    const { gardenId, plantIds } = await gardens.radishBed(owner, 3);
    const [first = '', second = ''] = plantIds;
    await gardens.setDates(asGardener(owner), [
      [first, '2026-05-01'],
      [second, today],
    ]);
    const attempts = [1, 2].map(() => gardens.water(asGardener(owner), gardenId, today));
    const answers = await Promise.all(attempts);
    expect(answers.map(({ data }) => data.plantsUpdated)).toEqual([2, 2]);
    // One of the two has logged a watering, which can be taken back.
    expect(answers.flatMap(({ data }) => data.entries)).toHaveLength(1);
    const waterings = (await gardens.eventsOf(gardenId)).filter(({ type }) => type === 'GardenWatered');
    expect(waterings).toMatchObject([{ data: { gardenId, wateredDate: today, plantIds: [first, second] } }]);
  });

  it('AUTH-7 refuses another’s garden, a guest, and days that cannot be, and stores nothing', async () => {
    const owner = randomUUID();
    const { gardenId, plantIds } = await gardens.radishBed(owner, 1);
    await gardens.setDates(asGardener(owner), [[plantIds[0] ?? '', today]]);
    const before = await gardens.eventCount();
    const byBruno = gardens.water(asGardener(randomUUID()), gardenId, today);
    expect(await refusalOf(byBruno)).toMatchObject({ code: 'not-found', field: 'gardenId' });
    expect(await refusalOf(gardens.water(asGuest(), gardenId, today))).toMatchObject({
      code: 'not-signed-in',
    });
    for (const day of ['2026-02-30', 'today', '2026-05-23', '2020-05-21'])
      expect(await refusalOf(gardens.water(asGardener(owner), gardenId, day))).toMatchObject({
        code: 'invalid',
        field: 'wateringDate',
      });
    expect(await gardens.eventCount()).toBe(before);
  });
});
