import type { GardenEvent, LayoutChangeRequest } from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import type { ChangeLayout } from './garden-command';
import { gardenDecider } from './garden.decider';
import { bruno, kitchenBed, plants, radish, standing, tomato } from './garden.examples';
import type { ExistingGarden, PastEvent } from './garden-state';
import { endedOf } from './layout-history';

const { gardenId, ownerId } = kitchenBed;
const today = '2026-05-27';
const ids = [1, 2, 3, 4].map((n) => `0d000000-0000-4000-8000-00000000000${n}`);
const [first = '', second = '', third = '', fresh = ''] = ids;

/** Radish, tomato of 2 × 2, radish: the first row of the kitchen bed is full. */
const past: PastEvent[] = [
  { type: 'GardenSaved', schemaVersion: 2, data: kitchenBed },
  {
    type: 'LayoutSaved',
    schemaVersion: 2,
    data: {
      gardenId,
      plants: [
        standing(radish, { id: first }),
        standing(tomato, { id: second, x: 1, width: 2, height: 2 }),
        standing(radish, { id: third, x: 3 }),
      ],
    },
  },
  {
    type: 'PlantingDatesSet',
    schemaVersion: 1,
    data: {
      gardenId,
      plantings: [
        {
          id: first,
          oldStatus: 'planned',
          plantedDate: '2026-05-01',
          expectedHarvestDate: '2026-05-29',
          healthRating: 8,
        },
      ],
    },
  },
];

const stateOf = (...events: PastEvent[]): ExistingGarden => {
  const state = fold(gardenDecider, events);
  if (!state.exists) throw new Error('no garden');
  return state;
};
const acting = (changes: LayoutChangeRequest[], more: Partial<ChangeLayout> = {}): ChangeLayout => ({
  type: 'ChangeLayout',
  actorId: ownerId,
  gardenId,
  expectedVersion: 2,
  changes,
  plants,
  today,
  ...more,
});
const decide = (command: ChangeLayout, events = past) => gardenDecider.decide(stateOf(...events), command);
function accepted(command: ChangeLayout, events = past): readonly GardenEvent[] {
  const decision = decide(command, events);
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  return decision.events;
}
const refusal = (command: ChangeLayout, events = past) => {
  const decision = decide(command, events);
  return decision.ok ? undefined : decision.refusal;
};
const place = (x: number, y: number, more = {}): LayoutChangeRequest => ({
  type: 'place',
  id: fresh,
  plantId: 'radish',
  x,
  y,
  width: 1,
  height: 1,
  ...more,
});
/** Of a drawing with another shape, saved again as today's pages save it. */
const refusalOfDrawing = (state: ExistingGarden) => {
  const { ownerId: actorId, ...garden } = kitchenBed;
  const drawn = { ...garden, matrix: '1,1,1,1\n1,1,1,1\n1,1,1,1\n1,1,1,1\n1,1,1,1' };
  const decision = gardenDecider.decide(state, {
    type: 'SaveGarden',
    actorId,
    garden: drawn,
    isNamed: true,
  });
  return decision.ok ? undefined : decision.refusal;
};
const end = (id: string, more: object = {}): LayoutChangeRequest => ({
  type: 'end',
  id,
  how: 'failed',
  day: today,
  ...more,
});

