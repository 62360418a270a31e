import { randomUUID } from 'node:crypto';
import {
  addGardenEventCommand,
  addReminderCommand,
  correctGardenEventCommand,
  eventTypes,
  fetchGardenActivitiesQuery,
  fetchGardenAnalyticsQuery,
  fetchGardenPlantsQuery,
  fetchUserRemindersQuery,
  restoreGardenEventCommand,
  saveGardenCommand,
  savePlantsCommand,
  updatePlantHealthRatingCommand,
  updatePlantingDatesCommand,
  waterAllPlantsCommand,
  withdrawGardenEventCommand,
} from '@planted/contracts';
import { createUpcaster, rebuildProjection } from '@planted/event-sourcing';
import { gardensService } from '@planted/gardens';
import {
  createEventEncryption,
  createPersonalData,
  readMasterKey,
  upcastersFrom,
} from '@planted/service-kit';
import {
  asGardener,
  catalogueStandIn,
  examplePlant,
  refusalOf,
  startWithEvents,
} from '@planted/service-kit/testing';
import { trackingService } from '@planted/tracking';
import fc from 'fast-check';
import { correctionOracle, type Kind } from './testing/correction-oracle';

const TODAY = '2026-05-27';
const radish = examplePlant();

type Step =
  | {
      readonly type: 'log';
      readonly kind: Exclude<Kind, 'rated'>;
      readonly day: string;
      readonly plant: number | null;
    }
  | { readonly type: 'rate'; readonly plant: number; readonly rating: number }
  | { readonly type: 'water'; readonly day: string }
  | {
      readonly type: 'correct';
      readonly at: number;
      readonly day: string;
      readonly plant: number | null;
      readonly rating: number;
      readonly words: string;
    }
  | { readonly type: 'withdraw' | 'restore' | 'stale'; readonly at: number };

const day = fc.integer({ min: 10, max: 27 }).map((of) => `2026-05-${of}`);
const plant = fc.constantFrom(null, 0, 1);
const at = fc.nat(30);
const rating = fc.integer({ min: 0, max: 10 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constant('log' as const),
    kind: fc.constantFrom('watered', 'harvested', 'weeded'),
    day,
    plant,
  }),
  fc.record({ type: fc.constant('rate' as const), plant: fc.constantFrom(0, 1), rating }),
  fc.record({ type: fc.constant('water' as const), day }),
  fc.record({
    type: fc.constant('correct' as const),
    at,
    day,
    plant,
    rating,
    words: fc.constantFrom('Slowly', 'In the rain', ''),
  }),
  fc.record({ type: fc.constantFrom('withdraw' as const, 'restore' as const, 'stale' as const), at }),
);

