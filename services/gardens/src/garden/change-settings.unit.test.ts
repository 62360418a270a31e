import {
  accepted,
  acting,
  end,
  first,
  past,
  place,
  refusal,
  second,
  stateOf,
  third,
} from './change-layout.examples';
import { gardenDecider } from './garden.decider';
import { kitchenBed } from './garden.examples';
import type { ExistingGarden, PastEvent } from './garden-state';

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

describe('changing the settings of a garden', () => {
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
});
