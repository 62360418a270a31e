import {
  addGardenEventCall,
  addJournalEntryCall,
  addReminderCall,
  GARDEN_EVENT_TYPES,
  MOODS,
  pathFieldsOf,
  PRIVACY_VALUES,
  sendContactMessageCall,
  updatePlantHealthRatingCall,
  updatePlantingDatesCall,
  updateReminderCall,
  waterAllPlantsCall,
} from '@planted/contracts';
import { RECURRENCE_TYPES } from '@planted/garden-domain';
import fc from 'fast-check';
import type { AnyCall } from './edge/call-request';
import { leavesOf, replaced } from './testing/leaves';
import { startTestGateway, type TestGateway } from './testing/start-test-gateway';

type Body = Record<string, unknown>;

const uuid = fc.uuid({ version: 7 });
const isoOf = (date: Date): string => date.toISOString();
const moment = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map(isoOf);
/** Every day there is, 29 February among them. */
const day = moment.map((iso) => iso.slice(0, 10));
const text = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength, unit: 'grapheme' }).filter((written) => written.trim() !== '');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const eachPlantOnce = <Value>(entry: fc.Arbitrary<Value & { plant_id: string }>) =>
  fc.uniqueArray(entry, { minLength: 1, maxLength: 5, selector: ({ plant_id }) => plant_id });
const record = (fields: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[]) =>
  fc.record(fields, { requiredKeys });

/** What clients may send to the calls of 3 §7 that change something. */
const valid: readonly (readonly [AnyCall, fc.Arbitrary<Body>])[] = [
  [
    updatePlantingDatesCall,
    fc.record({
      plantingDates: eachPlantOnce(
        fc.record(
          { plant_id: uuid, planted_date: day, expected_harvest_date: maybe(day) },
          { requiredKeys: ['plant_id', 'planted_date'] },
        ),
      ),
    }),
  ],
  [
    updatePlantHealthRatingCall,
    fc.record({
      plantHealthUpdates: eachPlantOnce(
        fc.record({ plant_id: uuid, health_rating: fc.double({ min: 0, max: 10, noNaN: true }) }),
      ),
    }),
  ],
  [waterAllPlantsCall, fc.record({ gardenId: uuid, wateringDate: day })],
  [
    addJournalEntryCall,
    record(
      {
        title: text(60),
        content: text(400),
        mood: maybe(fc.constantFrom(...MOODS)),
        mood_intensity: maybe(fc.integer({ min: 0, max: 4 })),
        garden_id: maybe(uuid),
        privacy: fc.constantFrom(...PRIVACY_VALUES),
      },
      ['title', 'content', 'privacy'],
    ),
  ],
  [
    addReminderCall,
    record(
      {
        title: text(60),
        description: maybe(text(400)),
        reminder_datetime: moment,
        priority: maybe(fc.constantFrom(1, 2, 3)),
        garden_id: maybe(uuid),
        plant_id: maybe(uuid),
        recurrence_type: maybe(fc.record({ type: fc.constantFrom(...RECURRENCE_TYPES) })),
        recurrence_interval: maybe(fc.integer({ min: 1, max: 365 })),
        tags: maybe(fc.array(text(20), { maxLength: 5 })),
        is_completed: maybe(fc.boolean()),
        is_active: maybe(fc.boolean()),
        time_zone: maybe(fc.constantFrom('UTC', 'Europe/Paris', 'Pacific/Apia')),
      },
      ['title', 'reminder_datetime'],
    ),
  ],
  [updateReminderCall, fc.record({ id: uuid, is_completed: fc.boolean() })],
  [
    addGardenEventCall,
    fc.record({
      eventDetails: record(
        {
          actor: fc.constant('user'),
          subject: fc.constantFrom('garden', 'plant'),
          subject_id: uuid,
          action: fc.constantFrom(...GARDEN_EVENT_TYPES),
          value: maybe(fc.oneof(text(40), fc.integer())),
          unit: maybe(text(20)),
          old_status: maybe(text(20)),
          new_status: maybe(text(20)),
          notes: maybe(text(400)),
        },
        ['subject', 'subject_id', 'action'],
      ),
    }),
  ],
  [
    sendContactMessageCall,
    fc.record({ email: fc.constantFrom('ada@example.org', ' Grace@Example.org '), message: text(400) }),
  ],
];

/** What is right nowhere in these calls. */
const spoilt = fc.constantFrom<unknown>(
  '\u0000',
  '\uD800',
  [[]],
  { an: 'object' },
  '2027-02-29',
  '2026-02-30T08:00:00Z',
  1e308,
  -1,
);

describe('the calls of 3 §7 that change something', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const noLimit = '1000000';
    gateway = await startTestGateway({
      CALLS_PER_MINUTE: noLimit,
      SAVES_PER_MINUTE: noLimit,
      MESSAGES_PER_HOUR: noLimit,
    });
  });
  afterAll(() => gateway.stop());
  beforeEach(() => {
    gateway.messaging.sent.length = 0;
  });

  it.each(valid.map(([call, bodies]) => [call.path, call, bodies] as const))(
    'API-1 %s sends on whatever its contract allows, as one command',
    async (_, call, bodies) => {
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          gateway.messaging.sent.length = 0;
          const response = await gateway.ask(call, body);
          expect(response.status).not.toBe(400);
          expect(gateway.messaging.sent.map(({ input }) => input)).toEqual([call.request.parse(body)]);
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each(valid.map(([call, bodies]) => [call.path, call, bodies] as const))(
    'API-1 %s refuses what is spoilt in one place, names the place and sends no message',
    async (_, call, bodies) => {
      const inOnePlace = fc.tuple(bodies, fc.nat(), spoilt).map(([body, at, value]) => {
        const places = leavesOf(body);
        const place = places[at % places.length] ?? [];
        return { place, body: replaced(body, place, value) as Body };
      });
      const inPath = pathFieldsOf(call);
      await fc.assert(
        fc.asyncProperty(inOnePlace, async ({ place, body }) => {
          // What is wrong in a path is another test's: most of it makes another path.
          fc.pre(!inPath.includes(place[0] ?? ''));
          fc.pre(!call.request.safeParse(body).success);
          const response = await gateway.ask(call, body);
          const { field, error } = JSON.parse(await response.text()) as Record<string, unknown>;
          expect(response.status).toBe(400);
          expect(`${field}.`.startsWith(`${place.join('.')}.`)).toBe(true);
          expect(error).toContain(field);
          expect(gateway.messaging.sent).toEqual([]);
        }),
        { numRuns: 40 },
      );
    },
  );
});
