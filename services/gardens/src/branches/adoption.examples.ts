import type { GardenEvent, LayoutChangeRequest } from '@planted/contracts';
import fc from 'fast-check';
import { today } from '../garden/change-layout.examples';
import { kitchenBed, plants } from '../garden/garden.examples';
import { gardenDecider } from '../garden/garden.decider';
import type { ChangeLayout } from '../garden/garden-command';
import { layoutOf } from '../garden/garden-layout';
import type { ExistingGarden, GardenState } from '../garden/garden-state';
import type { Reshaped } from './adoption';
import { asStored } from './branch-changes';
import type { BranchAct } from './branch-state';

const { gardenId, ownerId } = kitchenBed;
export const idOf = (n: number) => `0d000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;

const wish = fc.record({
  type: fc.constantFrom(
    'place',
    'come',
    'move',
    'resize',
    'recolor',
    'count',
    'end',
    'restore',
    'fix',
    'after',
    'ignore',
    'heed',
  ),
  which: fc.nat(30),
  other: fc.nat(30),
  x: fc.nat(3),
  y: fc.nat(2),
  size: fc.integer({ min: 1, max: 2 }),
});
export type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

/** The change that a page would ask for, of a garden as it shows it. */
function changeOf(
  { type, which, other, x, y, size }: Wish,
  garden: ExistingGarden,
  fresh: string,
): LayoutChangeRequest {
  const { standing, ended, season } = layoutOf(garden);
  const alive = [...standing.keys(), ...season.coming.keys()];
  const gone = [...ended.keys(), ...season.dropped.keys()];
  const id = alive[which % Math.max(1, alive.length)] ?? fresh;
  const place = {
    type: 'place',
    id: fresh,
    plantId: size === 1 ? 'radish' : 'tomato',
    x,
    y,
    width: size,
    height: size,
  } as const;
  switch (type) {
    case 'place':
      return place;
    case 'come':
      return { ...place, after: alive[other % Math.max(1, alive.length)] ?? null };
    case 'move':
      return { type: 'move', id, x, y };
    case 'resize':
      return { type: 'resize', id, x, y, width: size, height: 1 };
    case 'recolor':
      return { type: 'recolor', id, color: `#0000${10 + (other % 80)}` };
    case 'count':
      return { type: 'count', id, plantsPerSquare: 1 + (other % 9) };
    case 'end':
      return {
        type: 'end',
        id,
        how: other % 2 ? 'moved_away' : 'mistake',
        cause: other % 3 ? null : 'slugs',
        day: today,
      };
    case 'restore':
      return { type: 'restore', id: gone[which % Math.max(1, gone.length)] ?? fresh };
    case 'fix':
      return { type: 'fix-step', id, step: 'sow', day: other % 4 ? `2026-06-${10 + (other % 20)}` : null };
    case 'after':
      return {
        type: 'put-after',
        id,
        after: other % 3 ? (alive[other % Math.max(1, alive.length)] ?? null) : null,
      };
    case 'ignore':
      return { type: 'ignore-rotation', id, because: `reason ${other % 5}` };
    case 'heed':
      return { type: 'heed-rotation', id };
    default:
      return type satisfies never;
  }
}

/** The command of changes of a garden as it is. */
export const asking = (garden: ExistingGarden, changes: readonly LayoutChangeRequest[]): ChangeLayout => ({
  ...{ type: 'ChangeLayout', actorId: ownerId, gardenId, plants, today },
  ...{ expectedVersion: garden.layout.version, changes },
});

export const after = (garden: GardenState, events: readonly GardenEvent[]): ExistingGarden => {
  const state = events.reduce<GardenState>(gardenDecider.evolve, garden);
  if (!state.exists) throw new Error('no garden');
  return state;
};

/** Makes what a page asks for, where the garden's rules allow it; tells which changes were made. */
export function worked(from: ExistingGarden, wishes: readonly Wish[], first: number) {
  const acts: BranchAct[] = [];
  let garden = from;
  for (const [n, each] of wishes.entries()) {
    const changes = [changeOf(each, garden, idOf(first + n))];
    const decision = gardenDecider.decide(garden, asking(garden, changes));
    if (!decision.ok || decision.events.length === 0) continue;
    garden = after(garden, decision.events);
    acts.push({ changes: asStored(changes, plants), day: today });
  }
  return { garden, acts };
}

/** A garden in which nothing stands yet. */
export const start = after({ exists: false }, [{ type: 'GardenSaved', schemaVersion: 3, data: kitchenBed }]);
export const wishes = fc.array(wish, { maxLength: 14 });
/** The garden with a row more above its bed, or a turn, or cut in half. */
export function reshaped(
  garden: ExistingGarden,
  how: number,
): { garden: ExistingGarden; reshapes: Reshaped[] } {
  const bed = [
    undefined,
    { matrix: '1,1,1,1\n1,1,1,1\n1,1,1,1\n1,1,1,0', turns: 0, shiftX: 0, shiftY: 1 },
    { matrix: '1,1,1\n1,1,1\n1,1,1\n1,1,1', turns: 1, shiftX: 0, shiftY: 0 },
    { matrix: '1,1,0,0\n1,1,0,0\n1,1,0,0', turns: 0, shiftX: 0, shiftY: 0 },
  ][how];
  if (!bed) return { garden, reshapes: [] };
  const change = { type: 'reshape', ...bed } as LayoutChangeRequest;
  const decision = gardenDecider.decide(garden, asking(garden, [change]));
  if (!decision.ok) return { garden, reshapes: [] };
  const before = layoutOf(garden).matrix;
  const next = after(garden, decision.events);
  const { turns, shiftX: x, shiftY: y } = bed;
  return {
    garden: next,
    reshapes: [{ before, change: { turns: turns as 0 | 1, shift: { x, y }, matrix: layoutOf(next).matrix } }],
  };
}
