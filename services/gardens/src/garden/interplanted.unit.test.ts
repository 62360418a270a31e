import type { LayoutChangeRequest } from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import { gardenDecider } from './garden.decider';
import { cell, kitchenBed, plants, radish, square, standing, tomato } from './garden.examples';
import { layoutOf, plannedIn } from './garden-layout';
import type { ExistingGarden, PastEvent } from './garden-state';

const { gardenId, ownerId } = kitchenBed;
const today = '2026-05-27';
const idOf = (n: number) => `0d000000-0000-4000-8000-00000000000${n}`;
const [tomatoes, radishes, more] = [idOf(1), idOf(2), idOf(3)];

/** Tomatoes of 2 × 2 stand in the first squares of the kitchen bed. */
const past: PastEvent[] = [
  { type: 'GardenSaved', schemaVersion: 3, data: kitchenBed },
  {
    type: 'LayoutSaved',
    schemaVersion: 2,
    data: { gardenId, plants: [standing(tomato, { id: tomatoes, width: 2, height: 2 })] },
  },
];
const stateOf = (events: readonly PastEvent[]): ExistingGarden => {
  const state = fold(gardenDecider, events);
  if (!state.exists) throw new Error('no garden');
  return state;
};
const decide = (log: readonly PastEvent[], changes: LayoutChangeRequest[]) => {
  const state = stateOf(log);
  const expectedVersion = state.layout.version;
  const act = { actorId: ownerId, gardenId, expectedVersion, changes, plants, today };
  return gardenDecider.decide(state, { type: 'ChangeLayout', ...act });
};
const after = (changes: LayoutChangeRequest[]): PastEvent[] => {
  const decision = decide(past, changes);
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  return [...past, ...decision.events];
};
const place = (id: string, plantId: string, change: object = {}): LayoutChangeRequest => ({
  type: 'place',
  ...{ id, plantId, x: 0, y: 0, width: 1, height: 1 },
  ...change,
});

describe('a planting in the squares of a slower one', () => {
  it('SEA-8 is stored with what it grows between, to come or at once', () => {
    const decision = decide(past, [
      place(radishes, 'radish', { under: tomatoes, after: null }),
      place(more, 'radish', { under: tomatoes, x: 1 }),
    ]);
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    expect(decision.events).toMatchObject([
      {
        type: 'SeasonPlanned',
        schemaVersion: 2,
        data: {
          coming: [{ id: radishes }],
          under: [
            { id: radishes, under: tomatoes },
            { id: more, under: tomatoes },
          ],
        },
      },
      { type: 'LayoutChanged', data: { added: [{ id: more }] } },
    ]);
    const garden = stateOf([...past, ...decision.events]);
    expect(plannedIn(garden).steps).toMatchObject([
      { id: more, under: tomatoes },
      { id: radishes, under: tomatoes },
    ]);
    expect(layoutOf(garden).season.under.get(radishes)).toBe(tomatoes);
  });

  it('SEA-8 is refused where the facts of both kinds leave it no room, with the reason', () => {
    const log = after([place(radishes, 'radish', { x: 2 })]);
    const decision = decide(log, [place(more, 'tomato', { x: 2, under: radishes })]);
    expect(decision.ok || decision.refusal).toEqual({
      code: 'conflict',
      field: 'changes.0.under',
      message:
        "Tomato can't share squares with Radish: it isn't ripe before Radish needs the room, and it isn't a low plant that tolerates its shade.",
    });
  });

  it('SEA-8 is refused in the squares of what is not there', () => {
    const decision = decide(past, [place(radishes, 'radish', { x: 3, under: more })]);
    expect(decision.ok || decision.refusal).toMatchObject({ code: 'not-found', field: 'changes.0.under' });
  });

  it('SEA-8 stays while its host stays in a map, which has one plant for each cell', () => {
    const log = after([place(radishes, 'radish', { under: tomatoes })]);
    const width = 4;
    const save = (cells: object) => {
      const plantMap = Array.from(
        { length: 12 },
        (_, at) => Object.entries(cells).find(([n]) => +n === at)?.[1] ?? null,
      );
      const command = {
        actorId: ownerId,
        gardenId,
        gardenWidth: width,
        plantMap,
        plants,
        newPlantId: () => more,
      };
      return gardenDecider.decide(stateOf(log), { type: 'SavePlants', ...command });
    };
    const big = { ...cell(tomato), plantingWidth: 2, plantingHeight: 2 };
    const map = Object.fromEntries([0, 1, 4, 5].map((at) => [at, { ...big, rootCell: at === 0 }]));
    expect(save(map)).toEqual({ ok: true, events: [] });
    const decision = save({ ...map, ...square(radish, 2, width) });
    expect(decision.ok && decision.events).toMatchObject([
      { type: 'LayoutSaved', data: { plants: [{ id: tomatoes }, { id: more }, { id: radishes }] } },
    ]);
  });

  it('SEA-8 does not keep its garden from a new shape', () => {
    const log = after([place(radishes, 'radish', { under: tomatoes })]);
    const { ownerId: _, ...garden } = { ...kitchenBed, name: 'Other Bed' };
    const command = { type: 'SaveGarden' as const, actorId: ownerId, garden, isNamed: true };
    expect(gardenDecider.decide(stateOf(log), command).ok).toBe(true);
  });

  it('SEA-8 is no reason not to harvest the slow one, though two plans share its squares then', () => {
    const planned = after([
      place(radishes, 'radish', { under: tomatoes, after: null }),
      place(more, 'radish', { after: tomatoes }),
    ]);
    const decision = decide(planned, [{ type: 'end', id: tomatoes, how: 'harvested', day: today }]);
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    const { season } = layoutOf(stateOf([...planned, ...decision.events]));
    expect([...season.coming.keys()]).toEqual([radishes, more]);
  });
});
