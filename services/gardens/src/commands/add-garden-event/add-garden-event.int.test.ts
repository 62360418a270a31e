import { randomUUID } from 'node:crypto';
import { rebuildProjection } from '@planted/event-sourcing';
import { asGardener, refusalOf } from '@planted/service-kit/testing';
import { cell, plantMapOf, radish } from '../../garden/garden.examples';
import { plantLocations } from '../../read-models/plant-locations/plant-locations.projection';
import { type Gardens, startGardens } from '../../testing/start-gardens';

describe('logging an event', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  const watered = { subject: 'garden', action: 'watered', notes: 'Event occurred on 2026-05-21' } as const;

  it('answers the id of one event, also when it is sent again', async () => {
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner);
    const context = asGardener(owner);
    const first = await gardens.log(context, { ...watered, subject_id: gardenId });
    expect(await gardens.log(context, { ...watered, subject_id: gardenId })).toEqual(first);
    expect(await gardens.eventsOf(gardenId)).toMatchObject([
      { type: 'GardenSaved' },
      { id: first.id, data: { subject: 'garden', action: 'watered', value: null, notes: watered.notes } },
    ]);
  });

  it('refuses another event under the same key, and stores nothing', async () => {
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner);
    const context = asGardener(owner);
    await gardens.log(context, { ...watered, subject_id: gardenId });
    const before = await gardens.eventCount();
    const other = gardens.log(context, { ...watered, subject_id: gardenId, action: 'weeded' });
    expect(await refusalOf(other)).toMatchObject({ code: 'conflict', field: 'Idempotency-Key' });
    expect(await gardens.eventCount()).toBe(before);
  });

  it('finds the garden of a plant that was planted a moment ago', async () => {
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner);
    const plantMap = plantMapOf(12, { 0: cell(radish) });
    await gardens.plant(asGardener(owner), { gardenId, gardenWidth: 4, plantMap });
    const plantId = (await gardens.layoutOf(gardenId))[0]?.id ?? '';
    await gardens.log(asGardener(owner), {
      subject: 'plant',
      subject_id: plantId,
      action: 'fertilized',
      value: 2,
    });
    expect((await gardens.eventsOf(gardenId)).at(-1)).toMatchObject({
      data: { gardenId, subject: 'plant', subjectId: plantId, action: 'fertilized', value: 2 },
    });
  });

  it('API-1 refuses what is not an event, names the field, and stores nothing', async () => {
    const owner = randomUUID();
    const details = { ...watered, subject_id: await gardens.savedGarden(owner) };
    const before = await gardens.eventCount();
    const wrong: [string, object][] = [
      ['eventDetails.action', { action: 'garden_saved' }],
      ['eventDetails.subject', { subject: 'bench' }],
      ['eventDetails.subject_id', { subject_id: 'x' }],
      ['eventDetails.actor', { actor: 'admin' }],
      ['eventDetails.notes', { notes: 'x'.repeat(2001) }],
      ['eventDetails.notes', { notes: '\ud800' }],
      ['eventDetails.created_at', { created_at: '2026-01-01' }],
    ];
    for (const [field, changes] of wrong) {
      const refusal = await refusalOf(gardens.log(asGardener(owner), { ...details, ...changes }));
      expect(refusal).toMatchObject({ code: 'invalid', field });
    }
    expect(await gardens.eventCount()).toBe(before);
  });

  it('ARCH-3 finds plants after a rebuild exactly as before it', async () => {
    const rows = async () =>
      (await gardens.pool.query('select * from gardens.plant_locations order by plant_id')).rows;
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner);
    await gardens.plant(asGardener(owner), {
      gardenId,
      gardenWidth: 4,
      plantMap: plantMapOf(12, { 0: cell(radish) }),
    });
    const plantId = (await gardens.layoutOf(gardenId))[0]?.id ?? '';
    await gardens.log(asGardener(owner), { subject: 'plant', subject_id: plantId, action: 'watered' });
    const live = await rows();
    await rebuildProjection({ store: gardens.store, projection: plantLocations });
    expect(await rows()).toEqual(live);
    expect(live.length).toBeGreaterThan(1);
  });
});
