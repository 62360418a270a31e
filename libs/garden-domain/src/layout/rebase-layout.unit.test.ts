import type { Layout, PlantingSpot } from './layout-change';
import { rebaseLayout } from './rebase-layout';

const spot = (id: string, x: number, color = '#000000'): PlantingSpot => ({
  ...{ id, plantId: 'radish', x, y: 0, width: 1, height: 1, color, plantsPerSquare: null },
});
const standing = (...spots: PlantingSpot[]) => new Map(spots.map((one) => [one.id, one]));
const bed = (...spots: PlantingSpot[]): Layout => ({
  matrix: [[1, 1, 1, 1, 1]],
  standing: standing(...spots),
  ended: new Map(),
});

describe('EDT-4 a draft on ground that others have changed', () => {
  it('tells each of a row of moves whose first found no room, and each stands where it stood', () => {
    const base = bed(spot('a', 0), spot('b', 1), spot('c', 2));
    const draft = standing(spot('a', 3), spot('b', 0), spot('c', 1));
    const rebased = rebaseLayout(base, draft, bed(spot('a', 0), spot('b', 1), spot('c', 2), spot('t', 3)));
    expect([...rebased.draft.values()].map(({ id, x }) => `${id}${x}`)).toEqual(['a0', 'b1', 'c2', 't3']);
    expect(rebased.unfit.map(({ id, why, wanted, now }) => [id, why, wanted?.x, now?.x])).toEqual([
      ['a', 'no-room', 3, 0],
      ['b', 'no-room', 0, 1],
      ['c', 'no-room', 1, 2],
    ]);
  });

  it('keeps the color of one page and the place of the other, and tells where both moved', () => {
    const base = bed(spot('a', 0), spot('b', 1));
    const current = bed(spot('a', 0, '#ffffff'), spot('b', 2));
    const rebased = rebaseLayout(base, standing(spot('a', 4), spot('b', 3)), current);
    expect(rebased.draft).toEqual(standing(spot('a', 4, '#ffffff'), spot('b', 2)));
    expect(rebased.unfit).toEqual([{ id: 'b', wanted: spot('b', 3), now: spot('b', 2), why: 'changed' }]);
  });

  it('tells what was removed on one page and changed on the other, and keeps it', () => {
    const base = bed(spot('a', 0), spot('b', 1));
    const rebased = rebaseLayout(base, standing(spot('b', 3)), bed(spot('a', 2)));
    expect(rebased.draft).toEqual(standing(spot('a', 2)));
    expect(rebased.unfit).toEqual([
      { id: 'a', wanted: null, now: spot('a', 2), why: 'changed' },
      { id: 'b', wanted: spot('b', 3), now: null, why: 'ended' },
    ]);
  });
});
