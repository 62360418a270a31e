import type { GardenEvent, LayoutChangeRequest } from '@planted/contracts';
import fc from 'fast-check';
import { changeLayout as changed } from '@planted/garden-domain';
import { today } from '../garden/change-layout.examples';
import { kitchenBed, plants } from '../garden/garden.examples';
import { gardenDecider } from '../garden/garden.decider';
import type { ChangeLayout } from '../garden/garden-command';
import { layoutOf } from '../garden/garden-layout';
import type { ExistingGarden, GardenState } from '../garden/garden-state';
import { type Reshaped, adoptionOf } from './adoption';
import { asLayoutChange, asStored } from './branch-changes';
import { gardenOf } from './branch-garden';
import type { Branch, BranchAct } from './branch-state';

const { gardenId, ownerId } = kitchenBed;
const idOf = (n: number) => `0d000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;

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
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

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

const asking = (garden: ExistingGarden, changes: readonly LayoutChangeRequest[]): ChangeLayout => ({
  ...{ type: 'ChangeLayout', actorId: ownerId, gardenId, plants, today },
  ...{ expectedVersion: garden.layout.version, changes },
});

const after = (garden: GardenState, events: readonly GardenEvent[]): ExistingGarden => {
  const state = events.reduce<GardenState>(gardenDecider.evolve, garden);
  if (!state.exists) throw new Error('no garden');
  return state;
};

/** Makes what a page asks for, where the garden's rules allow it; tells which changes were made. */
function worked(from: ExistingGarden, wishes: readonly Wish[], first: number) {
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

/** The next that a planting comes after and that is still there. */
function nearest(after: ReadonlyMap<string, string>, alive: ReadonlySet<string>, id: string): string | null {
  let at = after.get(id);
  while (at !== undefined && !alive.has(at)) at = after.get(at);
  return at ?? null;
}

/** What a gardener sees of a garden: what stands, what is to come, its dates, its order, and what is ignored. */
function seen(garden: ExistingGarden) {
  const { standing, season } = layoutOf(garden);
  const alive = new Set([...standing.keys(), ...season.coming.keys()]);
  const ofAlive = <Value>(map: ReadonlyMap<string, Value>) =>
    new Map([...map].filter(([id]) => alive.has(id)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    standing: ofAlive(standing),
    coming: ofAlive(season.coming),
    fixed: ofAlive(season.fixed),
    after: ofAlive(new Map([...alive].map((id) => [id, nearest(season.after, alive, id)]))),
    under: ofAlive(season.under),
    ignored: ofAlive(garden.layout.ignored),
    growing: ofAlive(garden.growing),
  };
}

const branchOf = (acts: readonly BranchAct[]): Branch => ({
  ...{ id: idOf(99), name: 'More salad', day: today, gardenEvents: 1, status: 'open', wasAdopted: false },
  acts,
});

const start = after({ exists: false }, [{ type: 'GardenSaved', schemaVersion: 3, data: kitchenBed }]);
const wishes = fc.array(wish, { maxLength: 14 });
/**
 * What a standing planting came after was dropped, the branch takes the two out of each other's order, and somebody brings
 * it back meanwhile: then nothing else keeps it apart from what comes next.
 */
const beforeIsBack: [Wish[], Wish[], Wish[], number] = [
  [
    { type: 'come', which: 0, other: 0, x: 0, y: 0, size: 1 },
    { type: 'place', which: 0, other: 0, x: 0, y: 0, size: 1 },
    { type: 'after', which: 0, other: 23, x: 0, y: 0, size: 1 },
    { type: 'come', which: 0, other: 0, x: 0, y: 0, size: 1 },
    { type: 'end', which: 1, other: 0, x: 0, y: 0, size: 1 },
  ],
  [{ type: 'after', which: 0, other: 0, x: 0, y: 0, size: 1 }],
  [{ type: 'restore', which: 0, other: 0, x: 0, y: 0, size: 1 }],
  0,
];

/** The branch puts one after the other, and somebody the other after the one: both would be a ring. */
const otherWayAround: [Wish[], Wish[], Wish[], number] = [
  [
    { type: 'place', which: 0, other: 0, x: 0, y: 0, size: 1 },
    { type: 'place', which: 0, other: 0, x: 1, y: 0, size: 1 },
    { type: 'come', which: 0, other: 0, x: 2, y: 0, size: 1 },
  ],
  [
    { type: 'after', which: 0, other: 1, x: 0, y: 0, size: 1 },
    { type: 'come', which: 0, other: 0, x: 0, y: 0, size: 1 },
  ],
  [{ type: 'after', which: 1, other: 2, x: 0, y: 0, size: 1 }],
  0,
];
/** The branch comes after what it takes out of the order and then drops: the garden only drops that. */
const droppedElsewhere: [Wish[], Wish[]] = [
  [
    { type: 'place', which: 0, other: 0, x: 0, y: 0, size: 1 },
    { type: 'come', which: 0, other: 0, x: 0, y: 0, size: 1 },
  ],
  [
    { type: 'come', which: 0, other: 13, x: 0, y: 0, size: 1 },
    { type: 'after', which: 4, other: 0, x: 0, y: 0, size: 1 },
    { type: 'end', which: 10, other: 0, x: 0, y: 0, size: 1 },
  ],
];

/** What is to come in the branch has its time by the order of what stands there. */
const afterStanding: [Wish[], Wish[]] = [
  [{ type: 'come', which: 0, other: 0, x: 0, y: 0, size: 1 }],
  [
    { type: 'place', which: 0, other: 0, x: 0, y: 0, size: 1 },
    { type: 'after', which: 0, other: 7, x: 0, y: 0, size: 1 },
    { type: 'come', which: 0, other: 0, x: 0, y: 0, size: 1 },
  ],
];

describe('TIM-5 adopting a branch', () => {
  it('is the same as having made its acts in the garden, which stays as it is until then', () => {
    fc.assert(
      fc.property(wishes, wishes, (before, planned) => {
        const base = worked(start, before, 0).garden;
        const oracle = worked(base, planned, 40);
        const shown = structuredClone(seen(base));
        const branch = branchOf(oracle.acts);
        expect(seen(gardenOf(base, branch))).toEqual(seen(oracle.garden));
        const { changes, unfit } = adoptionOf({ branch, base, current: base, reshapes: [], today });
        expect(seen(base)).toEqual(shown);
        expect(unfit).toEqual([]);
        if (changes.length === 0) return expect(seen(base)).toEqual(seen(oracle.garden));
        const decision = gardenDecider.decide(base, asking(base, changes));
        expect(decision).toMatchObject({ ok: true });
        const adopted = after(base, decision.ok ? decision.events : []);
        expect(seen(adopted)).toEqual(seen(oracle.garden));
        // Once more there is nothing left to be adopted.
        const again = adoptionOf({ branch, base, current: adopted, reshapes: [], today });
        expect(again).toEqual({ changes: [], unfit: [] });
      }),
      { numRuns: 400, examples: [droppedElsewhere, afterStanding] },
    );
  });

  it('fits into whatever the garden has become, and tells everything that does not', () => {
    fc.assert(
      fc.property(
        wishes,
        wishes,
        wishes,
        fc.integer({ min: 0, max: 5 }),
        (before, planned, others, ground) => {
          const base = worked(start, before, 0).garden;
          const { acts } = worked(base, planned, 40);
          const meanwhile = worked(base, others, 60).garden;
          const { garden: current, reshapes } = reshaped(meanwhile, ground);
          const branch = branchOf(acts);
          const { changes, unfit } = adoptionOf({ branch, base, current, reshapes, today });
          const named = new Set(changes.flatMap((change) => ('id' in change ? [change.id] : [])));
          const decision =
            changes.length === 0
              ? { ok: true as const, events: [] }
              : gardenDecider.decide(current, asking(current, changes));
          expect(decision).toMatchObject({ ok: true });
          const adopted = layoutOf(after(current, decision.ok ? decision.events : []));
          // What came in the branch and stays in it stands or is to come, or needs an answer.
          const draft = layoutOf(gardenOf(base, branch));
          for (const id of [...draft.standing.keys(), ...draft.season.coming.keys()]) {
            const isNew = acts.some((act) =>
              act.changes.some((change) => change.type === 'place' && change.id === id),
            );
            if (!isNew) continue;
            const isThere = adopted.standing.has(id) || adopted.season.coming.has(id);
            expect([id, isThere || unfit.some((one) => one.id === id)]).toEqual([id, true]);
          }
          // What nobody planned stays as others have it.
          for (const [id, spot] of layoutOf(current).standing)
            if (!named.has(id)) expect(adopted.standing.get(id)).toEqual(spot);
        },
      ),
      { numRuns: 400, examples: [beforeIsBack, otherWayAround] },
    );
  });

  it('knows a stored change as the change that it was', () => {
    const asked: LayoutChangeRequest = {
      type: 'place',
      id: idOf(1),
      plantId: 'radish',
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    };
    const made = changed(layoutOf(start), asStored([asked], plants).flatMap(asLayoutChange));
    expect(made).toMatchObject({ ok: true });
  });
});

/** The garden with a row more above its bed, or a turn, or cut in half. */
function reshaped(garden: ExistingGarden, how: number): { garden: ExistingGarden; reshapes: Reshaped[] } {
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