describe('changing a layout', () => {
  it('EDT-2 one act is one event, with all that it changed and nothing else', () => {
    const events = accepted(
      acting([
        end(first, { cause: ' slugs ' }),
        { type: 'move', id: third, x: 0, y: 0 },
        place(3, 0, { plantsPerSquare: 9 }),
        { type: 'recolor', id: second, color: '#AABBCC' },
      ]),
    );
    expect(events).toEqual([
      {
        type: 'LayoutChanged',
        schemaVersion: 1,
        data: {
          gardenId,
          version: 3,
          bed: null,
          ended: [{ id: first, how: 'failed', day: today }],
          causes: { [first]: 'slugs' },
          added: [standing(radish, { id: fresh, x: 3, plantsPerSquare: 9 })],
          restored: [],
          changed: [
            { id: second, x: 1, y: 0, width: 2, height: 2, color: '#aabbcc', plantsPerSquare: null },
            { id: third, x: 0, y: 0, width: 1, height: 1, color: '#d4365c', plantsPerSquare: null },
          ],
        },
      },
    ]);
    const after = stateOf(...past, ...events);
    expect(after.plants.map(({ id }) => id)).toEqual([third, second, fresh]);
    expect(after.layout.version).toBe(3);
  });

  it('EDT-2 what changes nothing stores nothing', () => {
    expect(accepted(acting([{ type: 'move', id: first, x: 0, y: 0 }]))).toEqual([]);
    expect(accepted(acting([place(0, 1), end(fresh)]))).toEqual([]);
  });

  it('EDT-3 keeps dates and health through move and resize, and brings them back with what ended', () => {
    const moved = accepted(acting([{ type: 'move', id: first, x: 0, y: 2 }]));
    expect(stateOf(...past, ...moved).growing.get(first)).toMatchObject({ plantedDate: '2026-05-01' });
    const ended = accepted(acting([end(first)]));
    expect(stateOf(...past, ...ended).growing.has(first)).toBe(false);
    const back = accepted(acting([{ type: 'restore', id: first }], { expectedVersion: 3 }), [
      ...past,
      ...ended,
    ]);
    expect(back).toMatchObject([
      { data: { restored: [{ id: first, plantedDate: '2026-05-01', expectedHarvestDate: '2026-05-29' }] } },
    ]);
    const before = stateOf(...past);
    const after = stateOf(...past, ...ended, ...back);
    expect(after.plants).toEqual(before.plants);
    expect(after.growing).toEqual(before.growing);
    expect(endedOf(after.layout).size).toBe(0);
  });

  it('EDT-3 turns the bed with what stands in it, and a late repeat of the save before is refused', () => {
    const reshape = { type: 'reshape', matrix: '1,1,1\n1,1,1\n1,1,1\n0,1,1\n0,1,1', turns: 1 } as const;
    const turned = accepted(acting([{ ...reshape, shiftX: 0, shiftY: 0 }]));
    const after = stateOf(...past, ...turned);
    expect(after.saved.matrix).toBe(reshape.matrix);
    expect(after.plants.map(({ id, x, y, width, height }) => [id, x, y, width, height])).toEqual([
      [first, 2, 0, 1, 1],
      [second, 1, 1, 2, 2],
      [third, 2, 3, 1, 1],
    ]);
    expect(after.growing.get(first)).toMatchObject({ plantedDate: '2026-05-01' });
    const { ownerId: actorId, ...garden } = kitchenBed;
    const late = gardenDecider.decide(after, { type: 'SaveGarden', actorId, garden, isNamed: false });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'conflict' } });
  });

  it('EDT-5 changes settings and ground in one act, which a drawing of before does not overwrite', () => {
    const events = accepted(
      acting([
        { type: 'settings', name: 'Back Bed', soil_type: 'Sandy' },
        { type: 'reshape', matrix: '1,1,1,1\n1,1,1,1\n1,1,1,1\n1,1,1,0', turns: 0, shiftX: 0, shiftY: 1 },
      ]),
    );
    expect(events).toMatchObject([
      {
        type: 'GardenSaved',
        data: { ...kitchenBed, name: 'Back Bed', soilType: 'Sandy' },
      },
      { type: 'LayoutChanged', data: { version: 4, bed: { shiftY: 1 }, ended: [] } },
    ]);
    const after = stateOf(...past, ...events);
    expect(after.layout.version).toBe(4);
    expect(after.saved).toMatchObject({ name: 'Back Bed', soilType: 'Sandy' });
    expect(after.plants.map(({ id, y }) => [id, y])).toEqual([
      [first, 1],
      [second, 1],
      [third, 1],
    ]);
    expect(after.growing.get(first)).toMatchObject({ plantedDate: '2026-05-01', healthRating: 8 });
    expect(refusalOfDrawing(after)).toMatchObject({ code: 'conflict' });
  });

  it('EDT-5 settings alone are one save, which a drawing of before does not overwrite either', () => {
    const settings = { type: 'settings', maintenance: 'High' } as const;
    const [saved, ...others] = accepted(acting([settings]));
    expect(others).toEqual([]);
    expect(saved).toMatchObject({ type: 'GardenSaved', data: { maintenance: 'High' } });
    expect(accepted(acting([{ ...settings, maintenance: kitchenBed.maintenance }]))).toEqual([]);
    const metadata = { time: '2026-05-27T08:00:00.000Z', commandId: 'ChangeLayout:one' };
    const after = stateOf(...past, { ...(saved as PastEvent), metadata });
    expect(after.layout.version).toBe(3);
    expect(refusalOfDrawing(after)).toMatchObject({ code: 'conflict' });
    expect(refusalOfDrawing(stateOf(...past))).toBeUndefined();
  });

  it('EDT-5 acts on plants alone leave shape and settings to the drawing, as before', () => {
    const after = stateOf(...past, ...accepted(acting([end(first), place(2, 2)])));
    expect(refusalOfDrawing(after)).toBeUndefined();
  });

  it('EDT-5 names a change behind settings by its own index, and tells an older page the settings', () => {
    const settings = { type: 'settings', name: 'Back Bed' } as const;
    const taken = { type: 'move', id: third, x: 1, y: 1 } as const;
    expect(refusal(acting([settings, place(0, 1), taken]))).toMatchObject({
      field: 'changes.2',
    });
    expect(refusal(acting([settings], { expectedVersion: 1 }))).toMatchObject({
      current: { settings: { name: kitchenBed.name, soil_type: kitchenBed.soilType } },
    });
  });

  it('EDT-2 names the change that would take the soil from a plant, and the plant', () => {
    const reshape = { type: 'reshape', matrix: '1,1,1\n1,1,1', turns: 0, shiftX: 0, shiftY: 0 } as const;
    expect(refusal(acting([reshape]))).toMatchObject({
      code: 'conflict',
      field: 'changes.0.matrix',
      current: { id: third },
    });
    expect(accepted(acting([end(third, { how: 'moved_away' }), reshape]))).toHaveLength(1);
  });

  it('EDT-6 logs the harvest and clears the square in one act', () => {
    const harvest = { value: 12, unit: 'pieces', notes: 'Crisp', time: '18:05' };
    const events = accepted(acting([end(first, { how: 'harvested', day: '2026-05-26', harvest })]));
    expect(events).toMatchObject([
      {
        type: 'GardenEventRecorded',
        data: {
          subjectId: first,
          action: 'harvested',
          value: 12,
          notes: 'Event occurred on 2026-05-26 at 18:05. Crisp',
        },
      },
      { type: 'LayoutChanged', data: { ended: [{ id: first, how: 'harvested', day: '2026-05-26' }] } },
    ]);
  });

  it('EDT-2, EDT-4 tells an older page what changed since', () => {
    const events = [...past, ...accepted(acting([end(first), { type: 'move', id: third, x: 3, y: 1 }]))];
    expect(refusal(acting([place(0, 1)]), events)).toMatchObject({
      code: 'conflict',
      field: 'expectedVersion',
      current: {
        version: 3,
        matrix: null,
        plants: [{ id: third, x: 3, y: 1 }],
        ended: [{ id: first, how: 'failed', day: today }],
      },
    });
    expect(accepted(acting([place(0, 1)], { expectedVersion: 3 }), events)).toHaveLength(1);
  });

  it('EDT-2 reads what older releases stored as changes and ends without a reason', () => {
    const removed: PastEvent = {
      type: 'PlantsRemoved',
      schemaVersion: 1,
      data: { gardenId, plantIds: [first] },
    };
    const state = stateOf(...past, removed);
    expect(state.layout.version).toBe(3);
    expect(endedOf(state.layout).get(first)).toMatchObject({ how: null, day: null, version: 3 });
  });

  it.each<[string, LayoutChangeRequest[], string]>([
    ['an unknown kind', [place(0, 1), place(1, 2, { id: ids[3], plantId: 'triffid' })], 'changes.1.plantId'],
    ['an id that stands already', [place(0, 1, { id: first })], 'changes.0.id'],
    ['an id that has just ended', [end(first), place(0, 0, { id: first })], 'changes.1.id'],
    ['a plant that is not there', [{ type: 'move', id: fresh, x: 0, y: 1 }], 'changes.0.id'],
    ['what never ended', [{ type: 'restore', id: first }], 'changes.0.id'],
    ['a place that is taken', [place(0, 1), { type: 'move', id: third, x: 1, y: 1 }], 'changes.1'],
    ['ground that is no soil', [place(3, 2)], 'changes.0'],
    [
      'a footprint beyond the bed',
      [{ type: 'resize', id: third, x: 3, y: 0, width: 2, height: 1 }],
      'changes.0',
    ],
    ['an end that is yet to come', [end(first, { day: '2026-06-20' })], 'changes.0.day'],
    ['a harvest of what does not stand', [end(fresh, { harvest: {} })], 'changes.0.id'],
  ])('EDT-2 refuses %s by its index, and decides nothing', (_, changes, field) => {
    expect(refusal(acting(changes))).toMatchObject({ field });
  });

  it('EDT-2 of another user is not found', () => {
    expect(refusal(acting([place(0, 1)], { actorId: bruno }))).toMatchObject({ code: 'not-found' });
  });
});

