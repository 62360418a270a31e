import type { LayoutChangeRequest } from '@planted/contracts';
import fc from 'fast-check';
import { changeLayout as changed } from '@planted/garden-domain';
import { today } from '../garden/change-layout.examples';
import { plants } from '../garden/garden.examples';
import { gardenDecider } from '../garden/garden.decider';
import { layoutOf } from '../garden/garden-layout';
import type { ExistingGarden } from '../garden/garden-state';
import { adoptionOf } from './adoption';
import { after, asking, idOf, reshaped, start, type Wish, wishes, worked } from './adoption.examples';
import { asLayoutChange, asStored } from './branch-changes';
import { gardenOf } from './branch-garden';
import type { Branch, BranchAct } from './branch-state';

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
