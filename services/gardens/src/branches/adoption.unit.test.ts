import type { LayoutChangeRequest } from '@planted/contracts';
import {
  acting,
  accepted,
  first,
  fresh,
  past,
  place,
  second,
  stateOf,
  third,
  today,
} from '../garden/change-layout.examples';
import { plants } from '../garden/garden.examples';
import { layoutOf } from '../garden/garden-layout';
import { bedChangeOf } from '../garden/layout-history';
import { adoptionOf } from './adoption';
import { asStored } from './branch-changes';
import type { Branch } from './branch-state';

const base = stateOf(...past);
const branchOf = (changes: LayoutChangeRequest[], wasAdopted = false): Branch => ({
  ...{ id: fresh, name: 'More salad', day: today, gardenEvents: 3, status: 'open', wasAdopted },
  acts: [{ changes: asStored(changes, plants), day: '2026-05-20' }],
});

describe('TIM-5 what adopting a branch does', () => {
  it('follows the ground of the garden: a row above the bed moves what the branch has placed and moved', () => {
    const bed = { matrix: '1,1,1,1\n1,1,1,1\n1,1,1,1\n1,1,1,1', turns: 0, shiftX: 0, shiftY: 1 } as const;
    const current = stateOf(...past, ...accepted(acting([{ type: 'reshape', ...bed }])));
    const reshapes = [{ before: layoutOf(base).matrix, change: bedChangeOf({ ...bed }) }];
    const branch = branchOf([place(0, 1), { type: 'move', id: third, x: 3, y: 1 }]);
    const { changes, unfit } = adoptionOf({ branch, base, current, reshapes, today });
    expect(unfit).toEqual([]);
    expect(changes).toMatchObject([
      { type: 'move', id: third, x: 3, y: 2 },
      { type: 'place', id: fresh, x: 0, y: 2 },
    ]);
  });

  it('ends what the branch removes on the day of its adoption, as the branch says', () => {
    const end: LayoutChangeRequest = {
      type: 'end',
      id: first,
      how: 'moved_away',
      cause: 'No room',
      day: '2026-05-20',
    };
    const { changes } = adoptionOf({ branch: branchOf([end]), base, current: base, reshapes: [], today });
    expect(changes).toEqual([{ type: 'end', id: first, how: 'moved_away', cause: 'No room', day: today }]);
  });

  it('asks about what both have changed, and leaves it as it is in the garden', () => {
    const current = stateOf(...past, ...accepted(acting([{ type: 'move', id: third, x: 0, y: 2 }])));
    const branch = branchOf([
      { type: 'move', id: third, x: 3, y: 1 },
      { type: 'end', id: second, how: 'mistake', day: today },
    ]);
    const { changes, unfit } = adoptionOf({ branch, base, current, reshapes: [], today });
    expect(changes).toMatchObject([{ type: 'end', id: second }]);
    expect(unfit).toMatchObject([
      { id: third, why: 'changed', now: { x: 0, y: 2 }, changes: [{ type: 'move', id: third, x: 3, y: 1 }] },
    ]);
  });

  it('places again what ended when an earlier adoption was taken back, and asks about it otherwise', () => {
    const placed = [...past, ...accepted(acting([place(0, 1)]))];
    const gone: LayoutChangeRequest = { type: 'end', id: fresh, how: 'mistake', day: today };
    const current = stateOf(...placed, ...accepted(acting([gone], { expectedVersion: 3 }), placed));
    const adopted = adoptionOf({ branch: branchOf([place(0, 1)], true), base, current, reshapes: [], today });
    expect(adopted.unfit).toEqual([]);
    expect(adopted.changes[0]).toEqual({ type: 'restore', id: fresh });
    const other = adoptionOf({ branch: branchOf([place(0, 1)]), base, current, reshapes: [], today });
    expect(other.unfit).toMatchObject([{ id: fresh, why: 'ended' }]);
  });
});
