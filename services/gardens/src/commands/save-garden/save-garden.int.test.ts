import { randomUUID } from 'node:crypto';
import { asGardener, refusalOf } from '@planted/service-kit/testing';
import { cell, plantMapOf, radish } from '../../garden/garden.examples';
import { type Gardens, settings, startGardens } from '../../testing/start-gardens';

describe('saving a garden', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  it('PLT-9 answers its row, whose owner is the actor', async () => {
    const [owner, gardenId] = [randomUUID(), randomUUID()];
    expect(await gardens.save(asGardener(owner), { gardenId })).toEqual({
      data: [
        {
          id: gardenId,
          ...settings,
          style: null,
          width: 4,
          height: 3,
          created_at: '2026-05-21T09:00:00.000Z',
          updated_at: '2026-05-21T09:00:00.000Z',
        },
      ],
    });
    expect(await gardens.eventsOf(gardenId)).toMatchObject([
      { type: 'GardenSaved', version: 1, data: { ownerId: owner }, metadata: { actor: owner } },
    ]);
  });

  it('answers the same row for the same content and appends nothing', async () => {
    const [owner, gardenId] = [randomUUID(), randomUUID()];
    const first = await gardens.save(asGardener(owner), { gardenId });
    gardens.aMinutePasses();
    expect(await gardens.save(asGardener(owner), { gardenId })).toEqual(first);
    expect(await gardens.eventsOf(gardenId)).toHaveLength(1);
  });

  it('appends changed content, and keeps the time of its first save', async () => {
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner);
    const created = gardens.now();
    gardens.aMinutePasses();
    const { data } = await gardens.save(asGardener(owner), { gardenId, soil_type: 'Clay' });
    const updated = gardens.now();
    expect(data[0]).toMatchObject({ soil_type: 'Clay', created_at: created, updated_at: updated });
    expect(await gardens.eventsOf(gardenId)).toHaveLength(2);
  });

  it('answers a late retry of an earlier save with what that save answered', async () => {
    const [owner, gardenId] = [randomUUID(), randomUUID()];
    const context = asGardener(owner);
    const first = await gardens.save(context, { gardenId });
    await gardens.save(asGardener(owner), { gardenId, name: 'Herb Bed' });
    expect(await gardens.save(context, { gardenId })).toEqual(first);
    expect(await gardens.eventsOf(gardenId)).toHaveLength(2);
  });

  it.each(['with one command id', 'with a command id each'])('16 at once, %s, are one event', async (how) => {
    const [owner, gardenId] = [randomUUID(), randomUUID()];
    const one = asGardener(owner);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        gardens.save(how === 'with one command id' ? one : asGardener(owner), { gardenId }),
      ),
    );
    expect(await gardens.eventsOf(gardenId)).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('refuses a shape in which a standing plant would not fit, with no event', async () => {
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner);
    const plantMap = plantMapOf(12, { 3: cell(radish) });
    await gardens.plant(asGardener(owner), { gardenId, gardenWidth: 4, plantMap });
    const refusal = await refusalOf(gardens.save(asGardener(owner), { gardenId, matrix: '1,1\n1,1' }));
    expect(refusal).toMatchObject({ code: 'conflict', field: 'matrix' });
    expect(await gardens.eventsOf(gardenId)).toHaveLength(2);
  });

  it('API-1 refuses input that breaks a rule, names the field, and stores nothing', async () => {
    const context = asGardener(randomUUID());
    const before = await gardens.eventCount();
    const wrong: [string, object][] = [
      ['name', { name: '' }],
      ['name', { name: 'con' }],
      ['soil_type', { soil_type: 'Mud' }],
      ['hardiness_zone', { hardiness_zone: '14a' }],
      ['matrix', { matrix: '0,0\n0,0' }],
      ['matrix', { matrix: '1,1\n1' }],
      ['matrix', { matrix: 'NaN' }],
      ['matrix', { matrix: Array.from({ length: 51 }, () => '1').join('\n') }],
      ['owner_id', { owner_id: randomUUID() }],
      ['gardenId', { gardenId: 'mine' }],
    ];
    for (const [field, changes] of wrong) {
      const refusal = await refusalOf(gardens.save(context, { gardenId: randomUUID(), ...changes }));
      expect(refusal).toMatchObject({ code: 'invalid', field });
    }
    expect(await gardens.eventCount()).toBe(before);
  });
});
