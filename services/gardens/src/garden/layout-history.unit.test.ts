import { fold } from '@planted/event-sourcing';
import { first, past, stateOf, today } from './change-layout.examples';
import { gardenDecider } from './garden.decider';
import { kitchenBed, radish, standing } from './garden.examples';
import type { ExistingGarden, PastEvent } from './garden-state';
import { endedOf } from './layout-history';

const { gardenId } = kitchenBed;

describe('the history of a layout', () => {
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
