import type { GardenEvent, LayoutChangeRequest } from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import { gardenDecider } from './garden.decider';
import { kitchenBed, plants, radish, standing } from './garden.examples';
import type { ExistingGarden, PastEvent } from './garden-state';

const { gardenId, ownerId } = kitchenBed;
const idOf = (n: number) => `0d000000-0000-4000-8000-00000000000${n}`;
const [first, fresh, foreign] = [idOf(1), idOf(2), idOf(9)];
const past: PastEvent[] = [
  { type: 'GardenSaved', schemaVersion: 3, data: kitchenBed },
  { type: 'LayoutSaved', schemaVersion: 2, data: { gardenId, plants: [standing(radish, { id: first })] } },
];

const stateOf = (events: readonly PastEvent[]): ExistingGarden => {
  const state = fold(gardenDecider, events);
  if (!state.exists) throw new Error('no garden');
  return state;
};
function decide(log: readonly PastEvent[], changes: LayoutChangeRequest[]) {
  const state = stateOf(log);
  return gardenDecider.decide(state, {
    type: 'ChangeLayout',
    ...{ actorId: ownerId, gardenId, expectedVersion: state.layout.version, changes, plants },
    today: '2026-05-27',
  });
}
/** What the last of some acts stored, and the log after it. */
function after(...acts: LayoutChangeRequest[][]) {
  let [log, stored]: [PastEvent[], readonly GardenEvent[]] = [past, []];
  for (const changes of acts) {
    const decision = decide(log, changes);
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    stored = decision.events;
    log = [...log, ...stored];
  }
  return { log, stored };
}

const ignore = (id: string, because: string): LayoutChangeRequest => ({
  type: 'ignore-rotation',
  ...{ id, because },
});
const heed = (id: string): LayoutChangeRequest => ({ type: 'heed-rotation', id });
const place: LayoutChangeRequest = {
  type: 'place',
  ...{ id: fresh, plantId: 'radish', x: 1, y: 0, width: 1, height: 1 },
};

describe('TIM-3 rotation advice that is ignored for a planting', () => {
  it('remembers why, trimmed, and is no version of the layout', () => {
    const { log, stored } = after([ignore(first, ' a resistant variety ')]);
    expect(stored).toEqual([
      {
        type: 'RotationIgnored',
        schemaVersion: 1,
        data: { gardenId, plantingId: first, because: 'a resistant variety' },
      },
    ]);
    expect(stateOf(log).layout.version).toBe(stateOf(past).layout.version);
    // Another reason is news, the same is not.
    expect(after([ignore(first, 'x')], [ignore(first, 'x')]).stored).toEqual([]);
    expect(after([ignore(first, 'x')], [ignore(first, 'y')]).stored).toHaveLength(1);
  });

  it('is said of a planting that comes in the same act, after it is there', () => {
    const { stored } = after([ignore(fresh, 'new soil'), place]);
    expect(stored.map(({ type }) => type)).toEqual(['LayoutChanged', 'RotationIgnored']);
  });

  it('stays with the planting when it moves, and when the bed turns', () => {
    const turned: LayoutChangeRequest = {
      type: 'reshape',
      ...{ matrix: '1,1\n1,1\n1,1\n1,1', turns: 1, shiftX: 0, shiftY: 0 },
    };
    const moved: LayoutChangeRequest = { type: 'move', id: first, x: 1, y: 1 };
    const { log } = after([ignore(first, 'new soil')], [moved], [turned]);
    expect(stateOf(log).layout.ignored).toEqual(new Map([[first, 'new soil']]));
  });

  it('is taken back, once; the last word of an act counts', () => {
    const { log, stored } = after([ignore(first, 'x')], [heed(first)]);
    expect(stored).toEqual([
      { type: 'RotationHeeded', schemaVersion: 1, data: { gardenId, plantingId: first } },
    ]);
    expect(stateOf(log).layout.ignored.size).toBe(0);
    expect(after([heed(first)]).stored).toEqual([]);
    expect(after([ignore(first, 'x'), heed(first)]).stored).toEqual([]);
  });

  it('refuses a planting that is not here, by its place in the act, and stores nothing', () => {
    const end: LayoutChangeRequest = { type: 'end', id: first, how: 'mistake', day: '2026-05-27' };
    for (const changes of [
      [place, ignore(foreign, 'x')],
      [end, ignore(first, 'x')],
      [end, heed(first)],
    ]) {
      const decision = decide(past, changes);
      expect(decision.ok ? undefined : decision.refusal).toMatchObject({
        code: 'not-found',
        field: 'changes.1.id',
      });
    }
  });
});
