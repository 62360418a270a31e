import type { GardenEvent } from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import type { ChangeGardenEvent, CorrectGardenEvent } from './garden-command';
import { gardenDecider } from './garden.decider';
import { kitchenBed, radish, standing } from './garden.examples';
import type { GardenState, PastEvent } from './garden-state';

const { gardenId, ownerId } = kitchenBed;
const plant = standing(radish, { x: 0, y: 0 });
const today = '2026-05-27';

/** The n-th event of the garden, as the event store has it. */
const stored = (n: number, event: GardenEvent): PastEvent => ({
  ...event,
  id: `event-${n}`,
  metadata: { time: `${today}T0${n}:00:00.000Z` },
});
const watered = (wateredDate: string): GardenEvent => ({
  type: 'GardenWatered',
  schemaVersion: 2,
  data: { gardenId, wateredDate, time: null, plantIds: [plant.id] },
});
const rated = (healthRating: number): GardenEvent => ({
  type: 'PlantHealthRated',
  schemaVersion: 1,
  data: { gardenId, ratings: [{ id: plant.id, healthRating }] },
});
const weeded: Extract<GardenEvent, { type: 'GardenEventRecorded' }> = {
  type: 'GardenEventRecorded',
  schemaVersion: 2,
  data: {
    gardenId,
    subject: 'garden',
    subjectId: gardenId,
    action: 'weeded',
    value: null,
    unit: null,
    oldStatus: null,
    newStatus: null,
    notes: 'Event occurred on 2026-05-20 at 09:00. Twice',
  },
};
const past: PastEvent[] = [
  { type: 'GardenSaved', schemaVersion: 3, data: kitchenBed },
  { type: 'LayoutSaved', schemaVersion: 2, data: { gardenId, plants: [plant] } },
  {
    type: 'PlantingDatesSet',
    schemaVersion: 1,
    data: {
      gardenId,
      plantings: [
        {
          id: plant.id,
          oldStatus: 'planned',
          plantedDate: '2026-05-01',
          expectedHarvestDate: '2026-05-29',
          healthRating: 8,
        },
      ],
    },
  },
  stored(1, watered('2026-05-20')),
  stored(2, watered('2026-05-25')),
  stored(3, rated(3)),
  stored(4, weeded),
  stored(5, { ...weeded, data: { ...weeded.data, action: 'harvested', value: 3 } }),
];

const stateOf = (...events: PastEvent[]): GardenState => fold(gardenDecider, events);
const named = { actorId: ownerId, gardenId, revision: 0 };
const correcting = (eventId: string, changes: Partial<CorrectGardenEvent> = {}): CorrectGardenEvent => ({
  type: 'CorrectGardenEvent',
  ...named,
  eventId,
  day: undefined,
  subjectId: undefined,
  value: undefined,
  unit: undefined,
  notes: undefined,
  healthRating: undefined,
  today,
  ...changes,
});
const withdrawing = (eventId: string, revision = 0): ChangeGardenEvent => ({
  type: 'WithdrawGardenEvent',
  ...named,
  eventId,
  revision,
});
const decide = (command: ChangeGardenEvent, events = past) =>
  gardenDecider.decide(stateOf(...events), command);
const refusal = (command: ChangeGardenEvent, events = past) => {
  const decision = decide(command, events);
  return decision.ok ? undefined : decision.refusal;
};
const eventOf = (command: ChangeGardenEvent, events = past) => {
  const decision = decide(command, events);
  return decision.ok ? decision.events[0] : undefined;
};
const growing = (state: GardenState) => (state.exists ? state.growing.get(plant.id) : undefined);

describe('changing what was logged of a garden', () => {
  it('EDT-7 a watering that is taken back leaves the one before as the last', () => {
    const event = eventOf(withdrawing('event-2'));
    expect(event).toMatchObject({
      type: 'GardenEventWithdrawn',
      data: {
        revision: 1,
        action: 'watered',
        was: { day: '2026-05-25', plantIds: [plant.id] },
        care: [{ id: plant.id, lastWatered: '2026-05-20', healthRating: 3 }],
      },
    });
    expect(event && growing(stateOf(...past, event))).toMatchObject({ lastWatered: '2026-05-20' });
  });

  it('EDT-7 a rating that is taken back leaves the health of the planting', () => {
    expect(eventOf(withdrawing('event-3'))).toMatchObject({
      data: { care: [{ id: plant.id, healthRating: 8 }] },
    });
  });

  it('EDT-7 a correction keeps what it does not name, and its note follows the day', () => {
    expect(eventOf(correcting('event-4', { day: '2026-05-19' }))).toMatchObject({
      type: 'GardenEventCorrected',
      data: {
        was: { day: '2026-05-20' },
        now: { day: '2026-05-19', subject: 'garden', subjectId: gardenId },
        notes: 'Event occurred on 2026-05-19 at 09:00. Twice',
        care: [],
      },
    });
    expect(decide(correcting('event-4'))).toEqual({ ok: true, events: [] });
  });

  it('EDT-7 is refused with what is there now, where another page was faster or it was taken back', () => {
    const withdrawn = eventOf(withdrawing('event-1'));
    const after = withdrawn ? [...past, stored(6, withdrawn)] : past;
    expect(refusal(correcting('event-1', { revision: 1, day: '2026-05-19' }), after)).toMatchObject({
      code: 'conflict',
      field: 'id',
      current: { day: '2026-05-20', revision: 1, is_withdrawn: true },
    });
    expect(refusal(correcting('event-3', { revision: 2, healthRating: 5 }))).toMatchObject({
      code: 'conflict',
      field: 'revision',
      current: { health_rating: 3, revision: 0 },
    });
    const restoring = { ...withdrawing('event-2'), type: 'RestoreGardenEvent' } as const;
    expect(refusal(restoring)).toMatchObject({ code: 'conflict' });
  });

  it.each<[string, string, Partial<CorrectGardenEvent>, string]>([
    ['a day that is yet to come', 'event-4', { day: '2026-06-20' }, 'day'],
    ['a day more than a year ago', 'event-4', { day: '2025-01-20' }, 'day'],
    ['a watering before any planting', 'event-1', { day: '2026-04-20' }, 'day'],
    ['words of the product', 'event-1', { notes: 'Mine' }, 'notes'],
    ['the health of an event', 'event-4', { healthRating: 5 }, 'health_rating'],
    ['a plant that does not stand', 'event-4', { subjectId: 'gone' }, 'subject_id'],
    ['a harvest of less than nothing', 'event-5', { value: -5 }, 'value'],
    ['a harvest of more than there can be', 'event-5', { value: '1e308' }, 'value'],
    ['another event of more than there can be', 'event-4', { value: 1e308 }, 'value'],
    ['what was never logged', 'event-9', {}, 'id'],
  ])('EDT-7 names the field of %s, and decides nothing', (_, eventId, changes, field) => {
    expect(refusal(correcting(eventId, changes))).toMatchObject({ field });
  });

  it('EDT-7 of another user is not found', () => {
    expect(refusal({ ...withdrawing('event-1'), actorId: 'somebody' })).toMatchObject({ code: 'not-found' });
  });
});