describe('the state of a garden that was changed often', () => {
  /** One planting after the other: it comes, and the next act ends it. */
  const acts = (count: number): PastEvent[] =>
    Array.from(
      { length: count },
      (_, n): PastEvent => ({
        type: 'LayoutChanged',
        schemaVersion: 1,
        data: {
          ...{ gardenId, version: n + 2, bed: null, causes: {}, restored: [], changed: [] },
          ended: n === 0 ? [] : [{ id: `planting ${n - 1}`, how: 'harvested', day: today }],
          added: [standing(radish, { id: `planting ${n}` })],
        },
      }),
    );
  const [saved] = past;

  it('EDT-4 knows after 4,000 acts what ended, and each act adds to what was there without copying it', () => {
    const events = saved ? [saved, ...acts(4_000)] : [];
    const state = fold(gardenDecider, events) as ExistingGarden;
    expect(endedOf(state.layout).size).toBe(3_999);
    const earlier = fold(gardenDecider, events.slice(0, -1)) as ExistingGarden;
    const [last] = events.slice(-1);
    const after = gardenDecider.evolve(earlier, last as PastEvent) as ExistingGarden;
    expect(after.layout.endings?.before).toBe(earlier.layout.endings);
    expect(after.layout.endings?.ended).toHaveLength(1);
  });
});
