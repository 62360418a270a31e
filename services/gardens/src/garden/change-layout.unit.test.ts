import {
  accepted,
  acting,
  end,
  first,
  fresh,
  past,
  place,
  second,
  stateOf,
  third,
  today,
} from './change-layout.examples';
import { gardenDecider } from './garden.decider';
import { kitchenBed, radish, standing } from './garden.examples';
import { endedOf } from './layout-history';

const { gardenId } = kitchenBed;

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
});
