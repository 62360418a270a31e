import { randomUUID } from 'node:crypto';
import {
  addGardenEventCommand,
  type GardenEvent,
  gardenStream,
  type InputOf,
  saveGardenCommand,
  savePlantsCommand,
} from '@planted/contracts';
import {
  createEventStore,
  type EventStore,
  rebuildProjection,
  type RecordedEvent,
} from '@planted/event-sourcing';
import { RefusalError } from '@planted/service-kit';
import {
  asGardener,
  asGuest,
  catalogueStandIn,
  examplePlant,
  startServices,
  type TestServices,
} from '@planted/service-kit/testing';
import pg from 'pg';
import * as example from './garden/garden.examples';
import { gardensService } from './gardens.service';
import { plantLocations } from './read-models/plant-locations/plant-locations.projection';

const { cell, plantMapOf, radish, square, tomato } = example;

describe('the gardens service', () => {
  let services: TestServices;
  let pool: pg.Pool;
  let store: EventStore;
  let time = Date.parse('2026-05-21T09:00:00.000Z');

  beforeAll(async () => {
    const catalogue = catalogueStandIn([radish, tomato].map((known) => examplePlant(known)));
    services = await startServices([gardensService, catalogue], { clock: () => new Date(time) });
    pool = new pg.Pool({ connectionString: services.databaseUrl });
    store = createEventStore(pool);
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await services.stop();
  });

  const settings = {
    name: 'Kitchen Bed',
    soil_type: 'Loamy',
    hardiness_zone: '5b',
    sunlight: 'Full Sun',
    maintenance: 'Low',
    matrix: '1,1,1,1\n1,1,1,1\n1,1,1,0',
  } as const;
  type SaveInput = InputOf<typeof saveGardenCommand>;
  type PlantsInput = InputOf<typeof savePlantsCommand>;
  type EventInput = InputOf<typeof addGardenEventCommand>;

  const save = (context: ReturnType<typeof asGardener>, input: Partial<SaveInput> & { gardenId: string }) =>
    services.messaging.send(saveGardenCommand, { ...settings, ...input }, context);
  const plant = (context: ReturnType<typeof asGardener>, input: PlantsInput) =>
    services.messaging.send(savePlantsCommand, input, context);
  const log = (context: ReturnType<typeof asGardener>, details: EventInput['eventDetails']) =>
    services.messaging.send(addGardenEventCommand, { eventDetails: details }, context);

  const eventsOf = async (gardenId: string) =>
    (await store.readStream(gardenStream(gardenId))) as unknown as RecordedEvent<GardenEvent>[];
  const layoutOf = async (gardenId: string) => {
    const last = (await eventsOf(gardenId)).findLast(({ type }) => type === 'LayoutSaved');
    return last?.type === 'LayoutSaved' ? last.data.plants : [];
  };
  const eventCount = async () =>
    Number((await pool.query('select count(*) from event_store.events')).rows[0].count);
  const refusalOf = async (answer: Promise<unknown>) => {
    const error: unknown = await answer.then(
      () => new Error('it was not refused'),
      (reason: unknown) => reason,
    );
    if (!(error instanceof RefusalError)) throw error;
    return error.refusal;
  };
  const savedGarden = async (owner: string, changes: Partial<SaveInput> = {}) => {
    const gardenId = randomUUID();
    await save(asGardener(owner), { gardenId, ...changes });
    return gardenId;
  };

  describe('saving a garden', () => {
    it('PLT-9 answers its row, whose owner is the actor', async () => {
      const [owner, gardenId] = [randomUUID(), randomUUID()];
      expect(await save(asGardener(owner), { gardenId })).toEqual({
        data: [
          {
            id: gardenId,
            ...settings,
            width: 4,
            height: 3,
            created_at: '2026-05-21T09:00:00.000Z',
            updated_at: '2026-05-21T09:00:00.000Z',
          },
        ],
      });
      expect(await eventsOf(gardenId)).toMatchObject([
        { type: 'GardenSaved', version: 1, data: { ownerId: owner }, metadata: { actor: owner } },
      ]);
    });

    it('answers the same row for the same content and appends nothing', async () => {
      const [owner, gardenId] = [randomUUID(), randomUUID()];
      const first = await save(asGardener(owner), { gardenId });
      time += 60_000;
      expect(await save(asGardener(owner), { gardenId })).toEqual(first);
      expect(await eventsOf(gardenId)).toHaveLength(1);
    });

    it('appends changed content, and keeps the time of its first save', async () => {
      const owner = randomUUID();
      const gardenId = await savedGarden(owner);
      const created = new Date(time).toISOString();
      time += 60_000;
      const { data } = await save(asGardener(owner), { gardenId, soil_type: 'Clay' });
      const updated = new Date(time).toISOString();
      expect(data[0]).toMatchObject({ soil_type: 'Clay', created_at: created, updated_at: updated });
      expect(await eventsOf(gardenId)).toHaveLength(2);
    });

    it('answers a late retry of an earlier save with what that save answered', async () => {
      const [owner, gardenId] = [randomUUID(), randomUUID()];
      const context = asGardener(owner);
      const first = await save(context, { gardenId });
      await save(asGardener(owner), { gardenId, name: 'Herb Bed' });
      expect(await save(context, { gardenId })).toEqual(first);
      expect(await eventsOf(gardenId)).toHaveLength(2);
    });

    it.each(['with one command id', 'with a command id each'])(
      '16 at once, %s, are one event',
      async (how) => {
        const [owner, gardenId] = [randomUUID(), randomUUID()];
        const one = asGardener(owner);
        const answers = await Promise.all(
          Array.from({ length: 16 }, () =>
            save(how === 'with one command id' ? one : asGardener(owner), { gardenId }),
          ),
        );
        expect(await eventsOf(gardenId)).toHaveLength(1);
        for (const answer of answers) expect(answer).toEqual(answers[0]);
      },
    );

    it('refuses a shape in which a standing plant would not fit, with no event', async () => {
      const owner = randomUUID();
      const gardenId = await savedGarden(owner);
      const plantMap = plantMapOf(12, { 3: cell(radish) });
      await plant(asGardener(owner), { gardenId, gardenWidth: 4, plantMap });
      const refusal = await refusalOf(save(asGardener(owner), { gardenId, matrix: '1,1\n1,1' }));
      expect(refusal).toMatchObject({ code: 'conflict', field: 'matrix' });
      expect(await eventsOf(gardenId)).toHaveLength(2);
    });

    it('API-1 refuses input that breaks a rule, names the field, and stores nothing', async () => {
      const context = asGardener(randomUUID());
      const before = await eventCount();
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
        const refusal = await refusalOf(save(context, { gardenId: randomUUID(), ...changes }));
        expect(refusal).toMatchObject({ code: 'invalid', field });
      }
      expect(await eventCount()).toBe(before);
    });
  });

  describe('saving plants', () => {
    it('PLT-9 answers how many stand there and stores each with corner, size, colour and kind', async () => {
      const owner = randomUUID();
      const gardenId = await savedGarden(owner);
      const filled = { 0: cell(radish, { color: '#aabbcc' }), ...square(tomato, 1, 4) };
      const answer = plant(asGardener(owner), { gardenId, gardenWidth: 4, plantMap: plantMapOf(12, filled) });
      expect(await answer).toEqual({ plantsCount: 2 });
      expect(await layoutOf(gardenId)).toMatchObject([
        { plantId: 'radish', x: 0, y: 0, width: 1, height: 1, color: '#aabbcc' },
        { plantId: 'tomato', x: 1, y: 0, width: 2, height: 2, color: '#d9432f' },
      ]);
    });

    it('is one event with the same plants when it is sent again', async () => {
      const owner = randomUUID();
      const gardenId = await savedGarden(owner);
      const context = asGardener(owner);
      const input = { gardenId, gardenWidth: 4, plantMap: plantMapOf(12, { 0: cell(radish) }) };
      const answers = await Promise.all(Array.from({ length: 16 }, () => plant(context, input)));
      expect(answers).toEqual(answers.map(() => ({ plantsCount: 1 })));
      expect(await plant(asGardener(owner), input)).toEqual({ plantsCount: 1 });
      expect(await eventsOf(gardenId)).toHaveLength(2);
    });

    it('takes a command id that a save used before for another command', async () => {
      const owner = randomUUID();
      const [gardenId, context] = [randomUUID(), asGardener(owner)];
      await save(context, { gardenId });
      const plantMap = plantMapOf(12, { 0: cell(radish) });
      expect(await plant(context, { gardenId, gardenWidth: 4, plantMap })).toEqual({ plantsCount: 1 });
      expect(await layoutOf(gardenId)).toHaveLength(1);
    });

    it('holds 2,500 plants', async () => {
      const owner = randomUUID();
      const row = Array.from({ length: 50 }, () => '1').join(',');
      const gardenId = await savedGarden(owner, { matrix: Array.from({ length: 50 }, () => row).join('\n') });
      const plantMap = Array.from({ length: 2500 }, () => cell(radish));
      const answer = plant(asGardener(owner), { gardenId, gardenWidth: 50, plantMap });
      expect(await answer).toEqual({ plantsCount: 2500 });
    });

    it('API-1 refuses a bad plant map, names the cell, and stores nothing', async () => {
      const owner = randomUUID();
      const gardenId = await savedGarden(owner);
      const { 1: _, ...hole } = square(tomato, 0, 4);
      const map = (filled: Record<number, unknown>) =>
        Array.from({ length: 12 }, (_cell, index) => filled[index] ?? null);
      const wrong: [string, Record<string, unknown>][] = [
        ['plantMap.3', { plantMap: map(square(tomato, 3, 4)) }],
        ['plantMap.5', { plantMap: map({ ...square(tomato, 0, 4), 5: cell(radish) }) }],
        ['plantMap.11', { plantMap: map({ 11: cell(radish) }) }],
        ['plantMap.2', { plantMap: map({ 2: cell({ ...radish, id: 'triffid' }) }) }],
        ['plantMap.1', { plantMap: map(hole) }],
        ['gardenWidth', { gardenWidth: 3 }],
        ['gardenWidth', { gardenWidth: Number.NaN }],
        ['gardenWidth', { gardenWidth: 1e9 }],
        ['plantMap', { plantMap: map({}).slice(1) }],
        ['plantMap', { plantMap: [] }],
        ['plantMap', { plantMap: Array.from({ length: 2501 }, () => null) }],
        [
          'plantMap.0.plantingWidth',
          { plantMap: map({ 0: { ...cell(radish), plantingWidth: Number.NaN } }) },
        ],
        ['plantMap.0.plantingHeight', { plantMap: map({ 0: { ...cell(radish), plantingHeight: 51 } }) }],
        ['plantMap.0.color', { plantMap: map({ 0: { ...cell(radish), color: 'red' } }) }],
        ['plantMap.0.owner_id', { plantMap: map({ 0: { ...cell(radish), owner_id: owner } }) }],
        ['plantMap.0', { plantMap: map({ 0: [cell(radish)] }) }],
        ['gardenId', { gardenId: undefined }],
        ['actor', { actor: owner }],
      ];
      const before = await eventCount();
      for (const [field, changes] of wrong) {
        const input = { gardenId, gardenWidth: 4, plantMap: map({ 0: cell(radish) }), ...changes };
        const refusal = await refusalOf(plant(asGardener(owner), input as PlantsInput));
        expect(refusal).toMatchObject({ code: 'invalid', field });
      }
      expect(await eventCount()).toBe(before);
    });
  });

  describe('logging an event', () => {
    const watered = { subject: 'garden', action: 'watered', notes: 'Event occurred on 2026-05-21' } as const;

    it('answers the id of one event, also when it is sent again', async () => {
      const owner = randomUUID();
      const gardenId = await savedGarden(owner);
      const context = asGardener(owner);
      const first = await log(context, { ...watered, subject_id: gardenId });
      expect(await log(context, { ...watered, subject_id: gardenId })).toEqual(first);
      expect(await eventsOf(gardenId)).toMatchObject([
        { type: 'GardenSaved' },
        { id: first.id, data: { subject: 'garden', action: 'watered', value: null, notes: watered.notes } },
      ]);
    });

    it('finds the garden of a plant that was planted a moment ago', async () => {
      const owner = randomUUID();
      const gardenId = await savedGarden(owner);
      const plantMap = plantMapOf(12, { 0: cell(radish) });
      await plant(asGardener(owner), { gardenId, gardenWidth: 4, plantMap });
      const plantId = (await layoutOf(gardenId))[0]?.id ?? '';
      await log(asGardener(owner), { subject: 'plant', subject_id: plantId, action: 'fertilized', value: 2 });
      expect((await eventsOf(gardenId)).at(-1)).toMatchObject({
        data: { gardenId, subject: 'plant', subjectId: plantId, action: 'fertilized', value: 2 },
      });
    });

    it('API-1 refuses what is not an event, names the field, and stores nothing', async () => {
      const owner = randomUUID();
      const details = { ...watered, subject_id: await savedGarden(owner) };
      const before = await eventCount();
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
        const refusal = await refusalOf(log(asGardener(owner), { ...details, ...changes }));
        expect(refusal).toMatchObject({ code: 'invalid', field });
      }
      expect(await eventCount()).toBe(before);
    });
  });

  it('refuses whatever a second gardener does to the first one’s garden as not found, with no event', async () => {
    const [ada, bruno] = [randomUUID(), randomUUID()];
    const gardenId = await savedGarden(ada);
    const plantMap = plantMapOf(12, { 0: cell(radish) });
    await plant(asGardener(ada), { gardenId, gardenWidth: 4, plantMap });
    const plantId = (await layoutOf(gardenId))[0]?.id ?? '';
    const before = await eventCount();
    const attempts = [
      save(asGardener(bruno), { gardenId, name: 'Mine now' }),
      plant(asGardener(bruno), { gardenId, gardenWidth: 4, plantMap: plantMapOf(12, {}) }),
      log(asGardener(bruno), { subject: 'garden', subject_id: gardenId, action: 'weeded' }),
      log(asGardener(bruno), { subject: 'plant', subject_id: plantId, action: 'harvested' }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt)).toMatchObject({ code: 'not-found' });
    expect(await eventCount()).toBe(before);
  });

  it('answers for a garden that nobody has as for somebody else’s', async () => {
    const stranger = asGardener(randomUUID());
    const nobodys = { gardenId: randomUUID(), gardenWidth: 4, plantMap: plantMapOf(12, {}) };
    const adas = { ...nobodys, gardenId: await savedGarden(randomUUID()) };
    expect(await refusalOf(plant(stranger, nobodys))).toEqual(await refusalOf(plant(stranger, adas)));
  });

  it('lets no guest save', async () => {
    const gardenId = randomUUID();
    const before = await eventCount();
    const attempts = [
      save(asGuest(), { gardenId }),
      plant(asGuest(), { gardenId, gardenWidth: 4, plantMap: plantMapOf(12, {}) }),
      log(asGuest(), { subject: 'garden', subject_id: gardenId, action: 'weeded' }),
    ];
    for (const attempt of attempts)
      expect(await refusalOf(attempt)).toEqual({ code: 'not-signed-in', message: 'Not logged in' });
    expect(await eventCount()).toBe(before);
  });

  it('ARCH-3 finds plants after a rebuild exactly as before it', async () => {
    const rows = async () =>
      (await pool.query('select * from gardens.plant_locations order by plant_id')).rows;
    const owner = randomUUID();
    const gardenId = await savedGarden(owner);
    await plant(asGardener(owner), {
      gardenId,
      gardenWidth: 4,
      plantMap: plantMapOf(12, { 0: cell(radish) }),
    });
    const plantId = (await layoutOf(gardenId))[0]?.id ?? '';
    await log(asGardener(owner), { subject: 'plant', subject_id: plantId, action: 'watered' });
    const live = await rows();
    await rebuildProjection({ store, projection: plantLocations });
    expect(await rows()).toEqual(live);
    expect(live.length).toBeGreaterThan(2500);
  });
});

describe('the gardens service without a catalogue', () => {
  it('says that plants cannot be saved at the moment, and stores nothing', async () => {
    const services = await startServices([gardensService]);
    try {
      const input = { gardenId: randomUUID(), gardenWidth: 4, plantMap: plantMapOf(12, {}) };
      const answer = services.messaging.send(savePlantsCommand, input, asGardener(randomUUID()));
      await expect(answer).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      await services.stop();
    }
  });
});