describe('correcting and taking back what a gardener logged', () => {
  let product: Awaited<ReturnType<typeof startWithEvents>>;
  beforeAll(async () => {
    product = await startWithEvents([gardensService, trackingService, catalogueStandIn([radish])], {
      clock: () => new Date(`${TODAY}T12:00:00.000Z`),
    });
  });
  afterAll(() => product.stop());

  async function plantedGarden(owner: string) {
    const { messaging } = product;
    const gardenId = randomUUID();
    const bed = { name: 'Bed', soil_type: 'Loamy', hardiness_zone: '5b', sunlight: 'Full Sun' } as const;
    const saved = { ...bed, maintenance: 'Low', matrix: '1,1', gardenId } as const;
    await messaging.send(saveGardenCommand, saved, asGardener(owner));
    const cell = { name: radish.plant_name, plantId: radish.id, image: null, veggieImage: null, color: null };
    const root = { ...cell, plantingWidth: 1, plantingHeight: 1, rootCell: true };
    const layout = { gardenId, gardenWidth: 2, plantMap: [root, root] };
    await messaging.send(savePlantsCommand, layout, asGardener(owner));
    const plants = (await messaging.send(fetchGardenPlantsQuery, { gardenId }, asGardener(owner))).data;
    const ids = plants.toSorted((a, b) => a.grid_x - b.grid_x).map(({ id }) => id);
    const plantingDates = ids.map((plant_id) => ({ plant_id, planted_date: '2026-05-01' }));
    await messaging.send(updatePlantingDatesCommand, { plantingDates }, asGardener(owner));
    const reminder = { title: 'Water', garden_id: gardenId, recurrence_type: { type: 'daily' } } as const;
    const due = { ...reminder, reminder_datetime: '2026-05-20T18:00:00Z' };
    await messaging.send(addReminderCommand, due, asGardener(owner));
    return { gardenId, ids };
  }

  async function play(steps: readonly Step[]) {
    const { messaging } = product;
    const owner = randomUUID();
    const as = () => asGardener(owner);
    const { gardenId: garden_id, ids } = await plantedGarden(owner);
    const oracle = correctionOracle(ids);
    const subjectOf = (of: number | null) => (of === null ? garden_id : (ids[of] ?? garden_id));
    for (const one of steps) {
      if (one.type === 'log') {
        const notes = `Event occurred on ${one.day} at 09:00`;
        const subject = one.plant === null ? ('garden' as const) : ('plant' as const);
        const eventDetails = { subject, subject_id: subjectOf(one.plant), action: one.kind, notes };
        const { id } = await messaging.send(addGardenEventCommand, { eventDetails }, as());
        const plants = one.plant === null ? null : [subjectOf(one.plant)];
        oracle.log({ id, kind: one.kind, day: one.day, plants, notes });
      } else if (one.type === 'rate') {
        const plant_id = subjectOf(one.plant);
        const plantHealthUpdates = [{ plant_id, health_rating: one.rating }];
        const { data } = await messaging.send(updatePlantHealthRatingCommand, { plantHealthUpdates }, as());
        for (const { id } of data.entries ?? [])
          oracle.log({ id, kind: 'rated', day: TODAY, plants: [plant_id], rating: one.rating });
      } else if (one.type === 'water') {
        const plants = oracle.notWateredBy(one.day);
        const { data } = await messaging.send(
          waterAllPlantsCommand,
          { gardenId: garden_id, wateringDate: one.day },
          as(),
        );
        expect(data.entries).toHaveLength(plants.length === 0 ? 0 : 1);
        for (const { id } of data.entries ?? []) oracle.log({ id, kind: 'watered', day: one.day, plants });
      } else {
        const entry = oracle.entries[one.at % oracle.entries.length];
        if (!entry) continue;
        const { id, revision } = entry;
        if (one.type === 'stale') {
          const asked = { id, garden_id, revision: revision + 1 };
          const refusal = await refusalOf(messaging.send(withdrawGardenEventCommand, asked, as()));
          expect(refusal).toMatchObject({ code: 'conflict', current: { revision } });
        } else if (one.type === 'correct') {
          const words = `Event occurred on ${one.day} at 09:00. ${one.words}`;
          const ofEvent = { subject_id: subjectOf(one.plant), notes: words };
          const change = {
            day: one.day,
            ...(entry.notes !== undefined && ofEvent),
            ...(entry.kind === 'rated' && { health_rating: one.rating }),
          };
          const asked = { id, garden_id, revision, ...change };
          const sent = messaging.send(correctGardenEventCommand, asked, as());
          if (entry.isWithdrawn) expect(await refusalOf(sent)).toMatchObject({ code: 'conflict' });
          else {
            const changed = await sent;
            const plants = one.plant === null ? null : [subjectOf(one.plant)];
            oracle.correct(entry, { ...change, plants }, changed.revision);
          }
        } else {
          const command = one.type === 'withdraw' ? withdrawGardenEventCommand : restoreGardenEventCommand;
          const sent = messaging.send(command, { id, garden_id, revision }, as());
          if (entry.isWithdrawn === (one.type === 'withdraw'))
            expect(await refusalOf(sent)).toMatchObject({ code: 'conflict', field: 'id' });
          else {
            entry.revision = (await sent).revision;
            entry.isWithdrawn = one.type === 'withdraw';
          }
        }
      }
    }
    const { data: activities } = await messaging.send(
      fetchGardenActivitiesQuery,
      { gardenId: garden_id },
      as(),
    );
    const { data: plants } = await messaging.send(fetchGardenPlantsQuery, { gardenId: garden_id }, as());
    const analytics = await messaging.send(
      fetchGardenAnalyticsQuery,
      { gardenId: garden_id, days: 20 },
      as(),
    );
    expect(
      activities
        .filter(({ revision }) => typeof revision === 'number')
        .map(({ id, occurred_on, revision, event_details }) => [
          id,
          occurred_on ?? TODAY,
          revision,
          event_details.notes.startsWith('Event') ? event_details.notes : undefined,
        ]),
    ).toEqual(oracle.listed());
    expect(
      ids.map((id) => {
        const { last_watered, health_rating, harvested_on } = plants.find((one) => one.id === id) ?? {};
        return { last_watered, health_rating, harvested_on };
      }),
    ).toEqual(ids.map(oracle.plant));
    expect(
      analytics.days.map(({ day: of, watered, harvested }) => ({ day: of, watered, harvested })),
    ).toEqual(analytics.days.map(({ day: of }) => ({ day: of, ...oracle.counted(of) })));
    expect(analytics.days.at(-1)?.health).toBeCloseTo(oracle.averageHealth(), 2);
  }

  it('EDT-7 any sequence of logging, correcting, taking back and restoring is what a plain list says', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), play), { numRuns: 25 });
  });

  it('EDT-7 a watering reminder is open again without its watering, and completed with it', async () => {
    const { messaging } = product;
    const owner = randomUUID();
    const { gardenId: garden_id } = await plantedGarden(owner);
    const log = async (of: string) => {
      const notes = `Event occurred on ${of} at 09:00`;
      const watered = { subject: 'garden', subject_id: garden_id, action: 'watered', notes } as const;
      return (await messaging.send(addGardenEventCommand, { eventDetails: watered }, asGardener(owner))).id;
    };
    const dates = async () =>
      (await messaging.send(fetchUserRemindersQuery, {}, asGardener(owner))).map((one) => [
        one.reminder_datetime.slice(0, 10),
        one.completed_by,
      ]);
    const open = [['2026-05-20', null]];
    const done = [
      ['2026-05-22', null],
      ['2026-05-20', 'watering'],
    ];
    const named = (id: string, revision: number) => ({ id, garden_id, revision });
    const id = await log('2026-05-21');
    expect(await dates()).toEqual(done);
    await messaging.send(withdrawGardenEventCommand, named(id, 0), asGardener(owner));
    expect(await dates()).toEqual(open);
    await messaging.send(restoreGardenEventCommand, named(id, 1), asGardener(owner));
    expect(await dates()).toEqual(done);
    const earlier = { ...named(id, 2), day: '2026-05-19' };
    await messaging.send(correctGardenEventCommand, earlier, asGardener(owner));
    expect(await dates()).toEqual(open);
    // One that a later watering covers as well stays completed.
    const later = { ...named(id, 3), day: '2026-05-21' };
    await messaging.send(correctGardenEventCommand, later, asGardener(owner));
    await log('2026-05-21');
    await messaging.send(withdrawGardenEventCommand, named(id, 4), asGardener(owner));
    expect(await dates()).toEqual(done);
  });

  it('EDT-7 read models rebuilt from the log are, row by row, the live ones', async () => {
    const projections = [...(trackingService.projections ?? []), ...(gardensService.projections ?? [])];
    const tables = projections.flatMap(({ tables: own, schema }) => own.map((table) => `${schema}.${table}`));
    const rowsOf = async (table: string) =>
      (await product.pool.query(`select t::text from ${table} t order by 1`)).rows;
    const live = await Promise.all(tables.map(rowsOf));
    const personal = createPersonalData(product.pool, await readMasterKey({ NODE_ENV: 'test' }));
    const upcaster = createUpcaster(upcastersFrom(eventTypes), createEventEncryption(personal).decrypt);
    for (const projection of projections)
      await rebuildProjection({ store: product.store, projection, upcaster });
    expect(await Promise.all(tables.map(rowsOf))).toEqual(live);
    expect(live.flat().length).toBeGreaterThan(50);
  });
});
